import { expect, test } from 'vitest'
import { users } from '../../../src/contract/account.ts'
import { documents } from '../../../src/contract/documents.ts'
import { createTestBackend, incomingLetter } from './createTestBackend.ts'

const backend = createTestBackend(150)
const { db } = backend
const clerk = await backend.as('mpetrova')
const citizen = db.correspondents.all().find((one) => one.firstName && one.middleName && one.lastName && one.isActive)!
await clerk(documents.createDocument, {
  body: incomingLetter({ subjectDescription: 'Неточен електромер на ул. „Шипка“ 12', correspondentIds: [citizen.id] }),
})
for (const subjectDescription of [
  'Дого\u00adвор за представителство пред Плов\u200bград',
  'Писмо\u000bтаблица по раздел Х\u0406V',
  'Фактура №0000651248 по договор №Д-9/2026',
])
  await clerk(documents.createDocument, { body: incomingLetter({ subjectDescription }) })

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
])('a citizen is found by the search for %s', async (_, typed) => {
  expect(await peopleBy(typed)).toContain(citizen.id)
})
test('a word that is not in the name finds no user', async () => {
  expect(await peopleBy(`${citizen.firstName} ${citizen.lastName} Мастодонт`)).toEqual([])
})

test.each([
  ['електромер шипка', 1],
  ['ШИПКА  неточен', 1],
  ['elektromer shipka', 1],
  ['електромер мастодонт', 0],
  ['електромери', 1],
  ['електромерът шипка', 1],
  ['неточния електромер', 1],
  ['електромерист', 0],
  ['представителства', 1],
  ['Договор за представителство', 1],
  ['Пловград', 1],
  ['Плов\u00adград', 1],
  ['елек\u200bтромер шипка', 1],
  ['писмо таблица', 1],
  ['писмотаблица', 0],
  ['раздел XIV', 1],
  ['№0000651248', 1],
  ['№ 0000651248', 1],
  ['0000651248', 1],
  ['договор №Д-9/2026', 1],
  ['договор № Д-9/2026', 1],
])('a letter is found by words of its subject: %s', async (typed, count) => {
  expect(await lettersBy(typed)).toBe(count)
})

test('the exact name is offered first, then a match at its start, then one at the start of a word', async () => {
  const nameOf = async (search: string) =>
    (
      await clerk(documents.searchDocumentCorrespondentsDropdown, { query: { page: 1, size: 50, search } })
    ).resultData.items.map(({ textValue }) => textValue)
  const whole = `${citizen.firstName} ${citizen.lastName}`
  const [first] = await nameOf(whole)
  expect(first?.startsWith(citizen.firstName ?? '?')).toBe(true)
  const metro = await nameOf('ме')
  const starts = metro.map((name) => /^[„"]?ме/iu.test(name))
  expect(starts).toEqual(starts.toSorted((a, b) => Number(b) - Number(a)))
})

test('a user is found by first and family name, with the middle name between them', async () => {
  const admin = await backend.as('administrator')
  const person = db.persons
    .all()
    .find((one) => one.middleName && one.isActive && db.users.all().some(({ personId }) => personId === one.id))!
  const body = { name: `${person.firstName} ${person.lastName}` }
  const found = (await admin(users.getUsers, { query: { skip: 0, take: 50 }, body })).resultData.items
  expect(found.map(({ fullName }) => fullName)).toContain(`${person.firstName} ${person.middleName} ${person.lastName}`)
})
