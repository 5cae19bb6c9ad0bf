import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { documents } from '../../../src/contract/documents.ts'
import { createTestBackend, incomingLetter } from './createTestBackend.ts'

const TIMES = 60
const texts: readonly string[] = JSON.parse(readFileSync('fixtures/anyTexts.json', 'utf8'))
const reader = () => {
  let at = 0
  return (): string => texts[at++ % texts.length] ?? ''
}

test('for any text in the filter the list responds, found or empty, and never fails', async () => {
  const sendRequest = await createTestBackend(200).as('mpetrova')
  const anyText = reader()
  const query = { indexType: 1, skip: 0, take: 5 }
  for (let i = 0; i < TIMES; i++) {
    const body = { number: anyText(), subject: anyText(), externalRefNumber: anyText() }
    const reply = await sendRequest(documents.getAllDocumentsForDMS, { query, body })
    expect({ status: reply.status, body }).toMatchObject({ status: 200 })
    const found = await sendRequest(documents.searchDocumentCorrespondentsDropdown, {
      query: { page: 1, size: 7, search: anyText() },
    })
    expect(found.status).toBe(200)
  }
})

test('any text typed in the form is stored unchanged, except blanks at its ends', async () => {
  const sendRequest = await createTestBackend(60).as('mpetrova')
  const anyText = reader()
  for (let i = 0; i < TIMES; i++) {
    const subjectDescription = `Относно ${anyText()}`
    const made = await sendRequest(documents.createDocument, { body: incomingLetter({ subjectDescription }) })
    const { resultData } = await sendRequest(documents.getDocument, { query: { docGuid: made.resultData.guid } })
    expect(resultData.subjectDescription).toBe(subjectDescription.trim())
  }
})
