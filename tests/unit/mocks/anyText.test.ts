import { SimpleFaker } from '@faker-js/faker'
import { expect, test } from 'vitest'
import { documents } from '../../../src/contract/documents.ts'
import { askBackend, incomingLetter } from './askBackend.ts'

const TIMES = 60
const faker = new SimpleFaker()
faker.seed(20_261_121)

const signs = [
  '%',
  '&',
  '#',
  '+',
  '=',
  '?',
  '„',
  '“',
  '№',
  'ѝ',
  'Щ',
  'џ',
  '😀',
  '\\',
  '/',
  '"',
  "'",
  '<',
  '>',
  '(',
  '*',
  '[',
  '\u0000',
  '\n',
  '',
]
const anyText = (): string =>
  faker.helpers
    .multiple(() => faker.helpers.arrayElement([...signs, faker.string.sample(4), faker.string.numeric(3), 'Писмо ']), {
      count: { min: 1, max: 6 },
    })
    .join('')

test('whatever is typed into the filter, the list answers: found or empty, never broken', async () => {
  const ask = await askBackend(200).as('mpetrova')
  const query = { indexType: 1, skip: 0, take: 5 }
  for (let i = 0; i < TIMES; i++) {
    const body = { number: anyText(), subject: anyText(), externalRefNumber: anyText() }
    const reply = await ask(documents.getAllDocumentsForDMS, { query, body })
    expect({ status: reply.status, body }).toMatchObject({ status: 200 })
    const found = await ask(documents.searchDocumentCorrespondentsDropdown, {
      query: { page: 1, size: 7, search: anyText() },
    })
    expect(found.status).toBe(200)
  }
})

test('whatever is typed into the form comes back as it was typed, less the blanks at its ends', async () => {
  const ask = await askBackend(60).as('mpetrova')
  for (let i = 0; i < TIMES; i++) {
    const subjectDescription = `Относно ${anyText()}`
    const made = await ask(documents.createDocument, { body: incomingLetter({ subjectDescription }) })
    const { resultData } = await ask(documents.getDocument, { query: { docGuid: made.resultData.guid } })
    expect(resultData.subjectDescription).toBe(subjectDescription.trim())
  }
})
