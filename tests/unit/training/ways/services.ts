import { documentParts } from '../../../../src/contract/documentParts.ts'
import { documents } from '../../../../src/contract/documents.ts'
import { DocumentStatus as S } from '../../../../src/contract/enumerations.ts'
import { obligation, payment } from '../../document-parts/samples.ts'
import { doNothing, type Trainee, type Ways } from '../trainee.ts'
import { register, remark } from './shared.ts'

const fee = (at: Trainee, given: object = {}) =>
  at.senderOf('yangelova')(documentParts.createDocumentObligation, {
    query: { docGuid: at.of('application', 'guid') },
    body: {
      ...obligation({ amount: '51.13', dateArisen: at.day(0), guid: undefined }),
      debtor: { id: at.db.documents.get(at.of('application', 'guid'))?.correspondentIds[0] ?? 0, name: '' },
      ...given,
    },
  })

const pay = (at: Trainee, obligationGuid: string | undefined, given: object) =>
  at.senderOf('yangelova')(documentParts.createObligationPayment, {
    query: { obligationGuid: obligationGuid ?? '' },
    body: payment({ guid: undefined, date: at.day(0), amount: '51.13', paymentTypeId: 3, ...given }),
  })

const suspend = (
  at: Trainee,
  until = at.day(14),
  reason = 'До приключване на съдебното дело',
  guid = at.of('application', 'guid'),
) => at.setStatus(guid, S.SUSPENDED, { reason, until })

const otherService = (at: Trainee, statusId: number = S.IN_PROGRESS): string =>
  at.db.documents
    .all()
    .find(
      (row) =>
        row.scope === 2 &&
        row.directionId === 1 &&
        row.statusId === statusId &&
        row.guid !== at.of('application', 'guid') &&
        at.db.caseFiles.get(row.caseFileGuid)?.rootDocumentGuid === row.guid,
    )?.guid ?? ''

const resume = (at: Trainee, guid = at.of('application', 'guid')) =>
  at.setStatus(guid, S.IN_PROGRESS, { reason: 'Спряно по погрешка.' })

export const waysOfServices: Readonly<Record<string, Ways>> = {
  'suspended-service': {
    isFresh: true,
    right: (at) => suspend(at),
    repaired: [
      [
        'to another day, resumed and suspended anew',
        async (at) => {
          await suspend(at, '2026-12-01')
          await resume(at)
          await suspend(at)
        },
      ],
      ...[
        ...['Делото не е приключило', 'Чакаме решението на съда', 'Висящо производство пред Административен съд'],
        ...['Има заведено дело', 'Чл. 54, ал. 1, т. 5: преюдициален спор'],
      ].map((reason) => [`said as „${reason}“`, (at: Trainee) => suspend(at, at.day(14), reason)] as const),
      [
        'another document too, and that one resumed',
        async (at) => {
          await suspend(at)
          await suspend(at, '2026-12-04', 'Чака се съдебно дело.', otherService(at))
          await resume(at, otherService(at, S.SUSPENDED))
        },
      ],
    ],
    wrong: [
      ['nothing', doNothing, /не е спряно/],
      ...(['2026-12-01', '2026-12-03', '2026-12-05', '2027-12-04'] as const).map(
        (until) =>
          [`until ${until}`, (at: Trainee) => suspend(at, until), /„Спиране до“ трябва да е 04\.12\.2026 г\./] as const,
      ),
      ...(
        [
          ...['По искане на заявителя', 'Липсва пълномощно', 'Не чакаме съдебно дело, а плащане', 'асдф асдф асдф'],
          ...['Чака се съдействие от заявителя', 'По искане на деловодството', 'Производството чака платена такса'],
          ...['Спорът е със съдружник', 'Плащането не е приключено'],
        ] as const
      ).map((reason) => [reason, (at: Trainee) => suspend(at, '2026-12-04', reason), /От причината/] as const),
      [
        'resumed',
        async (at) => {
          await suspend(at)
          await resume(at)
        },
        /не е спряно/,
      ],
      ['another one', (at) => suspend(at, '2026-12-04', 'Чака се съдебно дело.', otherService(at)), /не е спряно/],
      ['a comment', (at) => remark(at, 'application', 'Спира се до 04.12.2026 г. заради съдебно дело.'), /не е спряно/],
    ],
  },
  'portal-fee': {
    right: async (at) => {
      await register(at, 'application')
      await pay(at, (await fee(at)).guid, {})
    },
    repaired: [
      [
        'another amount, cancelled and entered anew',
        async (at) => {
          await register(at, 'application')
          const { guid } = await fee(at, { amount: '15.13' })
          await at.senderOf('yangelova')(documentParts.deleteDocumentObligation, { query: { guid: guid ?? '' } })
          await pay(at, (await fee(at)).guid, {})
        },
      ],
      [
        'paid in part, deleted and paid',
        async (at) => {
          await register(at, 'application')
          const { guid } = await fee(at)
          const paid = await pay(at, guid, { amount: '20.00' })
          await at.senderOf('yangelova')(documentParts.deleteObligationPayment, { query: { guid: paid.guid ?? '' } })
          await pay(at, guid, {})
        },
      ],
    ],
    wrong: [
      ['nothing', doNothing, /още не е регистрирано/],
      ['registered alone', (at) => register(at, 'application'), /няма нова такса/],
      [
        'by a colleague at the desk',
        (at) =>
          at.senderOf('sdimitrova')(documents.registerDocument, { query: { docGuid: at.of('application', 'guid') } }),
        /още не е регистрирано/,
      ],
      [
        'not paid',
        async (at) => {
          await register(at, 'application')
          await fee(at)
        },
        /няма плащане/,
      ],
      ...(
        [
          ['a fee of another amount', { amount: '15.13' }, {}, /Сумата на таксата/],
          ['a fine', { kind: 'Глоба' }, {}, /Видът на задължението/],
          ['another debtor', { debtor: { id: 1, name: '' } }, {}, /Задълженото лице/],
          ['paid in part', {}, { amount: '20.00' }, /не е цялата такса/],
          ['in cash', {}, { paymentTypeId: 1 }, /По банков път/],
          ['paid yesterday', {}, { date: '2026-11-19' }, /днешна дата/],
        ] as const
      ).map(
        ([name, of, paid, message]) =>
          [
            name,
            async (at: Trainee) => {
              await register(at, 'application')
              await pay(at, (await fee(at, of as object)).guid, paid as object)
            },
            message,
          ] as const,
      ),
      [
        'two fees',
        async (at) => {
          await register(at, 'application')
          await fee(at)
          await pay(at, (await fee(at)).guid, {})
        },
        /повече от едно задължение/,
      ],
      [
        'paid in two parts',
        async (at) => {
          await register(at, 'application')
          const { guid } = await fee(at)
          await pay(at, guid, { amount: '51.00' })
          await pay(at, guid, { amount: '0.13' })
        },
        /повече от едно плащане/,
      ],
    ],
  },
}
