import userEvent from '@testing-library/user-event'
import type { ComponentType } from 'react'
import {
  addressTypes,
  configuration,
  correspondentGroups,
  indexCounters,
  numberIndexes,
} from '../../../src/contract/configuration.ts'
import { deadlineRules } from '../../../src/contract/deadlines.ts'
import type { Endpoint } from '../../../src/contract/endpoint.ts'
import { nomenclatures } from '../../../src/contract/nomenclatures.ts'
import LibrarySettingsPage from '../../../src/features/library/manage/LibrarySettingsPage.tsx'
import ClassificationTreePage from '../../../src/features/settings/classifications/ClassificationTreePage.tsx'
import AddressTypesPage from '../../../src/features/settings/correspondent-registers/AddressTypesPage.tsx'
import GroupsPage from '../../../src/features/settings/correspondent-registers/GroupsPage.tsx'
import DeadlineRulesPage from '../../../src/features/settings/deadline-rules/DeadlineRulesPage.tsx'
import DocumentTypesPage from '../../../src/features/settings/document-types/DocumentTypesPage.tsx'
import NomenclaturesPage from '../../../src/features/settings/nomenclatures/NomenclaturesPage.tsx'
import CountersPage from '../../../src/features/settings/numbering/CountersPage.tsx'
import NumberIndexesPage from '../../../src/features/settings/numbering/NumberIndexesPage.tsx'
import OwnerRulesPage from '../../../src/features/settings/owner-rules/OwnerRulesPage.tsx'
import PermissionTemplatesPage from '../../../src/features/settings/permission-templates/PermissionTemplatesPage.tsx'
import { choose, pick, tick, write } from './formByKeys.ts'

const required = 'Полето е задължително'
type FormStep = () => Promise<unknown>
type Messages = Readonly<Record<string, string>>
type Calls = { list: Endpoint; edit: Endpoint }

/** A form of the settings, for tests of its messages. A new form needs a row in `settingsForms`. */
export type SettingsForm = {
  Page: ComponentType
  search?: string
  add: string
  empty: Messages
  /** Invalid values, the expected messages by field, and the texts that must stay in the fields. */
  wrong: { type: FormStep; says: Messages; holds: Messages }
  mend: FormStep
  saved: string
  /** The title of the dialog that says what the added record still lacks. */
  checklist?: string
  shared?: { calls: Calls; key: string; label: string; name: string }
  used?: { name: string; because: string }
}

const ofNames = (one: string, standing: string, fresh: string) => ({
  empty: { Наименование: required },
  wrong: {
    type: () => write('Наименование', `„${standing.toLowerCase()}“`),
    says: { Наименование: `Вече има ${one} с това наименование.` },
    holds: { Наименование: `„${standing.toLowerCase()}“` },
  },
  mend: () => write('Наименование', fresh),
})

