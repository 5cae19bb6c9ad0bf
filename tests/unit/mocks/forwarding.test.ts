import { expect, test } from 'vitest'
import { documents } from '../../../src/contract/documents.ts'
import { DocumentStatus } from '../../../src/contract/enumerations.ts'
import { createTestBackend, incomingLetter } from './createTestBackend.ts'
import { createRegistered, read, setStatus } from './documentActions.ts'

test('a letter is forwarded to a body that receives a letter of its case, and its history names the body', async () => {
  const backend = createTestBackend()
  const sendRequest = await backend.as('administrator')
  const [sender, body, other] = backend.db.correspondents.all().map(({ id }) => id)
  const guid = await createRegistered(sendRequest, { correspondentIds: [sender!] })
  const { caseFile } = await read(sendRequest, guid)
  const outgoing = incomingLetter({
    ...{ documentDirectionId: 3, documentTypeId: 40, receivedViaId: null, sentViaId: 2, addressedToDepartmentId: null },
    ...{ parentDocumentGuid: guid, caseFileGuid: caseFile?.guid ?? null, correspondentIds: [sender!, body!] },
  })
  const answer = (await sendRequest(documents.createDocument, { body: outgoing })).resultData.guid
  const row = backend.db.documents.get(answer)!
  backend.db.put('documents', { ...row, number: '04-9999', dateRegistered: row.dateCreated, statusId: 3 })

  const forward = (given: object) =>
    setStatus(sendRequest, guid, DocumentStatus.FORWARDED, { reason: 'Не е наша работа.', ...given })
  for (const given of [{}, { correspondentId: sender }, { correspondentId: other }, { correspondentId: 999_999 }])
    expect((await forward(given)).type, JSON.stringify(given)).toBe(0)
  expect((await forward({ correspondentId: body })).type).toBe(1)
  expect((await read(sendRequest, guid)).statusReason).toMatch(/^Препратен на: .+\. Не е наша работа\.$/)
})
