import type { Json, RecordedStep, SentFile, Written } from '../../src/contract/training/exercise.ts'
import { civilDateOf, daysBetween } from '../../src/dates/civilDate.ts'
import { type ApplicationAbout, receiveApplication } from '../documents/receiveApplication.ts'
import type { NotedCall } from '../engine/dispatch.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import type { Rewritten } from '../engine/tableRows.ts'
import { type MessageAbout, receiveMessage } from '../exchange/receiveMessage.ts'
import { nameOfCall } from './callNames.ts'
import type { DoneCallRow } from './trainingRows.ts'
import { isOwnTable } from './trainingTables.ts'

const keyColumns = /^(guid|changedGuid|number|entryNumber|accessCode|key)$/

const writtenRow = (db: MockDatabase, { table, after }: Rewritten): Written[] => {
  if (!after || isOwnTable(table)) return []
  const texts = Object.entries(after).flatMap(([column, value]) =>
    keyColumns.test(column) && typeof value === 'string' ? [[column, value]] : [],
  )
  return [
    { table, key: (db[table].keyOf as (row: object) => string | number)(after), texts: Object.fromEntries(texts) },
  ]
}

/**
 * The active recordings of written rows. Recordings may be nested: a repeated step records inside the request that it
 * repeats.
 */
const recordings = new WeakMap<MockDatabase, Set<Rewritten[]>>()
const recordingsOf = (db: MockDatabase): Set<Rewritten[]> => {
  const known = recordings.get(db)
  if (known) return known
  const hearers = new Set<Rewritten[]>()
  db.on('stepEnds', (rewritten) => {
    for (const heard of hearers) heard.push(...rewritten)
  })
  recordings.set(db, hearers)
  return hearers
}

export const writtenBy = async <T>(
  db: MockDatabase,
  work: () => Promise<T>,
): Promise<{ result: T; written: Written[] }> => {
  const hearers = recordingsOf(db)
  const heard: Rewritten[] = []
  hearers.add(heard)
  try {
    const result = await work()
    const last = new Map(heard.flatMap((one) => writtenRow(db, one)).map((one) => [`${one.table} ${one.key}`, one]))
    return { result, written: [...last.values()] }
  } finally {
    hearers.delete(heard)
  }
}

/** Replaces every password in a recorded scenario, so that links and files never contain a real password. */
export const TRAINING_PASSWORD = 'Учебна-парола-1'
const withoutSecrets = (key: string, value: unknown): unknown =>
  key === 'password' && typeof value === 'string' && value !== '' ? TRAINING_PASSWORD : value

/**
 * Returns the query and body of a request as JSON. Uploaded files are stored elsewhere; the recorded step refers to a
 * file by its position in the request.
 */
const sentOf = (query: unknown, body: unknown): string => {
  if (!(body instanceof FormData)) return JSON.stringify({ query, body }, withoutSecrets)
  const form = [...body].map(([part, value]) => [
    part,
    value instanceof Blob ? { fileName: 'name' in value ? value.name : part, type: value.type } : value,
  ])
  return JSON.stringify({ query, form: Object.fromEntries(form) })
}

const arrivals = ['edelivery', 'docexchange', 'portal'] as const
export type Arrival = (typeof arrivals)[number]
export const isArrivalOf = (given: unknown): given is Arrival => arrivals.some((one) => one === given)

/** The name of a recorded step that is not a request: a simulated message or application arrives. */
export const ARRIVAL = 'practice.receiveMessage'
const SYSTEM = 'system'

const noteDone = (
  db: MockDatabase,
  done: Pick<DoneCallRow, 'userName' | 'call' | 'backend' | 'sent'>,
  written: Written[],
) =>
  db.put('doneCalls', {
    id: db.nextId('doneCalls'),
    date: db.now().toISOString(),
    ...done,
    written: JSON.stringify(written),
  })

const arrivalOf = ({ table, before, after }: Rewritten): Arrival | undefined => {
  if (before !== null || after === null) return undefined
  if (table === 'exchangeMessages' && 'isIncoming' in after && after.isIncoming) return after.system
  return table === 'documents' && 'portalNumber' in after && after.portalNumber !== null ? 'portal' : undefined
}

export const recordArrivals = (db: MockDatabase): void =>
  db.on('stepEnds', (rewritten) => {
    if (recordingsOf(db).size > 0) return
    for (const system of rewritten.flatMap((one) => arrivalOf(one) ?? [])) {
      const sent = JSON.stringify({ body: { system } })
      const written = rewritten.flatMap((one) => writtenRow(db, one))
      noteDone(db, { userName: SYSTEM, call: ARRIVAL, backend: 'register', sent }, written)
    }
  })

