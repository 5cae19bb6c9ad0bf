import { expect, test } from 'vitest'
import { leaveApplications, sickLeaves } from '../../../src/contract/staff.ts'
import { setUp } from './staffDatabase.ts'

test('a leave passes its steps: numbers by the backend, days by the calendar, and then the same days cannot be taken again', async () => {
  const { leave, person, administrator: sendRequest } = await setUp()
  const { id, days, step } = (await sendRequest(leaveApplications.insert, { body: leave })).resultData
  expect({ days, step }).toEqual({ days: 5, step: 'draft' })
  const move = (key: string, comment = '') => sendRequest(leaveApplications.move, { body: { id, move: key, comment } })
  expect((await move('approve')).message).toMatch(/състояние „Чернова“/)
  expect((await move('submit')).resultData.number).toMatch(/^О-\d+\/2026$/)
  expect((await move('return')).additionalFieldMessages).toEqual({ comment: ['Полето е задължително'] })
  expect((await move('return', 'Друг заместник')).resultData.step).toBe('returned')
  for (const key of ['submit', 'agree', 'confirm']) expect((await move(key)).status).toBe(200)
  const approved = (await move('approve')).resultData
  expect(approved).toMatchObject({ step: 'approved', orderNumber: expect.stringMatching(/^ЗО-\d+\/2026$/) })
  expect(approved.history.map((one) => one.step)).toEqual([
    'agreement',
    'returned',
    'agreement',
    'check',
    'approval',
    'approved',
  ])
  const again = await sendRequest(leaveApplications.insert, { body: leave })
  expect(again.additionalFieldMessages?.fromDate?.[0]).toMatch(/вече има подаден отпуск/)
  const january = { query: { fromDate: '2027-01-01', toDate: '2027-01-31' } }
  const away = (await sendRequest(leaveApplications.getAbsences, january)).resultData
  expect(away.find((one) => one.person?.id === person.id)).toMatchObject({ what: 'leave', isApproved: true })
})

test('more days than remain are refused, and the report counts taken and requested days', async () => {
  const { leave, person, administrator: sendRequest } = await setUp()
  const ofPerson = { query: { year: 2027, personId: person.id } }
  const before = (await sendRequest(leaveApplications.getRemainingLeave, ofPerson)).resultData[0]!
  const long = { ...leave, fromDate: '2027-03-08', toDate: '2027-05-28' }
  expect((await sendRequest(leaveApplications.insert, { body: long })).additionalFieldMessages?.toDate?.[0]).toMatch(
    /остават/,
  )
  const { id } = (await sendRequest(leaveApplications.insert, { body: leave })).resultData
  await sendRequest(leaveApplications.move, { body: { id, move: 'submit', comment: '' } })
  const after = (await sendRequest(leaveApplications.getRemainingLeave, ofPerson)).resultData[0]!
  expect([after.requested, after.remaining]).toEqual([(before.requested ?? 0) + 5, (before.remaining ?? 0) - 5])
})

test('a user moves nothing at a step of another user, and a user without access to sick leaves sees only an absence', async () => {
  const { leave, administrator, as, db } = await setUp()
  const { id } = (await administrator(leaveApplications.insert, { body: leave })).resultData
  await administrator(leaveApplications.move, { body: { id, move: 'submit', comment: '' } })
  const clerk = await as('up.vacations')
  const reply = await clerk(leaveApplications.move, { body: { id, move: 'agree', comment: '' } })
  expect(reply.message).toMatch(/Стъпката е на: пряк ръководител/)
  const [sick] = db.sickLeaves.all()
  const days = { query: { fromDate: sick!.fromDate, toDate: sick!.toDate } }
  const seen = (await clerk(leaveApplications.getAbsences, days)).resultData.map(({ what }) => what)
  expect(seen).toContain('away')
  expect(seen).not.toContain('sickLeave')
})

