import { demoUsers } from '../../fixtures/demoUsers.ts'
import type { MockDatabase } from '../../mocks/engine/mockDatabase.ts'
import { Table } from '../../mocks/engine/table.ts'
import type { Change as RowChange } from '../../mocks/engine/tableRows.ts'
import type { Endpoint } from '../../src/contract/endpoint.ts'
import { mayCall } from '../../src/rules/callAccess.ts'
import { createTestBackend } from '../unit/mocks/createTestBackend.ts'
import type { Parts } from './requestMaker.ts'

const DOCUMENTS = 60

export type FuzzOutcome = {
  status: number
  text: string | null
  written: readonly RowChange[]
  reads: number
  thrown: string
}

export type FuzzedBackend = {
  db: MockDatabase
  /** Returns the users who may now call an endpoint. They may change during a run, because requests also edit users. */
  whoMay: (endpoint: Endpoint) => string[]
  sendRequest: (endpoint: Endpoint, parts: Parts, user: string) => Promise<FuzzOutcome>
  close: () => void
}

/** Counts how often tables are read. Unlike the time, this number is the same on every computer. */
const countReads = () => {
  const names = ['all', 'by', 'get'] as const
  const known = names.map((name) => [name, Object.getOwnPropertyDescriptor(Table.prototype, name) ?? {}] as const)
  let reads = 0
  for (const [name, { value }] of known)
    Object.defineProperty(Table.prototype, name, {
      configurable: true,
      writable: true,
      value(this: unknown, ...given: unknown[]) {
        reads += 1
        return Reflect.apply(value, this, given)
      },
    })
  return {
    since: (before: number) => reads - before,
    now: () => reads,
    close: () => {
      for (const [name, own] of known) Object.defineProperty(Table.prototype, name, own)
    },
  }
}

const stackOf = (thrown: unknown): string =>
  thrown instanceof Error ? (thrown.stack ?? thrown.message).split('\n').slice(0, 6).join('\n') : String(thrown)

const hearErrors = () => {
  const say = console.error
  let thrown: string[] = []
  console.error = (...values: unknown[]) => thrown.push(stackOf(values.at(-1)))
  return {
    take: () => {
      const taken = thrown.join('\n')
      thrown = []
      return taken
    },
    close: () => {
      console.error = say
    },
  }
}

export const openBackend = async (seed: number): Promise<FuzzedBackend> => {
  const backend = createTestBackend(DOCUMENTS, undefined, [], false)
  const { db } = backend
  let guids = 0
  db.newGuid = () => `${String(++guids).padStart(8, '0')}-0000-4000-8000-${String(seed).padStart(12, '0')}`
  const tokens = new Map<string, Record<Endpoint['backend'], string>>()
  for (const { userName } of demoUsers) tokens.set(userName, await backend.tokensOf(userName))
  let written: RowChange[] = []
  const stop = db.onChange((changes) => written.push(...changes))
  const [counter, errors] = [countReads(), hearErrors()]
  return {
    db,
    whoMay: ({ roles }) => {
      const byName = new Map(db.users.all().map((user) => [user.userName, user]))
      return [...tokens.keys()].filter((name) => {
        const user = byName.get(name)
        return user?.isActive === true && mayCall(roles, user.roles)
      })
    },
    sendRequest: async (endpoint, parts, user) => {
      written = []
      const before = counter.now()
      const token = endpoint.roles === 'anonymous' ? null : (tokens.get(user)?.[endpoint.backend] ?? null)
      const reply = await backend.send(endpoint, parts, token)
      const isJson = reply.headers.get('content-type')?.startsWith('application/json') ?? false
      const body = isJson ? await reply.text() : await reply.arrayBuffer()
      return {
        status: reply.status,
        text: typeof body === 'string' ? body : null,
        written,
        reads: counter.since(before),
        thrown: errors.take(),
      }
    },
    close: () => {
      stop()
      counter.close()
      errors.close()
    },
  }
}
