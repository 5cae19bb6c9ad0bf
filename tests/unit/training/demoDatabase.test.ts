import { expect, test } from 'vitest'
import { DocumentStatus } from '../../../src/contract/enumerations.ts'
import { civilDateOf, timeOf, weekday } from '../../../src/dates/civilDate.ts'
import { dayCalendar } from '../../../src/rules/deadlines/dayCalendar.ts'
import { demoDay } from '../../../src/rules/training/demoTour.ts'
import { trainingBackend } from './trainingBackend.ts'

test.each([
  ['2026-11-28', '2026-11-25'],
  ['2026-11-25', '2026-11-25'],
  ['2026-11-29', '2026-12-02'],
  ['2027-03-03', '2027-03-10'],
])('on %s the tour begins on the nearest working Wednesday', (today, day) => {
  const found = demoDay(today, dayCalendar([]))
  expect(found).toBe(day)
  expect(weekday(found)).toBe(3)
})

test('the demo database has everything that the tour shows, today at ten o’clock', async () => {
  const here = await trainingBackend(60)
  const { state, day, places } = await here.adminApi.demoDatabase()
  expect(here.db.doneCalls.size).toBe(0)
  await here.adminApi.importState(state)
  const { db } = here.store
  const offset = db.practiceClock.get(1)?.ahead ?? 0
  const now = new Date(here.now().getTime() + offset)
  expect([civilDateOf(now.toISOString()), timeOf(now.toISOString())]).toEqual([day, '10:00'])
  const status = (guid: string) => db.documents.get(guid)?.statusId
  expect(status(places.toSign)).toBe(DocumentStatus.FOR_SIGNATURE)
  expect([status(places.toResolve), status(places.resolved)]).not.toContain(undefined)
  expect(status(places.delivered)).toBeGreaterThan(DocumentStatus.SIGNED)
  expect(db.tasks.get(places.task)?.documentGuid).toBe(places.resolved)
  expect(db.exchangeMessages.get(places.message)?.isIncoming).toBe(true)
  for (const guid of [places.resolved, places.toResolve, places.toSign, places.delivered]) {
    expect(civilDateOf(db.documents.get(guid)!.dateCreated)).toBe(day)
    const [paper] = db.attachedFiles.by('documentGuid', guid)
    expect(paper, 'its preview has something to show').toMatchObject({ kindId: 1, contentType: 'application/pdf' })
    expect(await (await here.store.file(paper!.guid))?.slice(0, 5).text()).toBe('%PDF-')
  }
})
