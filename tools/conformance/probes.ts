import { HttpTransportType, HubConnectionBuilder, LogLevel } from '@microsoft/signalr'
import { account } from '../../src/contract/account.ts'
import { documents } from '../../src/contract/documents.ts'
import { isoAt } from '../../src/dates/civilDate.ts'
import type { OneBackend } from '../../src/transport/address.ts'
import type { Bases, Client } from './client.ts'
import type { CrawlResult } from './crawlCalls.ts'
import { draftLike } from './draftLike.ts'

/**
 * A checked property of an installation. `seen` is the observed result, `help` says how to fix a problem. `slowProbe` means
 * that only the speed is affected.
 */
export type Probe = { name: string; state: 'good' | 'bad' | 'slow' | 'unknown'; seen: string; help: string }

const goodProbe = (name: string, seen: string): Probe => ({ name, state: 'good', seen, help: '' })
const badProbe = (name: string, seen: string, help: string): Probe => ({ name, state: 'bad', seen, help })
const slowProbe = (name: string, seen: string, help: string): Probe => ({ name, state: 'slow', seen, help })
const unknownProbe = (name: string, seen: string): Probe => ({ name, state: 'unknown', seen, help: '' })

const listOf = (header: string | null): string[] =>
  (header ?? '')
    .split(',')
    .map((one) => one.trim().toLowerCase())
    .filter(Boolean)
const allows = (header: string | null, wanted: string) => {
  const list = listOf(header)
  return list.includes(wanted) || list.includes('*')
}

/** In seconds: the longest time for which Chromium caches a preflight. */
const longestPreflight = 7200

/** Checks CORS as a browser does: by a preflight and by the headers of a response. */
const crossOrigin = async (backend: OneBackend, base: string, origin: string): Promise<Probe[]> => {
  const address = `${base}${documents.getAllDocumentsForDMS.path}?skip=0&take=1&indexType=1`
  const wanted = ['authorization', 'content-type', 'idempotency-key']
  const preflight = await fetch(address, {
    method: 'OPTIONS',
    headers: {
      Origin: origin,
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': wanted.join(','),
    },
  })
  const header = (name: string) => preflight.headers.get(`access-control-${name}`)
  const allowedOrigin = header('allow-origin')
  const isOpen = allowedOrigin === origin || allowedOrigin === '*'
  const name = (what: string) => `CORS of ${backend}: ${what}`
  const refusedHeaders = wanted.filter((one) => !listOf(header('allow-headers')).includes(one))
  const maxAge = Number(header('max-age') ?? 0)
  const exposed = preflight.ok ? await fetch(address, { headers: { Origin: origin } }) : preflight
  const unseen = ['content-disposition', 'retry-after'].filter(
    (one) => !allows(exposed.headers.get('access-control-expose-headers'), one),
  )
  return [
    preflight.ok && isOpen
      ? goodProbe(name('origin'), `${origin} is allowed`)
      : badProbe(
          name('origin'),
          `status ${preflight.status}, allow-origin ${allowedOrigin ?? 'absent'}`,
          `Access-Control-Allow-Origin: ${origin}`,
        ),
    refusedHeaders.length === 0
      ? goodProbe(name('headers'), 'all are allowed')
      : badProbe(
          name('headers'),
          `not allowed: ${refusedHeaders.join(', ')}`,
          `Access-Control-Allow-Headers: ${wanted.join(', ')}`,
        ),
    unseen.length === 0
      ? goodProbe(name('exposed headers'), 'all can be read')
      : badProbe(
          name('exposed headers'),
          `not exposed: ${unseen.join(', ')}`,
          `Access-Control-Expose-Headers: ${unseen.join(', ')}`,
        ),
    maxAge > 0
      ? goodProbe(name('preflights'), `kept for ${maxAge} s`)
      : slowProbe(name('preflights'), 'asked before every call', `Access-Control-Max-Age: ${longestPreflight}`),
  ]
}

/** In milliseconds: the time limit for connecting to the hub. */
const longestHandshake = 15_000

/** Connects to the push hub as the page does. Returns null if it succeeds, otherwise the reason for the failure. */
const joinHub = async (hub: string, token: string): Promise<string | null> => {
  const connection = new HubConnectionBuilder()
    .withUrl(hub, { accessTokenFactory: () => token, transport: HttpTransportType.WebSockets })
    .configureLogging(LogLevel.None)
    .build()
  let timer: NodeJS.Timeout | undefined
  const tooLong = new Promise<never>((_, failed) => {
    const problem = new Error(`no handshake within ${longestHandshake / 1000} s`)
    timer = setTimeout(() => failed(problem), longestHandshake)
  })
  try {
    await Promise.race([connection.start(), tooLong])
    return null
  } catch (problem) {
    return (problem as Error).message
  } finally {
    clearTimeout(timer)
    await connection.stop()
  }
}