export const settingsForms: readonly SettingsForm[] = [
  {
    Page: GroupsPage,
    add: 'Нова кореспондентска група',
    ...ofNames('кореспондентска група', 'Общини', 'Учебни заведения'),
    saved: 'Групата е добавена.',
    shared: { calls: correspondentGroups, key: 'name', label: 'Наименование', name: 'Учебни заведения' },
    used: { name: 'Общини', because: 'кореспонденти' },
  },
  {
    Page: AddressTypesPage,
    add: 'Нов вид адрес',
    ...ofNames('вид адрес', 'Постоянен адрес', 'Склад за изделия'),
    saved: 'Видът е добавен.',
    shared: { calls: addressTypes, key: 'name', label: 'Наименование', name: 'Склад за изделия' },
  },
  {
    Page: NomenclaturesPage,
    search: '?list=contactTypes',
    add: 'Нов вид контакт',
    empty: { Код: required, Наименование: required },
    wrong: {
      type: async () => {
        await write('Код', 'Н1')
        await write('Наименование', '„факс“')
        await write('Изписване на латиница', 'Service chat')
        await write('Валидна от', '02.03.2026')
        await write('Валидна до', '01.03.2026')
      },
      says: {
        Наименование: 'Вече има вид контакт с това наименование.',
        'Валидна до': 'Датата трябва да е не по-рано от 02.03.2026',
      },
      holds: { Код: 'Н1', 'Изписване на латиница': 'Service chat' },
    },
    mend: async () => {
      await write('Наименование', 'Служебен чат')
      await write('Валидна до', '')
    },
    saved: 'Видът е добавен.',
    shared: { calls: nomenclatures.contactTypes, key: 'name', label: 'Наименование', name: 'Служебен чат' },
  },
  {
    Page: CountersPage,
    add: 'Нов брояч',
    empty: { Наименование: required },
    wrong: {
      type: async () => {
        await write('Наименование', 'кореспонденция')
        await write('Начален №', '10')
        await write('Текуща стойност', '5')
        await write('Стъпка', '0')
      },
      says: {
        Наименование: 'Вече има брояч с това наименование.',
        'Текуща стойност': 'Не може да е под началния номер без единица.',
        Стъпка: 'Поне 1.',
      },
      holds: { 'Начален №': '10', 'Текуща стойност': '5' },
    },
    mend: async () => {
      await write('Наименование', 'Проби')
      await write('Текуща стойност', '9')
      await write('Стъпка', '1')
    },
    saved: 'Броячът е добавен.',
    shared: { calls: indexCounters, key: 'name', label: 'Наименование', name: 'Проби' },
    used: { name: 'Кореспонденция, 2026 г.', because: 'Ползва се от' },
  },
  {
    Page: NumberIndexesPage,
    add: 'Нов регистров индекс',
    empty: { Наименование: required, Индекс: required, Брояч: required, Обхват: required },
    wrong: {
      type: async () => {
        await write('Наименование', 'становища')
        await write('Индекс', 'рд-09')
      },
      says: { Наименование: 'Вече има регистров индекс с това наименование.', Индекс: 'Вече има такъв индекс.' },
      holds: { Индекс: 'рд-09' },
    },
    mend: async () => {
      await write('Наименование', 'Проби')
      await write('Индекс', 'ПБ')
      await pick('Брояч', 'Становища', /^Становища/)
      await choose('Обхват', 'Документооборот')
    },
    saved: 'Индексът е добавен.',
    shared: { calls: numberIndexes, key: 'name', label: 'Наименование', name: 'Проби' },
    used: { name: '94 Становища', because: 'Ползва се от' },
  },
  {
    Page: DocumentTypesPage,
    add: 'Нов вид документ',
    empty: { Код: required, Наименование: required, Обхват: required, Посоки: required },
    wrong: {
      type: async () => {
        await write('Код', 'пис')
        await write('Наименование', 'писмо')
        await choose('Обхват', 'Документооборот')
      },
      says: {
        Код: 'Вече има вид документ с този код.',
        Наименование: 'Вече има вид документ с това наименование.',
        Посоки: required,
      },
      holds: { Код: 'пис', Наименование: 'писмо' },
    },
    mend: async () => {
      await write('Код', 'ПРБ')
      await write('Наименование', 'Проба')
      await tick('Вътрешен', true)
    },
    saved: 'Видът е добавен.',
    checklist: 'Настройки на „Проба“',
    shared: {
      calls: { list: configuration.getDocumentTypes, edit: configuration.saveDocumentType },
      ...{ key: 'name', label: 'Наименование', name: 'Проба' },
    },
    used: { name: 'Писмо', because: 'Ползва се от' },
  },
  {
    Page: DeadlineRulesPage,
    add: 'Ново правило за срок',
    empty: { 'Вид документ': required, Срок: required, 'Мерна единица': required },
    wrong: {
      type: async () => {
        await pick('Вид документ', 'Писмо', 'Писмо')
        await choose('Посока', 'Входящ')
        await write('Срок', '0')
        await pick('Мерна единица', 'Работни', /^Работни/)
        await write('Правно основание', 'вътрешно правило 7')
        await write('Валидно от', '02.03.2026')
        await write('Валидно до', '01.03.2026')
      },
      says: {
        'Вид документ': 'Вече има активно правило за този вид, посока, класификация и обект.',
        Срок: 'Най-малката стойност е 1.',
        'Валидно до': 'Краят не може да е преди началото.',
      },
      holds: { 'Правно основание': 'вътрешно правило 7', Срок: '0' },
    },
    mend: async () => {
      await choose('Посока', 'Изходящ')
      await write('Срок', '9')
      await write('Валидно до', '31.12.2026')
    },
    saved: 'Правилото е добавено.',
    shared: { calls: deadlineRules, key: 'legalBasis', label: 'Правно основание', name: 'вътрешно правило 7' },
  },
  {
    Page: ClassificationTreePage,
    add: 'Нова класификация',
    empty: { Код: required, Наименование: required },
    wrong: {
      type: async () => {
        await write('Код', '01')
        await write('Наименование', 'финанси')
        await write('Срок за съхранение', '101')
      },
      says: {
        Код: 'Вече има класификация с този код.',
        Наименование: 'Вече има класификация с това наименование.',
        'Срок за съхранение': 'Най-голямата стойност е 100.',
      },
      holds: { Код: '01', 'Срок за съхранение': '101' },
    },
    mend: async () => {
      await write('Код', '99')
      await write('Наименование', 'Проби')
      await write('Срок за съхранение', '')
    },
    saved: 'Класификацията е добавена.',
  },
  {
    Page: OwnerRulesPage,
    add: 'Ново правило за собственик',
    empty: {
      Посока: 'За същите посока, звено и вид вече има активно правило №',
      'Водеща длъжност': 'Изберете длъжност или служител.',
    },
    wrong: {
      type: async () => {
        await pick('Вид документ', 'Жалба', 'Жалба')
        await pick('Водеща длъжност', 'Председател', /^Председател/)
        await pick('Или водещ служител', 'Петрова', /Петрова/)
      },
      says: { 'Или водещ служител': 'Изберете само едното: длъжност или служител.' },
      holds: { 'Вид документ': 'Жалба' },
    },
    mend: async () => {
      await write('Или водещ служител', '')
      await userEvent.tab()
    },
    saved: 'Правилото е добавено.',
  },
  {
    Page: PermissionTemplatesPage,
    add: 'Нов шаблон за права',
    empty: { Наименование: required, 'Добави кой получава права': 'Добавете поне един получател на права.' },
    wrong: {
      type: async () => {
        await write('Наименование', 'съдебни книжа')
        await write('Описание', 'Кой чете пробите')
        await pick('Добави кой получава права', 'Автор', /^Автор/)
        await tick('Четене: Автор на документа', false)
      },
      says: {
        Наименование: 'Вече има шаблон за права с това наименование.',
        'Добави кой получава права': 'Изберете поне едно право за всеки получател.',
      },
      holds: { Описание: 'Кой чете пробите' },
    },
    mend: async () => {
      await write('Наименование', 'Проби')
      await tick('Четене: Автор на документа', true)
    },
    saved: 'Шаблонът е добавен.',
  },
  {
    Page: LibrarySettingsPage,
    add: 'Нова папка',
    empty: { Наименование: required },
    wrong: {
      type: async () => {
        await write('Наименование', 'нормативни актове')
        await write('Описание', 'Проби на документи')
      },
      says: { Наименование: 'Вече има папка на това място с това наименование.' },
      holds: { Описание: 'Проби на документи' },
    },
    mend: () => write('Наименование', 'Проби'),
    saved: 'Папката е добавена.',
  },
]
