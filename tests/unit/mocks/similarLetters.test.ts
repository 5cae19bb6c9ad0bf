import { expect, test } from 'vitest'
import { documents } from '../../../src/contract/documents.ts'
import { createTestBackend, incomingLetter } from './createTestBackend.ts'

test("an equal letter is found before registration, with its case file; neither the user's draft nor a letter without read permission is", async () => {
  const backend = createTestBackend()
  const clerk = await backend.as('mpetrova')
  const { guid } = (await clerk(documents.createDocument, { body: incomingLetter() })).resultData
  const letterQuery = {
    correspondentIds: [1],
    externalRefNumber: '№ 12–34',
    externalRefDate: '2026-11-18',
    subjectDescription: '',
  }
  const sendRequest = async (exceptGuid?: string) =>
    (await clerk(documents.findSimilarDocuments, { body: { ...letterQuery, ...(exceptGuid && { exceptGuid }) } }))
      .resultData
  expect(await sendRequest()).toEqual([])
  await clerk(documents.registerDocument, { query: { docGuid: guid } })
  const [found] = await sendRequest()
  const { caseFile, documentNumber } = (await clerk(documents.getDocument, { query: { docGuid: guid } })).resultData
  expect(found).toMatchObject({ guid, documentNumber, caseFile: { guid: caseFile?.guid } })
  expect(await sendRequest(guid)).toEqual([])
  const expert = await backend.as('ggeorgiev')
  expect((await expert(documents.findSimilarDocuments, { body: letterQuery })).resultData).toEqual([])
})

test('of letters registered in the same minute the one with the last number is first', async () => {
  const clerk = await createTestBackend().as('mpetrova')
  const numbers: (string | null)[] = []
  for (let made = 0; made < 3; made += 1) {
    const { guid } = (await clerk(documents.createDocument, { body: incomingLetter() })).resultData
    const registered = await clerk(documents.registerDocument, { query: { docGuid: guid } })
    numbers.push(registered.resultData.documentNumber)
  }
  const { correspondentIds, externalRefNumber, externalRefDate, subjectDescription } = incomingLetter()
  const letterQuery = { correspondentIds, externalRefNumber, externalRefDate, subjectDescription }
  const found = (await clerk(documents.findSimilarDocuments, { body: letterQuery })).resultData
  expect(found.map(({ documentNumber }) => documentNumber)).toEqual(numbers.toReversed())
})
