import { documents } from '../../../../src/contract/documents.ts'
import { DocumentStatus as S } from '../../../../src/contract/enumerations.ts'
import { eDelivery } from '../../../../src/contract/exchange.ts'
import { doNothing, type Trainee, type Ways } from '../trainee.ts'
import { ignoreRefusal, remark } from './shared.ts'

const answer = async (at: Trainee, given: object = {}) => {
  const known = await at.sendRequest(documents.getDocument, { query: { docGuid: at.of('letter', 'guid') } })
  return at.register({
    documentDirectionId: 3,
    receivedViaId: null,
    sentViaId: 3,
    addressedToDepartmentId: null,
    scope: known.scope ?? 1,
    subjectDescription: 'Отговор',
    signedByPersonId: at.personOf('sdimitrova'),
    parentDocumentGuid: known.guid,
    caseFileGuid: known.caseFile?.guid ?? null,
    correspondentIds: at.db.documents.get(known.guid)?.correspondentIds ?? [],
    ...given,
  })
}

type Invitation = { receivers?: number[]; file?: boolean; signs?: boolean; sends?: boolean; signer?: string }

const invitation = async (at: Trainee, given: object = {}, how: Invitation = {}) => {
  const { receivers = [at.id('receiver')], file = true, signs = true, sends = true, signer = 'sdimitrova' } = how
  const docGuid = await at.enter({
    documentDirectionId: 3,
    receivedViaId: null,
    sentViaId: 6,
    addressedToDepartmentId: null,
    subjectDescription: 'Покана за работна среща',
    signedByPersonId: at.personOf(signer),
    correspondentIds: receivers,
    ...given,
  })
  if (file) {
    const body = new FormData()
    body.append('file', new File(['%PDF-1.7'], 'Покана.pdf', { type: 'application/pdf' }))
    body.append('kindId', '1')
    body.append('isPublic', 'false')
    await at.sendRequest(documents.uploadFile, { query: { documentGuid: docGuid, description: '' }, body })
  }
  if (signs) {
    await at.setStatus(docGuid, S.FOR_SIGNATURE)
    await at.setStatus(docGuid, S.SIGNED)
  }
  return { docGuid, sends }
}

const invite = async (at: Trainee, given: object = {}, how: Invitation = {}) => {
  const { docGuid, sends } = await invitation(at, given, how)
  await ignoreRefusal(at.sendRequest(documents.registerDocument, { query: { docGuid } }))
  if (sends) await ignoreRefusal(at.sendRequest(eDelivery.sendEDeliveryMessage, { query: { docGuid } }))
  return docGuid
}

const otherTown = (at: Trainee): number =>
  at.db.correspondents.by('correspondentGroupId', 3).find(({ id }) => id !== at.id('receiver'))?.id ?? 0

const senderOf = (at: Trainee) => at.db.documents.get(at.of('letter', 'guid'))?.correspondentIds

export const waysOfOutgoing: Readonly<Record<string, Ways>> = {
  'late-answer': {
    right: async (at) => {
      await answer(at)
      await remark(at, 'letter', 'Забави се, защото чакахме становище.')
    },
    repaired: [
      [
        'in a case of its own, annulled and answered anew',
        async (at) => {
          await at.annul(await answer(at, { caseFileGuid: null, parentDocumentGuid: null }))
          await answer(at)
          await remark(at, 'letter', 'Чакахме становището на отдела.')
        },
      ],
      [
        'a comment that says nothing, and a better one',
        async (at) => {
          await answer(at)
          await remark(at, 'letter', 'Закъснение')
          await remark(at, 'letter', 'Изчаквахме становище.')
        },
      ],
    ],
    wrong: [
      ['nothing', doNothing, /Няма нов регистриран изходящ/],
      ['no comment', (at) => answer(at), /няма нов коментар/],
      ['a comment alone', (at) => remark(at, 'letter', 'Чакахме становище.'), /Няма нов регистриран изходящ/],
      ...(
        [
          ['in a case of its own', { caseFileGuid: null, parentDocumentGuid: null }, /не е в преписката/],
          ['no answer to it', { parentDocumentGuid: null }, /не е отговор/],
          ['to another', { correspondentIds: [1] }, /не е до подателя/],
          ['incoming', { documentDirectionId: 1, receivedViaId: 2, addressedToDepartmentId: 11 }, /изходящ/],
        ] as const
      ).map(
        ([name, given, message]) =>
          [
            name,
            async (at: Trainee) => {
              await answer(at, given as object)
              await remark(at, 'letter', 'Чакахме становище.')
            },
            message,
          ] as const,
      ),
      [
        'to another too',
        async (at) => {
          await answer(at, { correspondentIds: [...(senderOf(at) ?? []), 1] })
          await remark(at, 'letter', 'Чакахме становище.')
        },
        /и до друг получател/,
      ],
      ...(['Здравейте.', 'Не чакахме становище, а плащане.', 'Прилагам становище на отдела.'] as const).map(
        (text) =>
          [
            text,
            async (at: Trainee) => {
              await answer(at)
              await remark(at, 'letter', text)
            },
            /становище/,
          ] as const,
      ),
      [
        'twice',
        async (at) => {
          await answer(at)
          await answer(at)
          await remark(at, 'letter', 'Чакахме становище.')
        },
        /повече от един отговор/,
      ],
      [
        'annulled',
        async (at) => {
          await at.annul(await answer(at))
          await remark(at, 'letter', 'Чакахме становище.')
        },
        /Няма нов регистриран изходящ/,
      ],
    ],
  },
  'signed-and-sent': {
    right: (at) => invite(at),
    repaired: [
      [
        'to another, annulled and made anew',
        async (at) => {
          await at.annul(await invite(at, {}, { receivers: [1], sends: false }))
          await invite(at)
        },
      ],
      [
        'without a file, never registered',
        async (at) => {
          await invitation(at, {}, { file: false, signs: false })
          await invite(at)
        },
      ],
    ],
    wrong: [
      ['nothing', doNothing, /Няма ново регистрирано изходящо/],
      ['a draft', (at) => invitation(at, {}, { signs: false }), /Няма ново регистрирано изходящо/],
      ['signed alone', (at) => invitation(at), /Няма ново регистрирано изходящо/],
      ['not sent', (at) => invite(at, {}, { sends: false }), /още не е изпратено/],
      ['not signed', (at) => invite(at, {}, { signs: false }), /не е подписано/],
      ['no file', (at) => ignoreRefusal(invite(at, {}, { file: false, signs: false })), /файл/],
      ['to another', (at) => invite(at, {}, { receivers: [otherTown(at)] }), /адресатите няма/],
      ['to another too', (at) => invite(at, {}, { receivers: [at.id('receiver'), otherTown(at)] }), /и друг адресат/],
      ['about something else', (at) => invite(at, { subjectDescription: 'Писмо' }), /„Относно“/],
      ['about another meeting', (at) => invite(at, { subjectDescription: 'Покана за среща' }), /„Относно“/],
      ['as a notice', (at) => invite(at, { documentTypeId: 25, scope: 2 }), /Видът на документа/],
      ['by post', (at) => invite(at, { sentViaId: 3 }), /още не е изпратено по е-Връчване/],
      [
        'twice',
        async (at) => {
          await invite(at)
          await invite(at)
        },
        /повече от едно ново изходящо/,
      ],
      ['annulled', async (at) => at.annul(await invite(at, {}, { sends: false })), /Няма ново регистрирано изходящо/],
      ['an incoming one', (at) => at.register({ subjectDescription: 'Покана за среща' }), /изходящо/],
    ],
  },
}
