import { expect, onTestFinished, test, vi } from 'vitest'
import { deliverDue } from '../../../mocks/exchange/deliverMessages.ts'
import { callNamed } from '../../../mocks/training/callNames.ts'
import { stepOfCall } from '../../../mocks/training/stepOfCall.ts'
import { documents } from '../../../src/contract/documents.ts'
import { DocumentStatus } from '../../../src/contract/enumerations.ts'
import { docExchange, eDelivery } from '../../../src/contract/exchange.ts'
import type { SimulatedAction } from '../../../src/contract/training/timeline.ts'
import { dueIn } from '../../../src/rules/training/simulatedActors.ts'
import { incomingLetter } from '../mocks/createTestBackend.ts'
import { readyToSend } from '../mocks/readyToSend.ts'
import { firstLetter } from './firstLetter.ts'
import { trainingBackend } from './trainingBackend.ts'

const office = async () => {
  const here = await trainingBackend()
  const sendRequest = await here.as('mpetrova')
  const { guid } = (await sendRequest(documents.createDocument, { body: incomingLetter() })).resultData
  await sendRequest(documents.registerDocument, { query: { docGuid: guid } })
  const letter = (await sendRequest(documents.getDocument, { query: { docGuid: guid } })).resultData
  const me = here.db.users.all().find(({ userName }) => userName === 'mpetrova')!
  const play = (action: SimulatedAction) => here.adminApi.runSimulatedAction(action, 'mpetrova')
  return { ...here, sendRequest, guid, letter, me, play }
}

test('a colleague changes the open document with her permissions: saving an older version is reported', async () => {
  const { play, guid, letter, db, sendRequest, me, adminApi } = await office()
  const played = await play('edit')
  expect(played).toMatchObject({ isDone: true, cause: 'button', about: { kind: 'document', key: guid } })
  expect(db.documents.get(guid)?.note).toContain('Проверено по телефона')
  const by = db.history.by('documentGuid', guid).at(-1)?.personId
  expect(by).not.toBe(me.personId)
  expect(by).not.toBeNull()
  const changedGuid = letter.changedGuid ?? ''
  const reply = await sendRequest(documents.editDocument, {
    body: { ...incomingLetter({ guid, changedGuid }), note: 'Мое' },
  })
  expect(reply.message).toContain('променен от друг потребител')
  expect((await adminApi.doneSteps()).at(-1)?.who).not.toBe('mpetrova')
})

test('a colleague mentions the user in a comment, and a head assigns work by a resolution', async () => {
  const { play, guid, db, me } = await office()
  const news = () => db.notifications.by('personId', me.personId).filter(({ dateSeen }) => dateSeen === null).length
  const before = news()
  await play('comment')
  expect(db.comments.by('documentGuid', guid)[0]?.mentionedPersonIds).toEqual([me.personId])
  const { about } = await play('resolve')
  const given = db.taskAssignees.by('documentGuid', about?.key ?? '').filter(({ personId }) => personId === me.personId)
  expect(given).toHaveLength(1)
  expect(db.tasks.get(given[0]!.taskGuid)?.resolutionGuid).not.toBeNull()
  expect(news()).toBeGreaterThanOrEqual(before + 2)
})

test('a colleague completes her part of a task', async () => {
  const { play, db, me } = await office()
  const { about } = await play('complete')
  const done = db.taskAssignees.by('taskGuid', about?.key ?? '').filter(({ dateCompleted }) => dateCompleted !== null)
  expect(done.length).toBeGreaterThan(0)
  for (const part of done) expect(part.completedByPersonId).not.toBe(me.personId)
})

test('messages arrive, and an application from the portal waits with its files and can be registered', async () => {
  const { play, db, adminApi, sendRequest } = await office()
  for (const action of ['message', 'exchange'] as const) {
    const { about } = await play(action)
    expect(db.exchangeMessages.get(about?.key)?.isIncoming).toBe(true)
  }
  const { about } = await play('application')
  const row = db.documents.get(about?.key)!
  expect(row).toMatchObject({ statusId: DocumentStatus.DRAFT, number: null, scope: 2, files: expect.any(Number) })
  expect(db.attachedFiles.by('documentGuid', row.guid)).toHaveLength(row.files ?? 0)
  const registered = await sendRequest(documents.registerDocument, { query: { docGuid: row.guid } })
  expect(registered.type).toBe(1)
  const steps = await adminApi.doneSteps()
  expect(steps.filter(({ who }) => who === 'system').map(({ body }) => body)).toEqual([
    { system: 'edelivery' },
    { system: 'docexchange' },
    { system: 'portal' },
  ])
  const there = await trainingBackend()
  expect((await there.adminApi.replaySteps(steps, 'mpetrova')).refused).toBeNull()
  expect(there.db.documents.all().find(({ portalNumber }) => portalNumber === row.portalNumber)?.number).not.toBeNull()
})

test.each([
  ['fail', 'edelivery', 'fails'],
  ['refuse', 'docexchange', 'refused'],
] as const)(
  'a failure of %s affects the next message sent by %s alone, with a reason',
  async (action, system, outcome) => {
    const { play, db, as } = await office()
    const sendRequest = await as('administrator')
    expect((await play(action)).about).toBeNull()
    const send = async (by: typeof system) => {
      const { guid: docGuid } = readyToSend(db, by)
      const addresseeIds = db.addressees.by('documentGuid', docGuid).map(({ id }) => id)
      const fileGuids = db.attachedFiles.by('documentGuid', docGuid).map(({ guid }) => guid)
      if (by === 'edelivery') await sendRequest(eDelivery.sendEDeliveryMessage, { query: { docGuid } })
      else await sendRequest(docExchange.sendExchangeMessage, { body: { docGuid, addresseeIds, fileGuids } })
      return db.exchangeMessages.by('documentGuid', docGuid).find((row) => row.system === by)
    }
    await send(system === 'edelivery' ? 'docexchange' : 'edelivery')
    expect(db.plannedOutcomes.size).toBe(1)
    const sent = await send(system)
    expect(sent?.deliveryOutcome).toBe(outcome)
    expect(db.plannedOutcomes.size).toBe(0)
    deliverDue(db, { delivered: 0, seen: 0, apart: 0 })
    expect(db.exchangeMessages.get(sent?.guid)?.failure).toEqual(expect.any(String))
  },
)

