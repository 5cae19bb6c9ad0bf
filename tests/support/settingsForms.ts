import type { Locator } from 'playwright/test'
import { configuration, indexCounters, numberIndexes } from '../../src/contract/configuration.ts'
import { deadlineRules } from '../../src/contract/deadlines.ts'
import type { Endpoint } from '../../src/contract/endpoint.ts'

const required = 'Полето е задължително'
type Step = (dialog: Locator) => Promise<unknown>
/** A field by its label, and what stands at it. */
type Messages = Readonly<Record<string, string>>
/** A call of a register that answers all its records, and the one that writes one of them. */
type Calls = { list: Endpoint; edit: Endpoint }

/**
 * The forms of the settings that have more than code and name, for the journey through their messages. Whoever adds one
 * adds a row:
 * - `address`, and the button that opens its dialog;
 * - `empty`: what the empty form says at which field; `wrong`: how mistakes are typed, what is said of them at which
 *   field, and what of it must still stand there afterwards; `mend`: how they are mended;
 * - `saved`: what the toast says then;
 * - `shared`: a text field of the new record that somebody else changes while it is open here, with its calls, and how it
 *   stands in the list;
 * - `used`: a record that cannot be deleted, and why, in the words of the screen.
 */
export type SettingsForm = {
  address: string
  add: string
  empty: Messages
  wrong: { type: Step; says: Messages; holds: Messages }
  mend: Step
  saved: string
  shared?: { calls: Calls; key: string; label: string; name: string }
  used?: { name: string; because: string }
}

const write = (dialog: Locator, label: string, text: string) => dialog.getByLabel(label).first().fill(text)
const pick = async (dialog: Locator, label: string, typed: string, name: string | RegExp) => {
  await dialog.getByRole('combobox', { name: label }).fill(typed)
  await dialog.page().getByRole('option', { name }).first().click()
}
const choose = (dialog: Locator, label: string, option: string) => dialog.getByLabel(label).first().selectOption(option)