const hubProbe = async (hub: string, token: string): Promise<Probe> => {
  const name = 'hub'
  if (hub === '') return unknownProbe(name, 'no --hub was given')
  const response = await fetch(`${hub}/negotiate?negotiateVersion=1`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}` },
  })
  if (!response.ok)
    return badProbe(
      name,
      `negotiate answers ${response.status}`,
      'the address of the SignalR hub, with the token of shreder',
    )
  const body = (await response.json().catch(() => ({}))) as {
    availableTransports?: { transport: string }[]
    url?: string
  }
  if (body.url)
    return badProbe(
      name,
      `it sends its clients to ${new URL(body.url).origin}`,
      'a hub that answers at its own address',
    )
  const transports = (body.availableTransports ?? []).map(({ transport }) => transport)
  const letThrough = 'let WebSockets through (Upgrade, Connection)'
  if (!transports.includes('WebSockets'))
    return badProbe(name, `offers ${transports.join(', ') || 'nothing'}`, letThrough)
  const why = await joinHub(hub, token)
  return why === null
    ? goodProbe(name, `joined; it offers ${transports.join(', ')}`)
    : badProbe(name, `it offers WebSockets and lets nobody in: ${why}`, letThrough)
}

const strangers = async (base: string, backend: OneBackend): Promise<Probe> => {
  const name = `a call without a token to ${backend}`
  const { status } = await fetch(`${base}${account.getCurrentUserInfo.path}`)
  return status === 401
    ? goodProbe(name, 'status 401')
    : badProbe(name, `status ${status}`, 'status 401: the page then asks for the password again')
}

const minutes = 60_000
/** In milliseconds: how much a time without a zone may differ from the clock. */
const nearly = 5 * minutes

/**
 * Compares a date-time without a zone that was just written with the clock, to find the zone in which the backend
 * writes.
 */
const zoneOf = (written: string, now: Date): 'Sofia' | 'UTC' | 'neither' => {
  const near = (iso: string) => Math.abs(Date.parse(iso) - now.getTime()) <= nearly
  const [date = '', time = ''] = written.split(/[T ]/)
  if (near(isoAt(date, time.slice(0, 8)))) return 'Sofia'
  return near(`${date}T${time.slice(0, 8)}Z`) ? 'UTC' : 'neither'
}
const hasZone = (written: string) => /(Z|[+-]\d\d:?\d\d)$/i.test(written)

const moments = (created: unknown, now: Date): Probe => {
  const name = 'moments without a zone'
  if (typeof created !== 'string') return unknownProbe(name, 'a new draft has no dateCreated')
  if (hasZone(created)) return goodProbe(name, `none: „${created}“`)
  const zone = zoneOf(created, now)
  if (zone === 'Sofia') return goodProbe(name, `„${created}“ is Sofia's wall clock, as they are read`)
  return zone === 'UTC'
    ? badProbe(name, `„${created}“ is UTC`, 'timesWithoutZone: "utc" in config.json, or an offset in the replies')
    : badProbe(name, `„${created}“ was written just now`, 'the clock of the backend')
}

/**
 * Creates a draft twice with the same idempotency key, then deletes it. Checks that only one draft was created, and in
 * which zone its date-times are. Runs only with `--write`.
 */
const writes = async (client: Client, key: string, now: () => Date): Promise<Probe[]> => {
  const name = 'Idempotency-Key'
  const body = await draftLike(client)
  if (!body) return [unknownProbe(name, 'no document was found to make a draft like')]
  const send = async () => {
    const { reply } = await client.sendRequest(documents.createDocument, { body }, { 'Idempotency-Key': key })
    return reply.kind === 'data' ? (reply.data as { guid?: string } | null)?.guid : undefined
  }
  const sent = [await send(), await send()]
  const made = [...new Set(sent.filter((one) => one !== undefined))]
  const [first] = made
  if (first === undefined || sent.includes(undefined)) return [unknownProbe(name, 'the draft could not be made')]
  const draft = await client.sendRequest(documents.getDocument, { query: { docGuid: first } })
  const created =
    draft.reply.kind === 'data' ? (draft.reply.data as { dateCreated?: unknown } | null)?.dateCreated : null
  for (const docGuid of made) await client.sendRequest(documents.deleteDocument, { query: { docGuid } })
  return [
    made.length === 1
      ? goodProbe(name, 'two sendings made one draft')
      : badProbe(
          name,
          'two sendings made two drafts',
          'the backend remembers the key of a write; until then all is counted',
        ),
    moments(created, now()),
  ]
}

const compression = ({ compressed, plain }: CrawlResult): Probe => {
  const name = 'compression'
  const seen = `${compressed} replies compressed, ${plain} over 4 KiB sent as they are`
  return plain > 0 ? slowProbe(name, seen, 'gzip or br for application/json') : goodProbe(name, seen)
}

export type ProbeOptions = { bases: Bases; hub: string; origin: string; write: boolean; now?: () => Date }

/** Checks properties of an installation that no single response shows. `key` must be unique for each run. */
export const probe = async (
  client: Client,
  crawled: CrawlResult,
  options: ProbeOptions,
  key: string,
): Promise<Probe[]> => {
  const { bases, hub, origin, write, now = () => new Date() } = options
  const all: Probe[] = []
  for (const backend of ['register', 'shreder'] as const) {
    if (origin === '') all.push(unknownProbe(`CORS of ${backend}`, 'no --origin was given'))
    else all.push(...(await crossOrigin(backend, bases[backend], origin)))
    all.push(await strangers(bases[backend], backend))
  }
  all.push(await hubProbe(hub, client.tokenOf('shreder')), compression(crawled))
  if (write) all.push(...(await writes(client, key, now)))
  else all.push(...['Idempotency-Key', 'moments without a zone'].map((name) => unknownProbe(name, 'only with --write')))
  return all
}
