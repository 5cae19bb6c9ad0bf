import { expect, test } from 'vitest'
import { announcedScenario } from '../../../mocks/training/scenarios.ts'
import { documents } from '../../../src/contract/documents.ts'
import { docExchange } from '../../../src/contract/exchange.ts'
import type { Scenario } from '../../../src/contract/training/scenario.ts'
import { timeOf } from '../../../src/dates/civilDate.ts'
import { packScenario } from '../../../src/rules/training/packedScenario.ts'
import { readScenario } from '../../../src/rules/training/readScenario.ts'
import { incomingLetter, someFriday } from '../mocks/createTestBackend.ts'
import { trainingBackend } from './trainingBackend.ts'

const given = {
  title: 'Сутрин в деловодството',
  who: 'mpetrova',
  where: '/documents-flow/documents',
  timeline: [],
  exercises: [],
}

const morning = async () => {
  const here = await trainingBackend()
  const sendRequest = await here.as('mpetrova')
  const { guid } = (await sendRequest(documents.createDocument, { body: incomingLetter() })).resultData
  await sendRequest(documents.registerDocument, { query: { docGuid: guid } })
  await here.adminApi.receiveMessage('docexchange')
  const message = here.db.exchangeMessages.all().find(({ dateSent }) => dateSent === here.now().toISOString())!
  const body = { messageGuid: message.guid, reasonId: 1, explanation: 'Не е за нас', notifySender: false }
  expect((await sendRequest(docExchange.rejectExchangeMessage, { body })).type).toBe(1)
  await here.adminApi.passTime('mpetrova', { day: '2026-11-24' })
  return { ...here, scenario: await here.adminApi.saveScenario(given) }
}

test('a state is saved as a scenario and opened elsewhere: the same work, the same day, with new keys', async () => {
  const { scenario, db: saved } = await morning()
  expect(scenario).toMatchObject({ day: '2026-11-20', daysLater: 4, hour: '12:00', documents: 400, seed: 1 })
  const there = await trainingBackend(200)
  const { state } = await there.adminApi.scenarioState(JSON.stringify(scenario))
  expect(there.db.documents.all().some(({ subject }) => subject === 'Искане за становище')).toBe(false)
  await there.adminApi.importState(state)
  const { db } = there.store
  // Other users also register documents on the skipped days.
  const numbersOf = (of: typeof saved) => of.documents.all().map(({ subject, number }) => `${number} ${subject}`)
  expect(numbersOf(db).toSorted()).toEqual(numbersOf(saved).toSorted())
  expect(numbersOf(db).filter((text) => text.endsWith(' Искане за становище'))).toHaveLength(1)
  const rejected = db.exchangeMessages.all().filter(({ rejectReason }) => rejectReason === 'Не е за нас')
  expect(rejected).toHaveLength(1)
  expect(db.exchangeMessages.size).toBe(saved.exchangeMessages.size)
  expect(db.practiceClock.get(1)?.ahead).toBe(4 * 24 * 60 * 60 * 1000)
  const begins = { day: '2026-11-24', hour: '12:00', exercises: 0 }
  const announced = { title: 'Сутрин в деловодството', who: 'mpetrova', ...begins }
  expect(announcedScenario(db, null)).toEqual({ ...announced, isOpen: true })
})

test('the trainee starts at the hour set by the trainer, at any hour of saving', async () => {
  const here = await trainingBackend(100)
  const scenario = await here.adminApi.saveScenario({ ...given, hour: '09:00' })
  expect(scenario.hour).toBe('09:00')
  const there = await trainingBackend(100)
  const { state } = await there.adminApi.scenarioState(JSON.stringify(scenario))
  await there.adminApi.importState(state)
  const offset = there.store.db.practiceClock.get(1)?.ahead ?? 0
  expect(timeOf(new Date(someFriday.getTime() + offset).toISOString())).toBe('09:00')
})

test('before the log-in the scenario of the link is shown, else the opened one, else none', async () => {
  const { db } = await trainingBackend(50)
  const linked = packScenario(JSON.stringify({ ...plain, note: 'Започнете от непрочетените.' }))
  expect(announcedScenario(db, linked)).toEqual({
    title: plain.title,
    note: 'Започнете от непрочетените.',
    day: plain.day,
    hour: plain.hour,
    exercises: 0,
    who: 'mpetrova',
    isOpen: false,
  })
  for (const none of [null, 'no scenario', packScenario('{}')]) expect(announcedScenario(db, none)).toBeNull()
})

