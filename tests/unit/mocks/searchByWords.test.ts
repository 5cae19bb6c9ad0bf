import { expect, test } from 'vitest'
import { documents } from '../../../src/contract/documents.ts'
import { askBackend, incomingLetter } from './askBackend.ts'

const backend = askBackend(150)
const { world } = backend
const clerk = await backend.as('mpetrova')
const citizen = world.correspondents
  .all()
  .find((one) => one.firstName && one.middleName && one.lastName && one.isActive)!
await clerk(documents.createDocument, {
  body: incomingLetter({ subjectDescription: 'Неточен електромер на ул. „Шипка“ 12', correspondentIds: [citizen.id] }),
})

const peopleBy = async (search: string) => {
  const query = { page: 1, size: 999, search }
  return (await clerk(documents.searchDocumentCorrespondentsDropdown, { query })).resultData.items.map(
    ({ correspondentID }) => correspondentID,
  )
}
const lettersBy = async (subject: string) => {
  const reply = await clerk(documents.getAllDocumentsForDMS, {
    query: { indexType: 7, skip: 0, take: 1 },
    body: { subject },
  })
  return reply.resultData.totalCount
}

test.each([
  ['the first and the family name', `${citizen.firstName} ${citizen.lastName}`],
  ['the names in another order', `${citizen.lastName} ${citizen.firstName}`],
  ['parts of the names', `${citizen.firstName?.slice(0, 3)} ${citizen.lastName?.slice(0, 4)}`.toLowerCase()],
])('a citizen is found by %s', async (_, typed) => {
  expect(await peopleBy(typed)).toContain(citizen.id)
})
test('a word that is not in the name finds nobody', async () => {
  expect(await peopleBy(`${citizen.firstName} ${citizen.lastName} Мастодонт`)).toEqual([])
})

test.each([
  ['електромер шипка', 1],
  ['ШИПКА  неточен', 1],
  ['elektromer shipka', 1],
  ['електромер мастодонт', 0],
])('a letter is found by words of its subject: %s', async (typed, count) => {
  expect(await lettersBy(typed)).toBe(count)
})
