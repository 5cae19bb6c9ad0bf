import { expect, test } from 'vitest'
import { skipNumber } from '../../../mocks/training/numbers.ts'
import { Direction, DocumentStatus as S } from '../../../src/contract/enumerations.ts'
import { registrationLog } from '../../../src/contract/registrationLog.ts'
import { civilDateOf } from '../../../src/dates/civilDate.ts'
import { createTestBackend } from './createTestBackend.ts'
import { type Asker, createRegistered, setStatus } from './documentActions.ts'
import { secretLetter, secretSubject } from './secretLetter.ts'

const year = { fromDate: '2026-01-01', toDate: '2026-12-31', scope: 1 as const }
const linesOf = async (sendRequest: Asker, given: object = {}, page = { pageNumber: 1, pageSize: 10_000 }) =>
  (await sendRequest(registrationLog.getRegistrationLog, { query: page, body: { ...year, ...given } })).resultData

test.each([
  ['incoming', Direction.INCOMING],
  ['internal', Direction.INTERNAL],
  ['outgoing', Direction.OUTGOING],
])('the %s log has every registered document once, in the order of days', async (_, documentDirectionId) => {
  const backend = createTestBackend(600)
  const { items, totalCount } = await linesOf(await backend.as('administrator'), { documentDirectionId })
  const expected = backend.db.documents
    .all()
    .filter(({ scope, directionId, number }) => scope === 1 && directionId === documentDirectionId && number !== null)
    .filter(({ dateRegistered }) => civilDateOf(dateRegistered ?? '').startsWith('2026'))
  expect(expected.length).toBeGreaterThan(10)
  expect(totalCount).toBe(expected.length)
  expect(new Set(items.map(({ documentGuid }) => documentGuid))).toEqual(new Set(expected.map(({ guid }) => guid)))
  const days = items.map(({ dateRegistered }) => dateRegistered)
  expect(days).toEqual(days.toSorted())
})

test('the pages of a log join to the whole of it', async () => {
  const sendRequest = await createTestBackend(300).as('administrator')
  const whole = await linesOf(sendRequest)
  const pages = await Promise.all([1, 2, 3].map((pageNumber) => linesOf(sendRequest, {}, { pageNumber, pageSize: 15 })))
  expect(pages.flatMap(({ items }) => items.map(({ key }) => key))).toEqual(
    whole.items.slice(0, 45).map(({ key }) => key),
  )
})

test('numbers of one day are in order, the annulled and the skipped ones in their places', async () => {
  const backend = createTestBackend(100)
  const clerk = await backend.as('mpetrova')
  const [first, second] = [await createRegistered(clerk), await createRegistered(clerk)]
  const row = backend.db.documents.get(second)
  const index = backend.db.numberIndexes.get(row?.numberIndexId)
  const skipped = skipNumber(backend.db, index?.counterCode ?? '')
  const third = await createRegistered(clerk)
  expect((await setStatus(clerk, second, S.ANNULLED, { reason: 'Регистриран по погрешка' })).type).toBe(1)
  const today = { fromDate: '2026-11-20', toDate: '2026-11-20', numberIndexId: row?.numberIndexId ?? 0 }
  const { items } = await linesOf(clerk, { ...today, documentDirectionId: Direction.INCOMING })
  const last = items.slice(-4)
  expect(last.map(({ documentGuid }) => documentGuid)).toEqual([first, second, null, third])
  expect(last[1]).toMatchObject({ isAnnulled: true, note: 'Анулиран: Регистриран по погрешка' })
  expect(last[2]).toMatchObject({ kind: 'skipped', note: 'Пропуснат номер. Няма обяснение.' })
  expect(last[2]?.number).toContain(String(skipped))
})

test('a line shows the sender, subject, addressee, assignee and the day of completion, with whole names', async () => {
  const backend = createTestBackend(600)
  const { items } = await linesOf(await backend.as('administrator'), { documentDirectionId: Direction.INCOMING })
  const done = items.find(({ doneOn, executors }) => doneOn !== null && executors.length > 0)
  const row = backend.db.documents.get(done?.documentGuid)
  const department = backend.db.departments.get(row?.addressedToDepartmentId)
  expect(done).toMatchObject({
    subjectDescription: row?.subject,
    caseFileNumber: backend.db.caseFiles.get(row?.caseFileGuid)?.number,
    filesCount: backend.db.attachedFiles.by('documentGuid', row?.guid ?? '').length,
    doneOn: civilDateOf(row?.statusDate ?? ''),
  })
  if (row?.addressedToPersonId === null) expect(done?.addressedTo).toBe(department?.name)
  for (const name of done?.executors ?? []) expect(name.split(' ').length).toBeGreaterThan(2)
})

test('for a document that the reader may not open the log shows only the number and the day', async () => {
  const { as, admin, secret, root } = await secretLetter('pvasilev')
  const { items } = await linesOf(await as('pvasilev'))
  const whole = await linesOf(admin)
  expect(items.map(({ number }) => number)).toEqual(whole.items.map(({ number }) => number))
  const at = whole.items.findIndex(({ documentGuid }) => documentGuid === secret)
  expect(whole.items[at]?.subjectDescription).toBe(secretSubject)
  expect(items[at]).toMatchObject({ isReadable: false, documentGuid: null, subjectDescription: '', correspondents: [] })
  expect(items.find(({ documentGuid }) => documentGuid === root)).toMatchObject({ isReadable: true })
  expect(JSON.stringify(items)).not.toContain(secretSubject)
})
