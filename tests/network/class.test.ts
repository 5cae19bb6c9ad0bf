import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runAs } from '../../mocks/training/rowSnapshots.ts'
import { databaseInMemory } from '../../scripts/network/databaseFile.ts'
import { type NetworkServer, startNetwork } from '../../scripts/network/networkServer.ts'
import { documentParts } from '../../src/contract/documentParts.ts'
import { documents } from '../../src/contract/documents.ts'
import { Checked, CLASS_PATH, News, Run, Runs, Seats } from '../../src/contract/training/classroom.ts'
import { civilDateOf, isoAt } from '../../src/dates/civilDate.ts'
import { rejectedMessage } from '../../src/features/training/exercises/ready/mail.ts'
import { firstLetter, senderTwice } from '../../src/features/training/exercises/ready/registry.ts'
import { mostPoints } from '../../src/rules/training/checkExercise.ts'
import { incomingLetter } from '../support/plainDocument.ts'
import { clientOf } from './apiClient.ts'

const file = () => databaseInMemory({ seed: 1, documents: 400, start: isoAt(civilDateOf(new Date())) })
const common = { ports: { register: 0, shreder: 0 }, origins: [], isStill: true }

let network: NetworkServer
beforeAll(async () => {
  network = await startNetwork({ ...common, file: file(), isClass: true })
})
afterAll(() => network.stop())