export type ArrivalOf = { system: Arrival; application?: ApplicationAbout; message?: MessageAbout }

export const arriveAgain = (db: MockDatabase, arrival: ArrivalOf): Promise<{ written: Written[] }> =>
  writtenBy(db, async () => {
    const { system, application, message } = arrival
    const { written } = await writtenBy(db, async () =>
      system === 'portal' ? receiveApplication(db, application) : receiveMessage(db, system, message),
    )
    const sent = JSON.stringify({ body: arrival })
    noteDone(db, { userName: SYSTEM, call: ARRIVAL, backend: 'register', sent }, written)
  })

/** Runs a request and records it with its user, so that it can be saved by „Запази като сценарий“. */
export const recordCall = async (
  db: MockDatabase,
  { endpoint, caller, backend, query, body }: NotedCall,
  run: () => Promise<unknown>,
): Promise<unknown> => {
  const call = nameOfCall(endpoint)
  if (call === undefined || endpoint.roles === 'anonymous') return run()
  const { result, written } = await writtenBy(db, run)
  noteDone(db, { userName: caller.user.userName, call, backend, sent: sentOf(query, body) }, written)
  return result
}

type Sent = {
  query?: Record<string, Json>
  body?: Json
  form?: Record<string, string | Pick<SentFile, 'fileName' | 'type'>>
}

/** In bytes: the maximum size of one file in a scenario. */
const MOST_BYTES = 2_000_000

const base64Of = async (blob: Blob): Promise<string> => {
  const bytes = new Uint8Array(await blob.arrayBuffer())
  let binary = ''
  for (let at = 0; at < bytes.length; at += 0x8000) binary += String.fromCharCode(...bytes.subarray(at, at + 0x8000))
  return btoa(binary)
}

const storedFile = async (
  written: readonly Written[],
  load: (guid: string) => Promise<Blob | undefined>,
): Promise<Blob | undefined> => {
  for (const { texts, key } of written) {
    const blob = await load(texts.guid ?? String(key))
    if (blob) return blob
  }
  return undefined
}

const stepOf = async (
  db: MockDatabase,
  row: DoneCallRow,
  load: (guid: string) => Promise<Blob | undefined>,
): Promise<RecordedStep> => {
  const { query, body, form } = JSON.parse(row.sent) as Sent
  const written = JSON.parse(row.written) as Written[]
  const parts: NonNullable<RecordedStep['form']> = {}
  for (const [name, value] of Object.entries(form ?? {})) {
    const blob = typeof value === 'string' ? undefined : await storedFile(written, load)
    const fits = blob !== undefined && blob.size <= MOST_BYTES
    if (typeof value === 'string') parts[name] = value
    else parts[name] = { ...value, base64: fits ? await base64Of(blob) : btoa('Учебен файл'.replace(/./g, 'x')) }
  }
  return {
    who: row.userName,
    call: row.call,
    backend: row.backend,
    day: Math.max(0, daysBetween(civilDateOf(db.start), civilDateOf(row.date))),
    ...(query && { query }),
    ...(body !== undefined && { body }),
    ...(form && { form: parts }),
    written,
  }
}

const speaksOf = (later: string, { key, texts }: Written): boolean =>
  [key, ...Object.values(texts)].some((one) =>
    typeof one === 'number'
      ? new RegExp(`[:[,"]${one}[,}\\]"]`).test(later)
      : one && later.includes(JSON.stringify(one)),
  )

/**
 * Removes from each recorded step the written rows to which no later step and no key in `also` refers. The rows
 * before a needed row of the same table are kept too, because rows are matched by their order.
 */
const lean = (steps: readonly RecordedStep[], also: readonly (string | number)[]): RecordedStep[] => {
  let later = JSON.stringify(also)
  const leaned = steps.toReversed().map((step) => {
    const { written = [], ...rest } = step
    const last = new Map(written.map((row, at) => [speaksOf(later, row) ? row.table : '', at]))
    later = JSON.stringify([rest.query, rest.body, rest.form]) + later
    return { ...rest, written: written.filter(({ table }, at) => at <= (last.get(table) ?? -1)) }
  })
  return leaned.toReversed()
}

/**
 * Returns all recorded requests in order, as steps of a scenario. `load` returns the bytes of a file; `also` lists
 * further keys to which the scenario refers.
 */
export const doneSteps = async (
  db: MockDatabase,
  load: (guid: string) => Promise<Blob | undefined>,
  also: readonly (string | number)[] = [],
): Promise<RecordedStep[]> => {
  const steps: RecordedStep[] = []
  for (const row of db.doneCalls.all()) steps.push(await stepOf(db, row, load))
  return lean(steps, also)
}