export const settingsForms: readonly SettingsForm[] = [
  {
    address: '/settings/incremental-numbers',
    add: 'Нов брояч',
    empty: { Наименование: required },
    wrong: {
      type: async (dialog) => {
        await write(dialog, 'Наименование', 'кореспонденция')
        await write(dialog, 'Начален №', '10')
        await write(dialog, 'Текуща стойност', '5')
        await write(dialog, 'Стъпка', '0')
      },
      says: {
        Наименование: 'Вече има брояч с това наименование.',
        'Текуща стойност': 'Не може да е под началния номер без единица.',
        Стъпка: 'Поне 1.',
      },
      holds: { 'Начален №': '10', 'Текуща стойност': '5' },
    },
    mend: async (dialog) => {
      await write(dialog, 'Наименование', 'Проби')
      await write(dialog, 'Текуща стойност', '9')
      await write(dialog, 'Стъпка', '1')
    },
    saved: 'Броячът е добавен.',
    shared: { calls: indexCounters, key: 'name', label: 'Наименование', name: 'Проби' },
    used: { name: 'Кореспонденция, 2026 г.', because: 'Ползва се от' },
  },
  {
    address: '/settings/index-to-documents',
    add: 'Нов регистров индекс',
    empty: { Наименование: required, Индекс: required, Брояч: required, Обхват: required },
    wrong: {
      type: async (dialog) => {
        await write(dialog, 'Наименование', 'становища')
        await write(dialog, 'Индекс', 'рд-09')
      },
      says: { Наименование: 'Вече има регистров индекс с това наименование.', Индекс: 'Вече има такъв индекс.' },
      holds: { Индекс: 'рд-09' },
    },
    mend: async (dialog) => {
      await write(dialog, 'Наименование', 'Проби')
      await write(dialog, 'Индекс', 'ПБ')
      await pick(dialog, 'Брояч', 'Становища', /^Становища/)
      await choose(dialog, 'Обхват', 'Документооборот')
    },
    saved: 'Индексът е добавен.',
    shared: { calls: numberIndexes, key: 'name', label: 'Наименование', name: 'Проби' },
    used: { name: '94 Становища', because: 'Ползва се от' },
  },
  {
    address: '/settings/documentTypes',
    add: 'Нов вид документ',
    empty: { Код: required, Наименование: required, Обхват: required, Посоки: required },
    wrong: {
      type: async (dialog) => {
        await write(dialog, 'Код', 'пис')
        await write(dialog, 'Наименование', 'писмо')
        await choose(dialog, 'Обхват', 'Документооборот')
      },
      says: {
        Код: 'Вече има вид документ с този код.',
        Наименование: 'Вече има вид документ с това наименование.',
        Посоки: required,
      },
      holds: { Код: 'пис', Наименование: 'писмо' },
    },
    mend: async (dialog) => {
      await write(dialog, 'Код', 'ПРБ')
      await write(dialog, 'Наименование', 'Проба')
      await dialog.getByLabel('Вътрешен').check()
    },
    saved: 'Видът е добавен.',
    shared: {
      calls: { list: configuration.getDocumentTypes, edit: configuration.saveDocumentType },
      ...{ key: 'name', label: 'Наименование', name: 'Проба' },
    },
    used: { name: 'Писмо', because: 'Ползва се от' },
  },
  {
    address: '/settings/rules-for-deadlines',
    add: 'Ново правило за срок',
    empty: { 'Вид документ': required, Срок: required, 'Мерна единица': required },
    wrong: {
      type: async (dialog) => {
        await pick(dialog, 'Вид документ', 'Писмо', 'Писмо')
        await choose(dialog, 'Посока', 'Входящ')
        await write(dialog, 'Срок', '0')
        await pick(dialog, 'Мерна единица', 'Работни', /^Работни/)
        await write(dialog, 'Правно основание', 'вътрешно правило 7')
        await write(dialog, 'Валидно от', '02.03.2026')
        await write(dialog, 'Валидно до', '01.03.2026')
      },
      says: {
        'Вид документ': 'Вече има активно правило за този вид, посока, класификация и обект.',
        Срок: 'Най-малката стойност е 1.',
        'Валидно до': 'Краят не може да е преди началото.',
      },
      holds: { 'Правно основание': 'вътрешно правило 7', Срок: '0' },
    },
    mend: async (dialog) => {
      await choose(dialog, 'Посока', 'Изходящ')
      await write(dialog, 'Срок', '9')
      await write(dialog, 'Валидно до', '31.12.2026')
    },
    saved: 'Правилото е добавено.',
    shared: { calls: deadlineRules, key: 'legalBasis', label: 'Правно основание', name: 'вътрешно правило 7' },
  },
  {
    address: '/settings/documentClassificationTree',
    add: 'Нова класификация',
    empty: { Код: required, Наименование: required },
    wrong: {
      type: async (dialog) => {
        await write(dialog, 'Код', '01')
        await write(dialog, 'Наименование', 'финанси')
        await write(dialog, 'Срок за съхранение', '101')
      },
      says: {
        Код: 'Вече има класификация с този код.',
        Наименование: 'Вече има класификация с това наименование.',
        'Срок за съхранение': 'Най-голямата стойност е 100.',
      },
      holds: { Код: '01', 'Срок за съхранение': '101' },
    },
    mend: async (dialog) => {
      await write(dialog, 'Код', '99')
      await write(dialog, 'Наименование', 'Проби')
      await write(dialog, 'Срок за съхранение', '')
    },
    saved: 'Класификацията е добавена.',
  },
  {
    address: '/settings/case-file-owner-rules',
    add: 'Ново правило за собственик',
    empty: {
      Посока: 'За същите посока, звено и вид вече има активно правило №',
      'Водеща длъжност': 'Изберете длъжност или служител.',
    },
    wrong: {
      type: async (dialog) => {
        await pick(dialog, 'Вид документ', 'Жалба', 'Жалба')
        await pick(dialog, 'Водеща длъжност', 'Председател', /^Председател/)
        await pick(dialog, 'Или водещ служител', 'Петрова', /Петрова/)
      },
      says: { 'Или водещ служител': 'Изберете само едното: длъжност или служител.' },
      holds: { 'Вид документ': 'Жалба' },
    },
    mend: async (dialog) => {
      await dialog.getByRole('combobox', { name: 'Или водещ служител' }).fill('')
      await dialog.page().keyboard.press('Tab')
    },
    saved: 'Правилото е добавено.',
  },
  {
    address: '/settings/permissionTemplates',
    add: 'Нов шаблон за права',
    empty: { Наименование: required, 'Добави субект': 'Добавете поне един субект.' },
    wrong: {
      type: async (dialog) => {
        await write(dialog, 'Наименование', 'съдебни книжа')
        await write(dialog, 'Описание', 'Кой чете пробите')
        await pick(dialog, 'Добави субект', 'Автор', /^Автор/)
        await dialog.getByLabel('Четене: Автор на документа').uncheck()
      },
      says: {
        Наименование: 'Вече има шаблон за права с това наименование.',
        'Добави субект': 'Изберете поне едно право за всеки субект.',
      },
      holds: { Описание: 'Кой чете пробите' },
    },
    mend: async (dialog) => {
      await write(dialog, 'Наименование', 'Проби')
      await dialog.getByLabel('Четене: Автор на документа').check()
    },
    saved: 'Шаблонът е добавен.',
  },
  {
    address: '/settings/library',
    add: 'Нова папка',
    empty: { Наименование: required },
    wrong: {
      type: async (dialog) => {
        await write(dialog, 'Наименование', 'нормативни актове')
        await write(dialog, 'Описание', 'Проби на документи')
      },
      says: { Наименование: 'Вече има папка на това място с това наименование.' },
      holds: { Описание: 'Проби на документи' },
    },
    mend: (dialog) => write(dialog, 'Наименование', 'Проби'),
    saved: 'Папката е добавена.',
  },
]
