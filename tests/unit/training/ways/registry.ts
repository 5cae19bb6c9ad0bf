import { documents } from '../../../../src/contract/documents.ts'
import { DocumentStatus as S } from '../../../../src/contract/enumerations.ts'
import { doNothing, type Trainee, type Ways } from '../trainee.ts'
import { annul, LAST_YEAR } from './shared.ts'

const first = (at: Trainee, given: object = {}) => ({
  dateReceived: at.noon(0),
  sheetsCount: 2,
  subjectDescription: 'Искане за становище по проект на наредба',
  correspondentIds: [at.id('sender')],
  externalRefNumber: '04-15-27',
  addressedToDepartmentId: 11,
  ...given,
})

const molba = (at: Trainee, eik: string, given: object = {}) => {
  const row = at.db.correspondents.all().find(({ entityIdentifier }) => entityIdentifier === eik)
  return {
    documentTypeId: 63,
    receivedViaId: 4,
    dateReceived: at.noon(0),
    subjectDescription: 'Молба за посещение',
    correspondentIds: [row?.id ?? 0],
    ...given,
  }
}

const again = (at: Trainee, name = 'sender', given: object = {}) =>
  at.register({
    subjectDescription: at.of('letter', 'subject'),
    correspondentIds: [at.id(name)],
    addressedToDepartmentId: 11,
    dateReceived: at.noon(0),
    sheetsCount: 1,
    ...given,
  })

const foreignCase = (at: Trainee) => {
  const row = at.db.documents
    .all()
    .find(({ number, caseFileGuid, scope, directionId }) => number && caseFileGuid && scope === 1 && directionId === 1)
  return { caseFileGuid: row?.caseFileGuid ?? '', parentDocumentGuid: row?.guid ?? null }
}

const otherLetter = (at: Trainee) =>
  at.db.documents
    .all()
    .find(
      ({ guid, number, statusId, directionId, scope }) =>
        number !== null &&
        statusId === S.REGISTERED &&
        directionId === 1 &&
        scope === 1 &&
        guid !== at.of('letter', 'guid'),
    )?.guid ?? ''

const idOf = (at: Trainee, eik: string): number =>
  at.db.correspondents.all().find(({ entityIdentifier }) => entityIdentifier === eik)?.id ?? 0