test('a scenario that cannot be opened changes nothing and says why', async () => {
  const { scenario } = await morning()
  const there = await trainingBackend()
  const messageFor = async (change: object) => {
    const before = await there.store.changedRows()
    await expect(there.adminApi.scenarioState(JSON.stringify({ ...scenario, ...change }))).rejects.toThrow()
    expect(await there.store.changedRows()).toBe(before)
    return there.adminApi.scenarioState(JSON.stringify({ ...scenario, ...change })).catch(({ message }) => message)
  }
  const [first, ...rest] = scenario.steps
  expect(await messageFor({ steps: [{ ...first, who: 'library.read' }, ...rest] })).toMatch(
    /^Стъпка 1 .* отказана: Нямате права/,
  )
  expect(await messageFor({ who: 'nobody' })).toMatch(/^Няма потребител „nobody“/)
})

const plain: Scenario = {
  format: 'delovod-scenario',
  version: 2,
  ...given,
  seed: 1,
  documents: 400,
  day: '2026-11-20',
  daysLater: 0,
  hour: '09:00',
  steps: [],
}
test.each<[what: string, text: string, says: string]>([
  ['no JSON', 'здравей', 'съдържанието му не може да се прочете'],
  ['something else', '{"format":"delovod-world"}', 'съдържанието му не може да се прочете'],
  ['a later version', JSON.stringify({ ...plain, version: 7 }), 'друга версия (7)'],
  ['an address of another host', JSON.stringify({ ...plain, where: '//evil.example' }), 'началният екран'],
  ['a script for an address', JSON.stringify({ ...plain, where: 'javascript:alert(1)' }), 'началният екран'],
  ['an hour that is none', JSON.stringify({ ...plain, hour: '25:00' }), 'часът'],
  [
    'a step of no call',
    JSON.stringify({ ...plain, steps: [{ who: 'a', call: 'x', backend: 'both', day: 0 }] }),
    'стъпките, № 1',
  ],
  ['a first version with a timeline', JSON.stringify({ ...plain, version: 1 }), 'друга версия (1)'],
  [
    'an unknown action',
    JSON.stringify({ ...plain, timeline: [{ when: { minute: 1 }, deed: 'steal' }] }),
    'какво правят другите, № 1',
  ],
  [
    'an action after an unknown step',
    JSON.stringify({ ...plain, timeline: [{ when: { after: 'fetch' }, deed: 'edit' }] }),
    'какво правят другите, № 1',
  ],
  ['more than a scenario has', JSON.stringify({ ...plain, script: 'x' }), '„script“'],
])('a file with %s is refused with a message', (_, text, says) => {
  const read = readScenario(text)
  expect('problem' in read && read.problem).toContain(says)
})

test('a valid file is read unchanged, and one of the first version has no timeline', () => {
  expect(readScenario(JSON.stringify(plain))).toEqual({ scenario: plain })
  const { timeline: _, ...first } = plain
  expect(readScenario(JSON.stringify({ ...first, version: 1 }))).toEqual({ scenario: plain })
})

test.each([
  ['at night', '2026-11-20T01:13:00.000Z', '13:30'],
  ['later than the hour of the scenario', '2026-11-20T14:00:00.000Z', '13:30'],
  ['in the morning', '2026-11-20T07:40:00.000Z', '09:40'],
  ['on the day before', '2026-11-19T01:00:00.000Z', '03:00'],
])(
  'a letter that was received %s is received before it is registered, at an hour of work',
  async (_, received, hour) => {
    const here = await trainingBackend(100)
    const sendRequest = await here.as('mpetrova')
    const letter = incomingLetter({ subjectDescription: 'Преди занятието', dateReceived: received })
    const { guid } = (await sendRequest(documents.createDocument, { body: letter })).resultData
    await sendRequest(documents.registerDocument, { query: { docGuid: guid } })
    const scenario = await here.adminApi.saveScenario({ ...given, hour: '13:30' })
    const there = await trainingBackend(100)
    await there.adminApi.importState((await there.adminApi.scenarioState(JSON.stringify(scenario))).state)
    const row = there.store.db.documents.all().find(({ subject }) => subject === 'Преди занятието')!
    expect([timeOf(row.dateReceived!), timeOf(row.dateRegistered!)]).toEqual([hour, '13:30'])
    expect(Date.parse(row.dateReceived!)).toBeLessThanOrEqual(Date.parse(row.dateRegistered!))
  },
)
