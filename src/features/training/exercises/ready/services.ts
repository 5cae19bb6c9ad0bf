import { to } from '../../../../routes/to.ts'
import { arrival, changed, day, exercise, filled, find, is, isNot, of, oneOf, part, says } from './words.ts'

const module = 'Модул АУ'

export const suspendedService = exercise({
  id: 'suspended-service',
  title: 'Спряна услуга',
  module,
  minutes: 5,
  who: 'mpetrova',
  start: to.administrativeServices.documents(),
  story: [
    'От изхода на едно съдебно дело зависи решението по заявление № {application.number} от {application.correspondents}. Докато делото не приключи, производството се спира (АПК, чл. 54, ал. 1, т. 5).',
    'Спрете заявлението до {day.14} с тази причина.',
  ],
  hints: [
    'Отворете {application.number}. „Спри“ е в „Смени статус“.',
    'В „Спиране до“ изберете {day.14} В „Основание“ напишете, че се чака съдебно дело.',
    'Ако сте сбъркали датата или причината, възобновете заявлението от „Смени статус“ и го спрете отново.',
  ],
  prepare: [
    find(
      'application',
      'document',
      is('scope', 'Административни услуги'),
      is('direction', 'Входящ'),
      is('status', 'В изпълнение'),
      oneOf(
        'type',
        'Заявление за одобряване на тип СИ',
        'Заявление за допълнение към одобрен тип',
        'Заявление за продължаване срока на валидност',
        'Заявление за вписване на тип, одобрен в друга държава',
        'Заявление за издаване на дубликат/удостоверение',
        'Заявление за метрологична експертиза',
        'Заявление за първоначална проверка на СИ',
        'Заявление за последваща проверка на СИ',
      ),
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
        part(2, '„Спиране до“ трябва да е {day.14}', is('suspendedUntil', day(14))),
        part(
          1,
          'От причината не се разбира, че се чака съдебно дело.',
          says(
            'statusReason',
            ...[
              'съд|',
              'съда|',
              'съдът|',
              'съдилищ',
              'съдеб',
              'съдия',
              'съди|',
              'дело|',
              'дела|',
              'делото|',
              'делата|',
            ],
            ...['висящ', 'преюдициал'],
          ),
        ),
      ],
    },
    {
      text: 'Другите документи не са променени',
      kind: 'document',
      since: 'changed',
      find: [isNot('guid', of('application', 'guid')), changed('status')],
      count: 0,
      points: 1,
      missing: 'Променен е статусът на друг документ.',
      more: 'Променен е статусът на документ, който не е от задачата.',
    },
  ],
})

const duplicate = 'Заявление за издаване на дубликат на удостоверение за одобрен тип'
export const duplicateRequest = [
  find('applicant', 'correspondent', is('group', 'Производители на СИ'), filled('isActive')),
  arrival('portal', {
    application: {
      subject: duplicate,
      typeId: 17,
      correspondentIds: [of('applicant', 'id')],
      addressedToDepartmentId: 32,
    },
  }),
  find('application', 'document', is('status', 'От портала'), is('subject', duplicate)),
]

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
    'Таксата е работа на счетоводството: излезте и влезте като Йорданка Ангелова. Въведете едно задължение за такса от 51,13 €, дължима от заявителя, и отбележете, че е платена изцяло, наведнъж, по банков път и с днешна дата ({day.0}). Каквото не е казано, попълнете по свой избор.',
  ],
  hints: [
    'Заявленията от портала са в „От портала“. Отворете заявлението и го регистрирайте.',
    'Таксата се въвежда в раздела „Задължения“ на документа: вид „Такса“, сума 51,13.',
    'Плащането се въвежда при самото задължение.',
    'Ако сте сбъркали сумата, изтрийте или отменете задължението и въведете ново.',
  ],
  prepare: duplicateRequest,
  assertions: [
    {
      text: 'Заявлението е регистрирано',
      kind: 'document',
      since: 'changed',
      find: [is('guid', of('application', 'guid')), filled('isRegistered')],
      points: 2,
      missing: 'Заявлението от портала още не е регистрирано.',
      parts: [
        part(1, 'Заявлението е регистрирано, но не от Мария Петрова.', is('registeredBy', 'Мария Иванова Петрова')),
        part(1, 'Заявлението е анулирано.', isNot('status', 'Анулиран')),
      ],
    },
    {
      name: 'fee',
      text: 'Таксата е въведена',
      kind: 'obligation',
      since: 'new',
      find: [is('document', of('application', 'guid'))],
      points: 2,
      missing: 'По заявлението няма нова такса.',
      more: 'По заявлението е въведено повече от едно задължение.',
      parts: [
        part(1, 'Видът на задължението не е „Такса“.', is('kind', 'Такса')),
        part(1, 'Сумата на таксата не е 51,13 €.', is('amount', '51.13'), is('currency', 'EUR')),
        part(1, 'Задълженото лице трябва да е {application.correspondents}.', is('debtorId', of('applicant', 'id'))),
      ],
    },
    {
      text: 'Таксата е платена',
      kind: 'payment',
      since: 'new',
      find: [is('obligation', of('fee', 'guid'))],
      points: 1,
      missing: 'По таксата няма плащане.',
      more: 'По таксата е отбелязано повече от едно плащане.',
      parts: [
        part(1, 'Платената сума не е цялата такса: 51,13 €.', is('amount', '51.13')),
        part(1, 'Начинът на плащане не е „По банков път“.', is('way', 'По банков път')),
        part(1, 'Плащането трябва да е с днешна дата: {day.0}', is('date', day(0))),
      ],
    },
  ],
})
