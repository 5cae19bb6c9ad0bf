import { receiveMessage } from '../../mocks/exchange/receiveMessage.ts'
import { documentParts } from '../../src/contract/documentParts.ts'
import { documents } from '../../src/contract/documents.ts'
import type { Endpoint } from '../../src/contract/endpoint.ts'
import { docExchange, eDelivery } from '../../src/contract/exchange.ts'
import { incomingLetter } from '../support/plainDocument.ts'
import { readyToSend } from '../unit/mocks/readyToSend.ts'
import type { MutationsBackend } from './mutationsBackend.ts'
import type { NetworkActions } from './page/browserActions.ts'

export type Try = { action: keyof NetworkActions; given: readonly unknown[]; expected: number; made: () => number }
export type MutationKind = { call: Endpoint; prepare: (backend: MutationsBackend) => Promise<Try> }

let made = 0
const fresh = (what: string): string => `${what} ${++made}`
const letter = (what: string) => ({ ...incomingLetter, subjectDescription: fresh(what) })
const personOf = ({ db }: MutationsBackend): number =>
  db.users.all().find(({ userName }) => userName === 'administrator')?.personId ?? 0
const draft = async ({ sendRequest }: MutationsBackend) =>
  sendRequest(documents.createDocument, { body: letter('Чернова') })

const ofMessage =
  (system: 'eDelivery' | 'docExchange'): MutationKind['prepare'] =>
  async (backend) => {
    const { db, sendRequest } = backend
    const message = receiveMessage(db, system === 'eDelivery' ? 'edelivery' : 'docexchange')
    const pre =
      system === 'eDelivery'
        ? await sendRequest(eDelivery.getPreDocEDelivery, { query: { eDeliveryIncomingMessageGuid: message.guid } })
        : await sendRequest(docExchange.getPreDocExchange, { query: { exchangeIncomingMessageGuid: message.guid } })
    const subjectDescription = fresh('От съобщение')
    const document = { ...incomingLetter, ...pre.body, correspondentIds: [1], subjectDescription }
    const body = { messageGuid: message.guid, document, attachmentGuids: [] }
    return {
      action: 'registerMessage',
      given: [system, body],
      expected: 1,
      made: () => db.documents.all().filter(({ subject }) => subject === subjectDescription).length,
    }
  }

const ofShipment =
  (channel: 0 | 1): MutationKind['prepare'] =>
  async (backend) => {
    const { db } = backend
    const { guid: docGuid } = readyToSend(db, channel === 0 ? 'edelivery' : 'docexchange')
    const addresseeIds = db.addressees.by('documentGuid', docGuid).map(({ id }) => id)
    const fileGuids = db.attachedFiles.by('documentGuid', docGuid).map(({ guid }) => guid)
    const sent = () =>
      db.exchangeMessages.all().filter(({ isIncoming, documentGuid }) => !isIncoming && documentGuid === docGuid).length
    const before = sent()
    return {
      action: 'send',
      given: [channel, { docGuid, addresseeIds, fileGuids }],
      expected: 1,
      made: () => sent() - before,
    }
  }

export const mutationKinds: readonly MutationKind[] = [
  {
    call: documents.createDocument,
    prepare: async (backend) => {
      const body = letter('Нов документ')
      const isIt = ({ subject }: { subject: string }) => subject === body.subjectDescription
      return {
        action: 'createDocument',
        given: [body, personOf(backend)],
        expected: 1,
        made: () => backend.db.documents.all().filter(isIt).length,
      }
    },
  },
  {
    call: documents.registerDocument,
    prepare: async (backend) => {
      const { guid } = await draft(backend)
      const numbered = () => (backend.db.documents.get(guid)?.number === null ? 0 : 1)
      return { action: 'registerDocument', given: [guid], expected: 1, made: numbered }
    },
  },
  {
    call: documents.createAndRegisterMultipleDocuments,
    prepare: async (backend) => {
      const body = letter('Групово')
      const isIt = ({ subject, number }: { subject: string; number: unknown }) =>
        subject === body.subjectDescription && number !== null
      return {
        action: 'registerMultiple',
        given: [body, 3, personOf(backend)],
        expected: 3,
        made: () => backend.db.documents.all().filter(isIt).length,
      }
    },
  },
  { call: eDelivery.createAndRegisterIncomingEDeliveryMessage, prepare: ofMessage('eDelivery') },
  { call: docExchange.createAndRegisterIncomingExchangeMessage, prepare: ofMessage('docExchange') },
  { call: eDelivery.sendEDeliveryMessage, prepare: ofShipment(0) },
  { call: docExchange.sendExchangeMessage, prepare: ofShipment(1) },
  {
    call: documentParts.createDocumentComment,
    prepare: async (backend) => {
      const { guid } = await draft(backend)
      const text = fresh('Коментар')
      const made = () => backend.db.comments.all().filter((one) => one.text === text).length
      return { action: 'comment', given: [guid, text, personOf(backend)], expected: 1, made }
    },
  },
  {
    call: documents.uploadFile,
    prepare: async (backend) => {
      const { guid } = await draft(backend)
      const name = `${fresh('файл')}.txt`
      const made = () => backend.db.attachedFiles.all().filter((one) => one.name === name).length
      return { action: 'upload', given: [guid, name], expected: 1, made }
    },
  },
]
