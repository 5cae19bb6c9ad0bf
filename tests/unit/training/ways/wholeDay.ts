import { doNothing, type Trainee, type Ways } from '../trainee.ts'
import { LAST_YEAR, register, registerMessage, remark } from './shared.ts'

const supplement = (at: Trainee, given: object = {}) =>
  at.register({
    subjectDescription: 'Допълнителни данни',
    correspondentIds: [at.id('sender')],
    dateReceived: at.noon(0),
    parentDocumentGuid: at.of('letter', 'guid'),
    caseFileGuid: at.of('letter', 'caseFile'),
    ...given,
  })

type Day = { letter?: object; comment?: string; without?: 'letter' | 'application' | 'message' | 'comment' }

const day = async (at: Trainee, { letter = {}, comment = 'Допълнителните данни са получени.', without }: Day = {}) => {
  if (without !== 'letter') await supplement(at, letter)
  if (without !== 'application') await register(at, 'application')
  if (without !== 'message') await registerMessage(at)
  if (without !== 'comment') await remark(at, 'letter', comment)
}

export const waysOfWholeDay: Readonly<Record<string, Ways>> = {
  'whole-day': {
    right: (at) => day(at),
    repaired: [
      [
        'the letter in a case of its own, annulled and registered anew',
        async (at) => {
          await at.annul(await supplement(at, { caseFileGuid: null, parentDocumentGuid: null }))
          await day(at)
        },
      ],
    ],
    wrong: [
      ['nothing', doNothing, /Няма ново регистрирано писмо/],
      ...(
        [
          ['a case of its own', { caseFileGuid: null, parentDocumentGuid: null }, /не е в преписката/],
          ['another sender', { correspondentIds: [1] }, /Подателят/],
          ['by post', { receivedViaId: 4 }, /„Получено чрез“/],
          ['as a request', { documentTypeId: 63 }, /„Писмо“/],
          ['about something else', { subjectDescription: 'Писмо' }, /„Относно“/],
          ['a year ago', { dateReceived: LAST_YEAR }, /„Дата на получаване“/],
        ] as const
      ).map(
        ([name, letter, message]) => [name, (at: Trainee) => day(at, { letter: letter as object }), message] as const,
      ),
      [
        'one more sender',
        (at) => day(at, { letter: { correspondentIds: [at.id('sender'), 1] } }),
        /повече от един подател/,
      ],
      ['the letter a draft', (at) => day(at, { without: 'letter' }), /Няма ново регистрирано писмо/],
      ['the application left', (at) => day(at, { without: 'application' }), /от портала не е регистрирано/],
      ['the message left', (at) => day(at, { without: 'message' }), /е-Връчване не е регистрирано/],
      ['no comment', (at) => day(at, { without: 'comment' }), /няма нов коментар/],
      ['a comment that says nothing', (at) => day(at, { comment: 'Здравейте.' }), /данните са получени/],
      ['a comment about a call', (at) => day(at, { comment: 'Получих обаждане от общината.' }), /данните са получени/],
      ['a comment that denies it', (at) => day(at, { comment: 'Данните не са получени.' }), /данните са получени/],
    ],
  },
}