const post = async (name: string, token: string, body: unknown, backend: 'register' | 'shreder' = 'shreder') => {
  const reply = await fetch(`${network.api[backend]}${CLASS_PATH}${name}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
  return { status: reply.status, body: (await reply.json()) as unknown }
}

const emptyReport = { name: null, path: '/', title: '', readTo: 0 }

const trainee = async (name: string, userName = 'mpetrova') => {
  const client = await clientOf(network.api, userName)
  const seat = crypto.randomUUID()
  for (const backend of ['register', 'shreder'] as const)
    expect((await post('Join', client.tokens[backend], { seat }, backend)).status).toBe(200)
  const sendRequest = async (call: string, body: object = {}) => post(call, client.tokens.shreder, body)
  const report = async (more: object = {}) =>
    v.parse(News, (await sendRequest('Report', { ...emptyReport, name, ...more })).body)
  await report()
  return {
    ...client,
    seat,
    name,
    say: sendRequest,
    report,
    begin: async (exercise: object = firstLetter) => {
      return v.parse(Run, (await sendRequest('BeginExercise', { exercise })).body)
    },
    registerLetter: async () => {
      const letter = { ...incomingLetter, subjectDescription: `Писмо на ${name}`, externalRefNumber: '04-15-27' }
      const { guid } = await client.sendRequest(documents.createDocument, { body: letter })
      await client.sendRequest(documents.registerDocument, { query: { docGuid: guid } })
      return guid
    },
  }
}
const trainer = async () => {
  const { tokens } = await clientOf(network.api, 'administrator')
  await post('Join', tokens.shreder, { seat: crypto.randomUUID() })
  return {
    say: (name: string, body: object = {}) => post(name, tokens.shreder, body),
    seats: async (...names: string[]) => {
      const { seats } = v.parse(Seats, (await post('GetClass', tokens.shreder, {})).body)
      return names.map((name) => {
        const seat = seats.find((one) => one.name === name)
        if (!seat) throw new Error(`${name} is not in the class`)
        return seat
      })
    },
  }
}

test('a server that is no class has no class calls', async () => {
  const plain = await startNetwork({ ...common, file: file() })
  const about = await fetch(`${plain.api.shreder}${CLASS_PATH}About`)
  expect(about.status).toBe(404)
  await plain.stop()
})

test('twenty at once: each does her own exercise in one database, and the trainer sees all of them', async () => {
  const leader = await trainer()
  const names = Array.from({ length: 20 }, (_, at) => `Обучаем ${at + 1}`)
  const all = await Promise.all(names.map((name) => trainee(name)))
  await Promise.all(all.map((one) => one.begin()))
  await Promise.all(all.map((one, at) => (at % 2 === 0 ? one.registerLetter() : undefined)))
  await Promise.all(all.map((one, at) => one.report({ path: '/documents-flow', title: `Екран ${at}` })))
  const seats = await leader.seats(...names)
  for (const [at, { doing, title, isHere }] of seats.entries()) {
    expect({ title, isHere }).toEqual({ title: `Екран ${at}`, isHere: true })
    expect(doing).toMatchObject({ title: firstLetter.title, outOf: mostPoints(firstLetter), attempts: 0 })
    if (at % 2 === 0) expect(doing?.points).toBeGreaterThan(0)
    else expect(doing?.points).toBe(0)
  }
  const { runs } = v.parse(Runs, (await all[0]!.say('GetExerciseRuns')).body)
  expect(runs).toHaveLength(1)
  const { body } = await all[0]!.say('CheckExercise', { runId: runs[0]?.id })
  expect(v.parse(Checked, body).points).toBe(seats[0]?.doing?.points)
})

test('two trainees whose exercise needs a message get different messages', async () => {
  const [one, other] = [await trainee('Първа'), await trainee('Втора')]
  const stories = [await one.begin(rejectedMessage), await other.begin(rejectedMessage)].map(({ story }) => story)
  expect(stories[0]).not.toEqual(stories[1])
})

test('a trainee who returns in another browser under her name continues as the same trainee', async () => {
  const leader = await trainer()
  const before = await trainee('Ани Колева')
  const run = await before.begin()
  await before.registerLetter()
  const now = await trainee('ани колева')
  expect((await now.report()).namesake, 'while the other is there').toBe('here')
  expect((await now.say('Continue')).status).toBe(409)
  await before.say('Leave')
  expect((await now.report()).namesake).toBe('away')
  await now.begin(senderTwice)
  expect((await now.say('Continue')).body).toEqual({ seat: before.seat })
  for (const backend of ['register', 'shreder'] as const)
    await post('Join', now.tokens[backend], { seat: before.seat }, backend)
  expect((await now.report()).namesake).toBeNull()
  const { runs } = v.parse(Runs, (await now.say('GetExerciseRuns')).body)
  expect(runs.map(({ id, endedAt }) => [id === run.id, endedAt === null])).toEqual([
    [false, true],
    [true, false],
  ])
  const { seats } = v.parse(Seats, (await leader.say('GetClass')).body)
  const hers = seats.filter(({ name }) => name?.toLowerCase() === 'ани колева')
  expect(hers).toMatchObject([{ id: before.seat, isHere: true, doing: { title: senderTwice.title } }])
  expect(hers[0]?.results).toHaveLength(2)
})

test('a message of the trainer is shown to its receiver until it is read', async () => {
  const leader = await trainer()
  const [one, other] = [await trainee('Ана'), await trainee('Боян')]
  expect((await leader.say('SendMessage', { seat: one.seat, text: 'Погледнете срока.' })).body).toEqual({ seats: 1 })
  const [heard] = (await one.report()).messages
  expect(heard?.text).toBe('Погледнете срока.')
  expect((await other.report()).messages).toEqual([])
  expect(await leader.seats('Ана', 'Боян')).toMatchObject([{ hasRead: false }, { hasRead: true }])
  expect((await one.report({ readTo: heard?.id })).messages).toEqual([])
  await leader.say('SendMessage', { seat: null, text: 'Почивка.' })
  for (const who of [one, other]) expect((await who.report({ readTo: heard?.id })).messages).toHaveLength(1)
})

test('the trainer restarts one or all: the work is taken back, and the trainees are told', async () => {
  const leader = await trainer()
  const [one, other] = [await trainee('Вера'), await trainee('Георги')]
  for (const who of [one, other]) {
    await who.begin()
    await who.registerLetter()
  }
  const points = async () => (await leader.seats('Вера', 'Георги')).map(({ doing }) => doing?.points ?? -1)
  expect((await points()).every((each) => each > 0)).toBe(true)
  expect((await leader.say('RestartExercise', { seat: one.seat })).body).toEqual({ seats: 1, kept: 0 })
  const [ofOne, ofOther] = await points()
  expect([ofOne, (ofOther ?? 0) > 0]).toEqual([0, true])
  const news = await one.report()
  expect(news).toMatchObject({ runs: 1, messages: [{ text: expect.stringContaining('отначало') }] })
  await leader.say('RestartExercise', { seat: null })
  expect(await points()).toEqual([0, 0])
  await one.registerLetter()
  expect((await points()).map((each) => each > 0)).toEqual([true, false])
})

test('the trainer chooses the exercises: others are refused, and unstarted ones are in the results', async () => {
  const leader = await trainer()
  const one = await trainee('Жана')
  expect((await one.report()).exercises).toBeNull()
  const exercises = [rejectedMessage, firstLetter].map(({ id, title }) => ({ id, title, points: 10 }))
  expect((await one.say('ChooseExercises', { exercises })).status).toBe(403)
  expect((await leader.say('ChooseExercises', { exercises: [] })).status).toBe(400)
  expect((await leader.say('ChooseExercises', { exercises })).status).toBe(200)
  expect((await one.report()).exercises).toEqual([rejectedMessage.id, firstLetter.id])
  expect(await one.say('BeginExercise', { exercise: senderTwice })).toMatchObject({
    status: 409,
    body: { message: 'Това упражнение не е сред избраните за групата.' },
  })
  await one.begin()
  const [seat] = await leader.seats('Жана')
  expect(seat?.results.map(({ exercise, runs }) => [exercise, runs])).toEqual([
    [rejectedMessage.title, 0],
    [firstLetter.title, 0],
  ])
  await leader.say('ChooseExercises', { exercises: null })
  expect((await one.say('BeginExercise', { exercise: senderTwice })).status).toBe(200)
})

test('a trainee who leaves is not listed', async () => {
  const leader = await trainer()
  const one = await trainee('Дора')
  await one.say('Leave')
  expect(await leader.seats('Дора')).toMatchObject([{ isHere: false }])
})

test("trainees, trainer and strangers cannot call each other's methods", async () => {
  const leader = await trainer()
  const one = await trainee('Елена')
  for (const [name, body] of [
    ['GetClass', {}],
    ['SendMessage', { seat: null, text: 'Аз' }],
    ['RestartExercise', { seat: null }],
  ] as const)
    expect((await one.say(name, body)).status, name).toBe(403)
  expect((await leader.say('Report', { ...emptyReport })).status).toBe(403)
  expect((await leader.say('BeginExercise', { exercise: firstLetter })).status).toBe(403)
  expect((await post('Join', 'nobody', { seat: one.seat })).status).toBe(401)
  const stranger = await clientOf(network.api, 'ggeorgiev')
  expect((await post('Report', stranger.tokens.shreder, emptyReport)).status).toBe(403)
})

test('an exercise of another trainee cannot be changed', async () => {
  const [one, other] = [await trainee('Жана'), await trainee('Захари')]
  const { id: runId } = await one.begin()
  for (const name of ['CheckExercise', 'TakeHint', 'EndExercise'])
    expect((await other.say(name, { runId })).status, name).toBe(409)
  expect((await other.say('GetExerciseRuns')).body).toEqual({ runs: [] })
})

test('a request of another shape is refused and changes nothing', async () => {
  const one = await trainee('Ива')
  for (const [name, body] of [
    ['Join', { seat: 'x' }],
    ['Report', { ...emptyReport, name: 'а'.repeat(81) }],
    ['Report', { ...emptyReport, seat: crypto.randomUUID() }],
    ['BeginExercise', { exercise: { ...firstLetter, assertions: [] } }],
    ['CheckExercise', { runId: 'първото' }],
    ['Leave', 'не е JSON'],
  ] as const)
    expect((await post(name, one.tokens.shreder, body)).status, name).toBe(400)
  expect((await one.say('NoSuchQuestion')).status).toBe(404)
  expect((await one.say('toString')).status).toBe(404)
})

test('restarting takes back own changes; a record that another has changed stays', async () => {
  const leader = await trainer()
  const [one, other] = [await trainee('Ирина'), await trainee('Йордан')]
  const { db } = network.engine
  for (const who of [one, other]) await who.begin()
  const hers = await one.registerLetter()
  const commented = await one.registerLetter()
  const his = await other.registerLetter()
  const body = { id: 0, docGuid: commented, content: 'Видях го.', onlyMyDepartment: false, mentionedPersonIds: [] }
  await other.sendRequest(documentParts.createDocumentComment, { body })
  // Two trainees change the same correspondent: the first trainee changes the name, the second trainee the note.
  const [common] = db.correspondents.all().slice(-1)
  const edit = (who: typeof one, given: object) =>
    network.engine.exclusively(() => {
      const [run] = db.exerciseRuns.by('seat', who.seat)
      return runAs(db, { personId: run!.personId, seat: who.seat }, async () =>
        db.put('correspondents', { ...db.correspondents.get(common!.id)!, ...given }),
      )
    })
  await edit(one, { legalForm: 'От Ирина', note: 'От Ирина' })
  await edit(other, { note: 'От Йордан' })
  const numberOf = (guid: string) => db.documents.get(guid)?.number
  const given = [numberOf(commented), numberOf(his)]
  expect((await leader.say('RestartExercise', { seat: one.seat })).body).toEqual({ seats: 1, kept: 1 })
  expect(db.documents.get(hers)).toBeUndefined()
  expect([numberOf(commented), numberOf(his)]).toEqual(given)
  expect(db.comments.by('documentGuid', commented)).toHaveLength(1)
  const { legalForm } = common!
  expect(db.correspondents.get(common!.id)).toMatchObject({ note: 'От Йордан', legalForm })
  // A number is not given again while its document is still registered.
  expect(given).not.toContain(numberOf(await other.registerLetter()))
})

test('a finished trainee can restart; the trainer restores the common data, and the results stay', async () => {
  const leader = await trainer()
  const one = await trainee('Камелия')
  const run = await one.begin()
  const letter = await one.registerLetter()
  await one.say('CheckExercise', { runId: run.id })
  await one.say('EndExercise', { runId: run.id })
  expect((await leader.say('RestartExercise', { seat: one.seat })).body).toMatchObject({ seats: 1 })
  expect(network.engine.db.documents.get(letter)).toBeUndefined()
  const again = await one.registerLetter()
  expect((await one.say('ResetWorld')).status).toBe(403)
  expect((await leader.say('ResetWorld')).status).toBe(200)
  expect(network.engine.db.documents.get(again)).toBeUndefined()
  const [seat] = await leader.seats('Камелия')
  expect(seat?.doing).toBeNull()
  expect(seat?.results.find(({ exercise }) => exercise === firstLetter.title)).toMatchObject({ runs: 1, attempts: 1 })
  expect((await one.report()).messages.map(({ text }) => text).at(-1)).toContain('в началото')
})
