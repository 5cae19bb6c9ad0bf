import { to } from '../../../../routes/to.ts'
import { atLeast, atMost, contains, day, exercise, filled, find, is, of, part } from './words.ts'

const module = 'Административни услуги'
const who = 'mpetrova'

export const suspendedService = exercise({
  id: 'suspended-service',
  title: 'Спряна услуга',
  module,
  minutes: 5,
  who,
  start: to.administrativeServices.documents(),
  story: [
    'По заявление № {application.number} от {application.correspondents} липсва пълномощно. Поискано е и може да се забави.',
    'Спрете заявлението за две седмици (14 дни от днес) с тази причина.',
  ],
  hints: [
    'Отворете {application.number}. „Спри“ е в „Смени статус“.',
    'В „Спиране до“ изберете датата след 14 дни. В „Основание“ напишете, че липсва пълномощно.',
  ],
  prepare: [
    find(
      'application',
      'document',
      is('scope', 'Административни услуги'),
      is('direction', 'Входящ'),
      is('status', 'В изпълнение'),
      filled('startsCase'),
      filled('correspondents'),
    ),
  ],
  assertions: [
    {
      text: 'Заявлението е спряно',
      kind: 'document',
      since: 'changed',
      find: [is('guid', of('application', 'guid')), is('status', 'Спрян')],
      points: 3,
      missing: 'Заявлението не е спряно.',
      parts: [
        part(2, 'В „Спиране до“ не е датата след 14 дни.', is('suspendedUntil', day(14))),
        part(1, 'От причината не се разбира, че липсва пълномощно.', contains('statusReason', 'пълномощно')),
      ],
    },
    {
      text: 'Другите документи не са променени',
      kind: 'document',
      since: 'changed',
      find: [
        { field: 'guid', test: 'differs', value: of('application', 'guid') },
        { field: 'status', test: 'changed' },
      ],
      count: 0,
      points: 1,
      missing: 'Променен е статусът на друг документ.',
      more: 'Променен е статусът на документ, който не е от задачата.',
    },
  ],
})

export const portalFee = exercise({
  id: 'portal-fee',
  title: 'Заявление от портала и такса',
  module,
  minutes: 10,
  who: null,
  alsoBy: ['mpetrova', 'yangelova'],
  start: to.administrativeServices.portal(),
  story: [
    'От портала е дошло „{application.subject}“ на {application.correspondents}.',
    'Регистрирайте го като деловодител (Мария Петрова).',
    'Таксата е работа на счетоводството: излезте и влезте като Йорданка Ангелова. Въведете задължение за такса от 51,13 € и отбележете, че е платена изцяло, по банков път, с днешна дата.',
  ],
  hints: [
    'Заявленията от портала са в „От портала“. Отворете заявлението и го регистрирайте.',
    'Таксата се въвежда в раздела „Задължения“ на документа: вид „Такса“, сума 51,13.',
    'Плащането се отбелязва с бутона при самото задължение.',
  ],
  prepare: [find('application', 'document', is('status', 'От портала'), filled('correspondents'))],
  assertions: [
    {
      text: 'Заявлението е регистрирано',
      kind: 'document',
      since: 'changed',
      find: [is('guid', of('application', 'guid')), filled('isRegistered')],
      points: 2,
      missing: 'Заявлението от портала още не е регистрирано.',
      parts: [part(1, 'Заявлението е регистрирано, но не от Мария Петрова.', contains('registeredBy', 'Петрова'))],
    },
    {
      name: 'fee',
      text: 'Таксата е въведена',
      kind: 'obligation',
      since: 'new',
      find: [is('document', of('application', 'guid')), is('kind', 'Такса')],
      points: 2,
      missing: 'По заявлението няма нова такса.',
      parts: [part(1, 'Сумата на таксата не е 51,13 €.', is('amount', '51.13'))],
    },
    {
      text: 'Таксата е платена',
      kind: 'payment',
      since: 'new',
      find: [is('obligation', of('fee', 'guid'))],
      points: 1,
      missing: 'По таксата няма плащане.',
      parts: [
        part(1, 'Платената сума не е цялата такса.', atLeast('amount', '51.13'), atMost('amount', '51.13')),
        part(1, 'Начинът на плащане не е „По банков път“.', is('way', 'По банков път')),
        part(1, 'Плащането не е с днешна дата.', is('date', day(0))),
      ],
    },
  ],
})