test('an interrupted leave returns its days, and one without its paper is not checked', async () => {
  const { person, leave, administrator: sendRequest, db } = await setUp()
  const goes = async (id: number, ...moves: string[]) => {
    for (const move of moves) await sendRequest(leaveApplications.move, { body: { id, move, comment: '' } })
  }
  const { id } = (await sendRequest(leaveApplications.insert, { body: leave })).resultData
  await goes(id, 'submit', 'agree', 'confirm', 'approve')
  const interrupt = (date: string) =>
    sendRequest(leaveApplications.move, { body: { id, move: 'interrupt', comment: 'Болничен', date } })
  expect((await interrupt('2027-01-20')).message).toMatch(/Първият ден още не е настъпил/)
  db.put('leaveApplications', { ...db.leaveApplications.get(id)!, fromDate: '2026-11-16', toDate: '2026-11-27' })
  expect((await interrupt('2026-12-01')).additionalFieldMessages?.date?.[0]).toMatch(/ден от отпуска/)
  const ofPerson = { query: { year: 2027, personId: person.id } }
  const before = (await sendRequest(leaveApplications.getRemainingLeave, ofPerson)).resultData[0]!
  const after = (await interrupt('2026-11-19')).resultData
  expect(after).toMatchObject({ step: 'interrupted', toDate: '2026-11-18', plannedToDate: '2026-11-27', days: 3 })
  expect(after.history.at(-1)?.insteadOf).toBe('')
  expect(after.history.find(({ move }) => move === 'agree')?.insteadOf).not.toBe('')
  const left = (await sendRequest(leaveApplications.getRemainingLeave, ofPerson)).resultData[0]!
  expect(left.remaining).toBe((before.remaining ?? 0) + 7)

  const study = { ...leave, kind: 'study', forYear: null }
  const other = (await sendRequest(leaveApplications.insert, { body: study })).resultData.id
  await goes(other, 'submit', 'agree')
  const confirm = () => sendRequest(leaveApplications.move, { body: { id: other, move: 'confirm', comment: '' } })
  expect((await confirm()).message).toMatch(/Липсва документ: служебна бележка/)
  const paper = new FormData()
  paper.append('file', new File(['%PDF'], 'бележка.pdf', { type: 'application/pdf' }))
  await sendRequest(leaveApplications.addFile, { query: { id: other }, body: paper })
  expect((await confirm()).resultData.step).toBe('approval')
})

test('the user of the next step is notified, and the applicant is notified of the decision', async () => {
  const { leave, person, administrator: sendRequest, db } = await setUp()
  const { id } = (await sendRequest(leaveApplications.insert, { body: leave })).resultData
  const newest = (personId = 0) =>
    db.notifications
      .by('personId', personId)
      .findLast(({ staffKind, staffId }) => staffKind === 'leave' && staffId === id)
  const { performers } = (await sendRequest(leaveApplications.move, { body: { id, move: 'submit', comment: '' } }))
    .resultData
  const [head, checker] = performers
  expect(newest(head?.person?.id)).toMatchObject({
    type: 'StaffStep',
    text: expect.stringMatching(/чака Вашето решение/),
  })
  expect(newest(person.id)).toBeUndefined()
  await sendRequest(leaveApplications.move, { body: { id, move: 'agree', comment: '' } })
  expect(newest(checker?.person?.id)?.type).toBe('StaffStep')
  await sendRequest(leaveApplications.move, { body: { id, move: 'refuse', comment: 'Няма кой да замества.' } })
  expect(newest(person.id)).toMatchObject({ type: 'StaffMoved', text: expect.stringMatching(/Отказано$/) })
})

test('a file of a sick leave is opened only by the calls for sick leaves, and none is added to a completed one', async () => {
  const { administrator, as, db } = await setUp()
  const pdf = new FormData()
  pdf.append('file', new File(['%PDF'], 'болничен.pdf', { type: 'application/pdf' }))
  const [sick] = db.sickLeaves.all()
  const { guid } = (await administrator(sickLeaves.addFile, { query: { id: sick!.id }, body: pdf })).resultData
  const clerk = await as('up.vacations')
  expect((await clerk(leaveApplications.downloadFile, { query: { guid } })).status).toBe(404)
  expect((await clerk(leaveApplications.deleteFile, { query: { guid } })).status).toBe(404)
  const refused = db.leaveApplications.all().find(({ step }) => step === 'refused')
  const reply = await clerk(leaveApplications.addFile, { query: { id: refused!.id }, body: pdf })
  expect(reply.message).toMatch(/състояние „Отказано“/)
})
