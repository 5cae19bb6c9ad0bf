import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { documents } from '../../../src/contract/documents.ts'
import { ListView } from '../../../src/contract/enumerations.ts'
import { civilDateOf } from '../../../src/dates/civilDate.ts'
import { incomingLetter } from '../../support/plainDocument.ts'
import { clientOf } from '../apiClient.ts'

const folder = mkdtempSync(join(tmpdir(), 'delovod-killed-'))
const port = 20_000 + Math.floor(Math.random() * 20_000)
const bases = { register: `http://localhost:${port}`, shreder: `http://localhost:${port + 1}` }
const day = civilDateOf(new Date())
const ours = /^Писмо \d-\d-\d+$/
const deaths = 8
const writers = 4

type Running = { kill: () => Promise<void> }
let running: Running | undefined
afterAll(async () => {
  await running?.kill()
  rmSync(folder, { recursive: true, force: true })
})

const serve = async (): Promise<Running> => {
  const given = ['--port', port, '--second-port', port + 1, '--documents', 40, '--day', day]
  const child = spawn(
    process.execPath,
    ['scripts/run.mjs', 'serveNetwork', ...given.map(String), '--world', join(folder, 'world.db')],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  await new Promise<void>((done, failed) => {
    child.stdout.on('data', (part: Buffer) => {
      if (String(part).includes('Ctrl+C')) done()
    })
    child.on('close', () => failed(new Error('The server ended before it answered')))
  })
  const ended = new Promise<void>((done) => child.on('close', () => done()))
  return {
    kill: async () => {
      child.kill('SIGKILL')
      await ended
    },
  }
}

type Letter = { key: string; subject: string; guid?: string; number?: string }

const send = async (client: Awaited<ReturnType<typeof clientOf>>, letter: Letter): Promise<void> => {
  const { key, subject } = letter
  letter.guid ??= (
    await client.sendRequest(
      documents.createDocument,
      { body: { ...incomingLetter, subjectDescription: subject } },
      { 'idempotency-key': key },
    )
  ).guid
  letter.number ??= (
    await client.sendRequest(
      documents.registerDocument,
      { query: { docGuid: letter.guid } },
      { 'idempotency-key': `${key}-number` },
    )
  ).documentNumber
}

const writeUntilDeath = async (client: Awaited<ReturnType<typeof clientOf>>, mark: string): Promise<Letter[]> => {
  const letters: Letter[] = []
  for (let count = 0; ; count += 1) {
    const letter: Letter = { key: crypto.randomUUID(), subject: `${mark}-${count}` }
    letters.push(letter)
    try {
      await send(client, letter)
    } catch (problem) {
      // A broken connection means that the server was killed, so the letters registered so far are returned. Any other
      // error fails the test.
      if (problem instanceof TypeError || problem instanceof SyntaxError) return letters
      throw problem
    }
  }
}

test('a server killed at any moment loses and doubles no confirmed write, and the numbers continue', async () => {
  const all: Letter[] = []
  let retried = 0
  running = await serve()
  for (let death = 0; death < deaths; death += 1) {
    const client = await clientOf(bases, 'administrator')
    const writing = Array.from({ length: writers }, (_, writer) => writeUntilDeath(client, `Писмо ${death}-${writer}`))
    await new Promise((done) => setTimeout(done, 150 + Math.random() * 700))
    await running.kill()
    all.push(...(await Promise.all(writing)).flat())
    running = await serve()
    const again = await clientOf(bases, 'administrator')
    for (const letter of all.filter(({ number }) => number === undefined)) {
      retried += 1
      await send(again, letter)
    }
  }
  const client = await clientOf(bases, 'administrator')
  const kept: string[] = []
  for (let page = 0; ; page += 1) {
    const query = { skip: page * 100, take: 100, indexType: ListView.All }
    const { items } = await client.sendRequest(documents.getAllDocumentsForDMS, { query, body: {} })
    kept.push(...items.map((row) => row.subjectDescription).filter((subject) => ours.test(subject)))
    if (items.length < 100) break
  }
  console.log(`${deaths} deaths, ${all.length} letters, ${retried} of them sent again`)
  expect(all.length).toBeGreaterThan(deaths * writers)
  expect(kept.toSorted()).toEqual(all.map(({ subject }) => subject).toSorted())
  for (const { guid, number } of all) {
    const { documentNumber } = await client.sendRequest(documents.getDocument, { query: { docGuid: guid ?? '' } })
    expect(documentNumber).toBe(number)
  }
  const numbers = all.map(({ number }) => Number(/(\d+)$/.exec(number ?? '')?.[1])).toSorted((a, b) => a - b)
  expect(numbers).toEqual(numbers.map((_, index) => (numbers[0] ?? 0) + index))
})