export const waysOfRegistry: Readonly<Record<string, Ways>> = {
  'first-letter': {
    right: (at) => at.register(first(at)),
    repaired: [
      [
        'another sender, annulled and registered anew',
        async (at) => {
          await at.annul(await at.register(first(at, { correspondentIds: [at.id('sender') + 1] })))
          await at.register(first(at))
        },
      ],
      [
        'registered twice, the second annulled',
        async (at) => {
          await at.register(first(at))
          await at.annul(await at.register(first(at)))
        },
      ],
    ],
    wrong: [
      ['nothing', doNothing, /Няма ново регистрирано/],
      ['a draft', (at) => at.enter(first(at)), /Няма ново регистрирано/],
      ['annulled afterwards', async (at) => at.annul(await at.register(first(at))), /Няма ново регистрирано/],
      [
        'twice',
        async (at) => {
          await at.register(first(at))
          await at.register(first(at))
        },
        /Регистрирано е повече от едно ново писмо/,
      ],
      [
        'another sender',
        (at) => at.register(first(at, { correspondentIds: [at.id('sender') + 1] })),
        /Подателят на писмото не е/,
      ],
      [
        'one more sender',
        (at) => at.register(first(at, { correspondentIds: [at.id('sender'), at.id('sender') + 1] })),
        /повече от един подател/,
      ],
      ["into somebody else's case", (at) => at.register(first(at, foreignCase(at))), /преписка/],
      ['received a year ago', (at) => at.register(first(at, { dateReceived: LAST_YEAR })), /„Дата на получаване“/],
      ['by post', (at) => at.register(first(at, { receivedViaId: 4 })), /„Получено чрез“/],
      ['another number', (at) => at.register(first(at, { externalRefNumber: '04-15-72' })), /„Външен №“/],
      ['one sheet', (at) => at.register(first(at, { sheetsCount: 1 })), /„Брой листа“/],
      ['as a request', (at) => at.register(first(at, { documentTypeId: 63 })), /Видът на документа/],
      ['to another department', (at) => at.register(first(at, { addressedToDepartmentId: 12 })), /звено/],
      ['about nothing', (at) => at.register(first(at, { subjectDescription: 'Становище' })), /„Относно“/],
      [
        'denied',
        (at) => at.register(first(at, { subjectDescription: 'Не се иска становище по наредба' })),
        /„Относно“/,
      ],
      [
        'as an outgoing one',
        (at) => at.register(first(at, { documentDirectionId: 3, receivedViaId: null })),
        /Няма ново регистрирано/,
      ],
      [
        'about remarks',
        (at) => at.register(first(at, { subjectDescription: 'Бележки по проект на наредба' })),
        /„Относно“/,
      ],
      ['in the other module', (at) => at.register(first(at, { scope: 2 })), /„Документооборот“/],
    ],
  },
  'sender-twice': {
    right: (at) => at.register(molba(at, '200999005')),
    repaired: [
      [
        'the other company, annulled and registered anew',
        async (at) => {
          await at.annul(await at.register(molba(at, '200998000')))
          await at.register(molba(at, '200999005'))
        },
      ],
      [
        'registered twice, the second annulled',
        async (at) => {
          await at.register(molba(at, '200999005'))
          await at.annul(await at.register(molba(at, '200999005')))
        },
      ],
    ],
    wrong: [
      ['nothing', doNothing, /Няма нов регистриран/],
      ['a draft', (at) => at.enter(molba(at, '200999005')), /Няма нов регистриран/],
      ['annulled', async (at) => at.annul(await at.register(molba(at, '200999005'))), /Няма нов регистриран/],
      ['the other company', (at) => at.register(molba(at, '200998000')), /с ЕИК 200999005/],
      [
        'both companies',
        (at) =>
          at.register(
            molba(at, '200999005', { correspondentIds: ['200999005', '200998000'].map((eik) => idOf(at, eik)) }),
          ),
        /и друг подател/,
      ],
      ['at the desk', (at) => at.register(molba(at, '200999005', { receivedViaId: 2 })), /„Получено чрез“/],
      ['as a letter', (at) => at.register(molba(at, '200999005', { documentTypeId: 40 })), /„Молба“/],
      ['without the visit', (at) => at.register(molba(at, '200999005', { subjectDescription: 'Молба' })), /посещение/],
      ["somebody else's case", (at) => at.register(molba(at, '200999005', foreignCase(at))), /преписка/],
      ['a year ago', (at) => at.register(molba(at, '200999005', { dateReceived: LAST_YEAR })), /„Дата на получаване“/],
      [
        'twice',
        async (at) => {
          await at.register(molba(at, '200999005'))
          await at.register(molba(at, '200999005'))
        },
        /повече от един нов документ/,
      ],
      [
        'a third company of the same name',
        async (at) => {
          const known = await at.sendRequest(documents.getCorrespondentById, { query: { id: idOf(at, '200999005') } })
          const third = { ...known, id: 0, entityIdentifier: '999900017' }
          const made = await at.sendRequest(documents.createCorrespondent, { body: third })
          await at.register(molba(at, '', { correspondentIds: [made.id] }))
        },
        /Създаден е нов кореспондент/,
      ],
    ],
  },
  'wrong-registration': {
    right: async (at) => {
      await annul(at)
      await again(at)
    },
    repaired: [
      [
        'the same mistake again, annulled too',
        async (at) => {
          await annul(at)
          await at.annul(await again(at, 'wrong'))
          await again(at)
        },
      ],
      [
        'a reason in other words',
        async (at) => {
          await annul(at, `Писмото е от ${at.of('sender', 'name')}, а не от ${at.of('wrong', 'name')}.`)
          await again(at)
        },
      ],
    ],
    wrong: [
      ['nothing', doNothing, /не е анулиран/],
      ['annulled alone', (at) => annul(at), /не е регистрирано отново/],
      ['registered anew alone', (at) => again(at), /не е анулиран/],
      ...(['асдф асдф асдф', 'Регистрацията не е погрешна', 'По искане на подателя'] as const).map(
        (reason) =>
          [
            reason,
            async (at: Trainee) => {
              await annul(at, reason)
              await again(at)
            },
            /От причината/,
          ] as const,
      ),
      ...(
        [
          ['the same sender', 'wrong', {}, /пак е с грешен подател/],
          ['another subject', 'sender', { subjectDescription: 'Писмо' }, /„Относно“/],
          ['a shorter subject', 'sender', { subjectDescription: 'Проверка на везни' }, /„Относно“/],
          ['in the other module', 'sender', { scope: 2 }, /„Документооборот“/],
          ['as a signal', 'sender', { documentTypeId: 31 }, /„Писмо“/],
          ['to another department', 'sender', { addressedToDepartmentId: 32 }, /„Адресирано до звено“/],
          ['by post', 'sender', { receivedViaId: 4 }, /„Получено чрез“/],
          ['a year ago', 'sender', { dateReceived: LAST_YEAR }, /„Дата на получаване“/],
        ] as const
      ).map(
        ([name, sender, given, message]) =>
          [
            name,
            async (at: Trainee) => {
              await annul(at)
              await again(at, sender, given)
            },
            message,
          ] as const,
      ),
      [
        'twice',
        async (at) => {
          await annul(at)
          await again(at)
          await again(at)
        },
        /повече от веднъж/,
      ],
      [
        'another document annulled',
        async (at) => {
          await annul(at)
          await at.annul(otherLetter(at))
          await again(at)
        },
        /не е от задачата/,
      ],
    ],
  },
}
