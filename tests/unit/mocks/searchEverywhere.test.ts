import { expect, test } from 'vitest'
import { correspondentNameOf } from '../../../mocks/correspondents/correspondentNames.ts'
import { documents } from '../../../src/contract/documents.ts'
import { ListView } from '../../../src/contract/enumerations.ts'
import { searchKinds } from '../../../src/contract/shapes/documents.ts'
import { tasks } from '../../../src/contract/tasks.ts'
import { formatDate } from '../../../src/dates/civilDate.ts'
import { foldText } from '../../../src/rules/words/foldText.ts'
import { createTestBackend, incomingLetter } from './createTestBackend.ts'
import { assignee, registeredLetter, taskOn } from './givenTask.ts'

const letter = await registeredLetter(createTestBackend(400))
const { db, as } = letter.backend
const clerk = await as('mpetrova')
const found = async (text: string, sendRequest = clerk) =>
  (await sendRequest(documents.searchEverywhere, { body: { text } })).resultData
const row = db.documents.get(letter.guid)!
const number = row.number ?? ''
const sender = correspondentNameOf(db.correspondents.get(1)!)
const day = formatDate(row.dateRegistered)

test.each([
  ['its number', number],
  ['its number with its date', `№ ${number}/${day} г.`],
  ['its number with its year', `${number}/${day.slice(-4)}`],
  ['its number with its year in words', `вх. № ${number} от ${day.slice(-4)} г.`],
  ['its number without signs', number.replaceAll(/\W/g, '')],
  ['its sender', sender],
  ['its sender in small letters, with a word of its subject', `становище ${sender.toLowerCase()}`],
  ['the number of its sender', '12-34'],
  ['who entered it', 'Петрова становище'],
])('a document is found by the search for %s', async (_, text) => {
  const hits = (await found(text)).filter(({ kind }) => kind === 'document')
  expect(hits.map(({ key }) => key)).toContain(letter.guid)
})

test('a document is not found by its number with another year', async () => {
  const year = Number(day.slice(-4)) - 1
  for (const text of [`${number}/${year}`, `№ ${number} от ${year} г.`])
    expect((await found(text)).map(({ key }) => key)).not.toContain(letter.guid)
})

test('a case file, a correspondent, a person and a task are found, each by its name or number', async () => {
  const body = taskOn(letter.guid, {
    taskAssignees: [assignee(letter.expert, 'Измерване на везна')],
    description: 'Измерване на везна',
  })
  const task = (await letter.head(tasks.createTask, { body })).resultData
  const keys = async (text: string, kind: string, sendRequest = clerk) =>
    (await found(text, sendRequest)).filter((one) => one.kind === kind).map(({ key }) => key)
  expect(await keys(number, 'caseFile')).toContain(db.documents.get(letter.guid)?.caseFileGuid)
  expect(await keys(sender, 'correspondent')).toContain('1')
  expect(await keys('Радева', 'person')).toContain(
    String(db.users.all().find(({ userName }) => userName === 'dradeva')!.personId),
  )
  expect(await keys('измерване', 'task', await as('ggeorgiev'))).toEqual([task.guid])
  expect(await keys(task.number ?? '', 'task')).toEqual([task.guid])
  expect(await keys('измерване', 'task', await as('ltonev'))).toEqual([])
})

test('results of one kind are grouped, blank text finds nothing, and results without read permission are hidden', async () => {
  const kinds = (await found('а')).map(({ kind }) => searchKinds.indexOf(kind))
  expect(kinds).toEqual(kinds.toSorted((a, b) => a - b))
  expect(await found('  ')).toEqual([])
  const { guid } = (await clerk(documents.createDocument, { body: incomingLetter() })).resultData
  const { documentNumber } = (await clerk(documents.registerDocument, { query: { docGuid: guid } })).resultData
  const keysFor = async (userName: string) => (await found(documentNumber, await as(userName))).map(({ key }) => key)
  expect(await keysFor('mpetrova')).toContain(guid)
  expect(await keysFor('ggeorgiev')).not.toContain(guid)
})

test.each([
  ['a word of the name', sender.split(' ')[0] ?? '', true],
  ['its words in another order and in small letters', sender.toLowerCase().split(' ').reverse().join(' '), true],
  ['another name', 'Никой такъв няма', false],
])('the list is filtered by %s of a correspondent', async (_, correspondentText, isFound) => {
  const query = { indexType: ListView.All, skip: 0, take: 500 }
  const { items } = (await clerk(documents.getAllDocumentsForDMS, { query, body: { correspondentText } })).resultData
  expect(items.some(({ guid }) => guid === letter.guid)).toBe(isFound)
  for (const { correspondents } of items)
    expect(foldText(correspondents.join(' '))).toContain(foldText(correspondentText.split(' ')[0] ?? ''))
})

test('the document with the exact number is first, before newer ones whose numbers start with it', async () => {
  const numbered = db.documents.all().filter((one) => one.scope === 1 && one.number !== null)
  const longer = numbered.map((one) => one.number ?? '')
  const short = numbered.find((one) => longer.filter((number) => number.startsWith(one.number ?? '')).length > 7)!
  for (const typed of [short.number ?? '', `/${short.number}`]) {
    const hits = (await found(typed, await as('administrator'))).filter(({ kind }) => kind === 'document')
    expect(hits[0]?.key).toBe(short.guid)
    expect(new Set(hits.map(({ key }) => key)).size).toBe(hits.length)
    expect(hits.length).toBeLessThanOrEqual(6)
  }
})

test('a month with its year finds the documents registered in it, also together with words of the subject', async () => {
  const inMonth = (hits: readonly { key: string }[]) =>
    hits.flatMap(({ key }) => db.documents.get(key)?.dateRegistered?.slice(0, 7) ?? [])
  const documentsBy = async (text: string) => (await found(text)).filter(({ kind }) => kind === 'document')
  const months = inMonth(await documentsBy('октомври 2026'))
  expect(months.length).toBeGreaterThan(3)
  expect(new Set(months)).toEqual(new Set(['2026-10']))
  const words = (db.documents.get((await documentsBy('октомври 2026 г.'))[0]!.key)?.subject ?? '').split(' ')
  const word = words.find((one) => /^[а-яА-Я]{6,}$/.test(one)) ?? ''
  const both = await documentsBy(`${word} октомври 2026`)
  expect(both.length).toBeGreaterThan(0)
  expect(new Set(inMonth(both))).toEqual(new Set(['2026-10']))
  expect(await documentsBy('мастодонт октомври 2026')).toEqual([])
})
