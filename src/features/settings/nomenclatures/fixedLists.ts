import { metadata } from '../../../contract/metadata.ts'
import { type LookupOptions, lookupOptions } from '../../../screen-kit/lookup/lookupOptions.ts'
import { documentStatuses, keepOptions } from '../../../screen-kit/lookup/lookups.ts'
import { directions, permissionTypes, targetTypes } from '../choices/settingsLookups.ts'

export type FixedList = { name: string; title: string; because: string; from: LookupOptions }

const countedBy = 'Всяка мярка се брои по свое правило, затова нова тук нямаше да има как да се брои.'
const ofState = 'Статусите следват от стъпките на работата: действията в системата водят от един в друг.'
const ofRegister = 'Поддържат се от Националния статистически институт и се внасят наведнъж от неговите файлове.'

export const fixedLists: readonly FixedList[] = [
  {
    name: 'documentStatuses',
    title: 'Статуси на документи',
    because: ofState,
    from: documentStatuses,
  },
  {
    name: 'taskStatuses',
    title: 'Статуси на задачи',
    because: ofState,
    from: lookupOptions(metadata.getTaskStatuses, {}, keepOptions),
  },
  {
    name: 'paymentStatuses',
    title: 'Статуси на плащане',
    because: 'Статусът се изчислява от дължимото, платеното и крайния срок.',
    from: lookupOptions(metadata.getPaymentStatuses, {}, keepOptions),
  },
  {
    name: 'documentDirections',
    title: 'Посоки',
    because: 'От посоката зависят полетата на документа, индексът, срокът и кой го регистрира.',
    from: directions,
  },
  {
    name: 'deadlineUnits',
    title: 'Мерни единици на срок',
    because: countedBy,
    from: lookupOptions(metadata.getDeadlineUnitOfMeasures, {}, keepOptions),
  },
  {
    name: 'conjunctionTypes',
    title: 'Условия за продължаване',
    because: 'По условието системата решава кога продължава следващата задача.',
    from: lookupOptions(metadata.getConjunctionTypes, {}, keepOptions),
  },
  {
    name: 'possibleResultTypes',
    title: 'Очаквани резултати',
    because: 'По очаквания резултат системата решава дали следващата задача продължава.',
    from: lookupOptions(metadata.getPossibleResultTypes, {}, keepOptions),
  },
  {
    name: 'targetTypes',
    title: 'Обекти на срок',
    because: 'Всеки обект има свое начало и свой край на срока.',
    from: targetTypes,
  },
  {
    name: 'permissionTypes',
    title: 'Права върху документ',
    because: 'Всяко право отваря определени действия в системата; кой ги има, решават шаблоните за права.',
    from: permissionTypes,
  },
  {
    name: 'countries',
    title: 'Държави',
    because: 'Списъкът е този на страните по ISO 3166 и се обновява с нова версия на системата.',
    from: lookupOptions(metadata.getCountrys, {}, keepOptions),
  },
  {
    name: 'districts',
    title: 'Области',
    because: `${ofRegister} Така е и с общините и населените места.`,
    from: lookupOptions(metadata.getDistricts, {}, (all) => all.filter(({ id }) => id > 0)),
  },
]
