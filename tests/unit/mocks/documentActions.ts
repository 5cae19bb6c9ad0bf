import { documents } from '../../../src/contract/documents.ts'
import { type createTestBackend, incomingLetter } from './createTestBackend.ts'

export type Backend = ReturnType<typeof createTestBackend>
export type Asker = Awaited<ReturnType<Backend['as']>>

export const createRegistered = async (sendRequest: Asker, given: Parameters<typeof incomingLetter>[0] = {}) => {
  const { guid } = (await sendRequest(documents.createDocument, { body: incomingLetter(given) })).resultData
  await sendRequest(documents.registerDocument, { query: { docGuid: guid } })
  return guid
}

export const read = async (sendRequest: Asker, docGuid: string) =>
  (await sendRequest(documents.getDocument, { query: { docGuid } })).resultData

export const setStatus = (sendRequest: Asker, docGuid: string, status: number, given: object = {}) =>
  sendRequest(documents.setDocumentStatus, {
    query: { docGuid, status },
    body: { reason: '', until: null, closeDocuments: [], ...given },
  })
