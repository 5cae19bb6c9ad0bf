import { expect, test } from 'vitest'
import { standIns } from '../../../src/contract/standIns.ts'
import { createTestBackend } from './createTestBackend.ts'

const standInsIn = async (backend: ReturnType<typeof createTestBackend>) => {
  const sendRequest = await backend.as('mpetrova')
  const all = (await sendRequest(standIns.getStandIns, {})).resultData
  return (personId: number) => all.find((one) => one.personId === personId)
}
const personOf = ({ db }: ReturnType<typeof createTestBackend>, userName: string) =>
  db.users.all().find((one) => one.userName === userName)!.personId

test('an approved leave is returned with its substitute and the direct head, and without its kind', async () => {
  const backend = createTestBackend()
  const { db } = backend
  const leave = db.leaveApplications.all()[0]!
  const [expert, substitute, head] = ['ggeorgiev', 'knikolov', 'dradeva'].map((name) => personOf(backend, name))
  const away = { personId: expert!, fromDate: '2026-11-19', toDate: '2026-11-24', substituteId: substitute! }
  db.inOneStep(() => db.put('leaveApplications', { ...leave, ...away, step: 'approved' }))
  const one = (await standInsIn(backend))(expert!)
  expect(one).toEqual({
    personId: expert,
    awayFrom: '2026-11-19',
    awayTo: '2026-11-24',
    substitute: { id: substitute, name: expect.stringContaining('Калоян') },
    head: { id: head, name: expect.stringContaining('Десислава') },
  })
})

test('a substitute who is away too, or who cannot open documents, is not offered', async () => {
  const backend = createTestBackend()
  const { db } = backend
  const [first, second] = db.leaveApplications.all()
  const [expert, substitute] = ['ggeorgiev', 'knikolov'].map((name) => personOf(backend, name))
  const period = { fromDate: '2026-11-19', toDate: '2026-11-24', step: 'approved' as const }
  db.inOneStep(() => {
    db.put('leaveApplications', { ...first!, ...period, personId: expert!, substituteId: substitute! })
    db.put('leaveApplications', { ...second!, ...period, personId: substitute!, substituteId: null })
  })
  expect((await standInsIn(backend))(expert!)?.substitute).toBeNull()
  const stranger = personOf(backend, 'rsi.manager')
  db.inOneStep(() => {
    db.put('leaveApplications', { ...first!, ...period, personId: expert!, substituteId: stranger })
  })
  expect((await standInsIn(backend))(expert!)?.substitute).toBeNull()
})
