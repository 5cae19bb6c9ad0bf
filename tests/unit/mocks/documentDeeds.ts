import { documents } from '../../../src/contract/documents.ts'
import { type createTestBackend, incomingLetter } from './askBackend.ts'

export type Backend = ReturnType<typeof createTestBackend>
export type Asker = Awaited<ReturnType<Backend['as']>>

export const registered = async (ask: Asker, given: Parameters<typeof incomingLetter>[0] = {}) => {
  const { guid } = (await ask(documents.createDocument, { body: incomingLetter(given) })).resultData
  await ask(documents.registerDocument, { query: { docGuid: guid } })
  return guid
}

export const read = async (ask: Asker, docGuid: string) =>
  (await ask(documents.getDocument, { query: { docGuid } })).resultData

export const setStatus = (ask: Asker, docGuid: string, status: number, given: object = {}) =>
  ask(documents.setDocumentStatus, {
    query: { docGuid, status },
    body: { reason: '', until: null, closeDocuments: [], ...given },
  })