test('a delivery in progress fails at once', async () => {
  const { play, db, as } = await office()
  await db.inOneStep(() => db.put('plannedOutcomes', { id: 1, outcome: 'arrives', system: null }))
  const { guid: docGuid } = readyToSend(db, 'edelivery')
  await (await as('administrator'))(eDelivery.sendEDeliveryMessage, { query: { docGuid } })
  expect((await play('fail')).about).toMatchObject({ kind: 'document', key: docGuid })
  expect(db.exchangeMessages.by('documentGuid', docGuid)[0]?.deliveryOutcome).toBe('fails')
})

test('actions of others are not counted as the work of the trainee', async () => {
  const { adminApi, play } = await office()
  const run = await adminApi.beginExercise(firstLetter, 'mpetrova')
  for (const action of ['edit', 'comment', 'resolve', 'message', 'application'] as const) await play(action)
  expect((await adminApi.factsOfRun(run.id)).changed).toEqual([])
})

const later = async () => {
  await vi.advanceTimersByTimeAsync(6000)
  await vi.dynamicImportSettled()
  await vi.advanceTimersByTimeAsync(6000)
}

test('a scenario triggers actions of others: at a minute, and after a step of the trainee, each once and reported', async () => {
  const { adminApi } = await office()
  const scenario = await adminApi.saveScenario({
    ...{ title: 'С колега', who: 'mpetrova', where: '/documents-flow/documents', exercises: [] },
    timeline: [
      { when: { after: 'register' }, deed: 'comment' },
      { when: { minute: 30 }, deed: 'application' },
    ],
  })
  const { state } = await adminApi.scenarioState(JSON.stringify(scenario))
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const there = await trainingBackend(400, state)
  const playedTexts = async () => {
    await later()
    return (await there.adminApi.playedActions()).map(({ action, cause, isDone }) => `${cause} ${action} ${isDone}`)
  }
  expect(await playedTexts()).toEqual([])
  const sendRequest = await there.as('mpetrova')
  const { guid } = (await sendRequest(documents.createDocument, { body: incomingLetter() })).resultData
  await sendRequest(documents.registerDocument, { query: { docGuid: guid } })
  expect(await playedTexts()).toEqual(['script comment true'])
  await there.adminApi.passTime('mpetrova', { day: '2026-11-20', time: '12:31' })
  expect(await playedTexts()).toEqual(['script application true', 'script comment true'])
  expect(await playedTexts()).toHaveLength(2)
  expect((await there.adminApi.scenario())?.timeline).toEqual(scenario.timeline)
})

test('random events occur at the chosen rate, never the same twice in a row, until they are switched off', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const { adminApi } = await office()
  await adminApi.setOthersPace(3, 'mpetrova')
  await later()
  expect(await adminApi.playedActions()).toEqual([])
  for (const time of ['12:04', '12:08', '12:12', '12:16']) {
    await adminApi.passTime('mpetrova', { day: '2026-11-20', time })
    await later()
  }
  const played = await adminApi.playedActions()
  expect(played.map(({ cause }) => cause)).toEqual(Array(4).fill('chance'))
  for (const [at, { action }] of played.entries()) expect(action).not.toBe(played[at + 1]?.action)
  await adminApi.setOthersPace(null, 'mpetrova')
  await adminApi.passTime('mpetrova', { day: '2026-11-20', time: '15:00' })
  await later()
  expect(await adminApi.playedActions()).toHaveLength(4)
  await expect(adminApi.setOthersPace(0.5, 'mpetrova')).rejects.toThrow('от 1 до 60')
})

test.each([
  [0, [], [], []],
  [60_000, [], [], [0]],
  [60_000, [], [0], []],
  [0, ['register'], [], [1]],
  [600_000, ['register', 'edit'], [1], [0]],
] as const)('after %d ms and the steps %j, of which %j ran, the due actions are %j', (open, steps, played, due) => {
  const timeline = [
    { when: { minute: 1 }, deed: 'message' },
    { when: { after: 'register' }, deed: 'edit' },
  ] as const
  expect(dueIn(timeline, { open, steps: new Set(steps), played: new Set(played) })).toEqual(due)
})

test.each([
  ['documents.registerDocument', false, 'register'],
  ['documents.createDocument', false, undefined],
  ['documents.createDocument', true, 'resolve'],
  ['documents.createAndRegisterMultipleDocuments', false, 'register'],
  ['eDelivery.createAndRegisterIncomingEDeliveryMessage', false, 'register'],
  ['docExchange.createAndRegisterIncomingExchangeMessage', false, 'register'],
  ['documents.editDocument', false, 'edit'],
  ['documentParts.createDocumentComment', false, 'comment'],
  ['tasks.createTask', false, 'assign'],
  ['tasks.completeTask', false, 'complete'],
  ['eDelivery.sendEDeliveryMessage', false, 'send'],
  ['docExchange.sendExchangeMessage', false, 'send'],
  ['documents.deleteDocument', false, undefined],
])('the message %s (with tasks: %s) is the step %s', (call, hasTasks, step) => {
  expect(callNamed(call)).toBeDefined()
  expect(stepOfCall(call, hasTasks)).toBe(step)
})
