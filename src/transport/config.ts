import * as v from 'valibot'
import { basePath, fileAddress } from '../basePath.ts'
import { takeServerTime } from './serverClock.ts'

/** The messages of the checks are keys of `configReasons.ts`, whose texts are loaded only when needed. */
const parses = (text: string) => URL.canParse(text, 'http://host')
/** The address of a link for users. */
const link = v.pipe(
  v.string(),
  v.check((text) => /^(https?:\/\/|\/(?![/\\]))\S*$/.test(text) && parses(text), 'link'),
)
/** Requests append their path to it, and policies and web servers contain it, so it must be a plain host and path. */
const isPlainAddress = (text: string) =>
  /^(https?:\/\/[\w.:[\]-]+|(?=\/))(\/(?!\.\.?(\/|$))[\w.~-]+)*\/?$/.test(text) && parses(text)
/** From an https page a browser would block requests to such a backend, or send tokens unencrypted. */
const isSafeHere = (text: string) => globalThis.location?.protocol !== 'https:' || !text.startsWith('http:')
const backend = v.pipe(v.string(), v.check(isPlainAddress, 'address'), v.check(isSafeHere, 'https'))
/** An image of the installation, as a path below it, because the page's policy allows no other origin. */
const emblem = v.pipe(v.string(), v.regex(/^(\/(?![/\\])\S*)?$/, 'path'))
const wholeNumber = v.pipe(v.number(), v.integer('whole'))

const shape = v.object({
  /**
   * `mocked`: the mock backend in the browser; `connected`: real backends; `class`: a practice server (`npm run
   * serve:network -- --class`) with the panel „Обучение“.
   */
  mode: v.picklist(['mocked', 'connected', 'class']),
  /** The path of the page, which is also in its `<base>`. */
  basePath: v.optional(v.string(), `${basePath}/`),
  api: v.object({ register: backend, shreder: backend }),
  /** Empty or absent: no hub. The counts are then refetched on navigation and every minute. */
  hub: v.optional(v.union([v.literal(''), backend]), ''),
  writes: v.optional(
    v.object({
      /** Writes have an `Idempotency-Key`; off for a backend on another origin that does not allow the header. */
      idempotencyKey: v.optional(v.boolean(), true),
      /**
       * CreateDocument takes the tasks of a resolution (our proposal); off: each task is sent by CreateTask afterwards.
       */
      resolutionWithTasks: v.optional(v.boolean(), true),
      /**
       * The backends apply a key only once; `npm run conformance -- --write` checks it. Off: duplicates are counted.
       */
      keysAreKept: v.optional(v.boolean(), false),
    }),
    {},
  ),
  /** The time zone of date-times without a zone in responses; `npm run conformance -- --write` checks it. */
  timesWithoutZone: v.optional(v.picklist(['sofia', 'utc']), 'sofia'),
  /** The largest file accepted by the backends and their proxies; a larger one is not sent. */
  maxUploadMegabytes: v.optional(v.pipe(v.number(), v.gtValue(0, 'positive')), 50),
  /** By the keys of `moduleKeys`. `false`: not used here; in no menu, and its addresses show this. */
  modules: v.optional(v.record(v.string(), v.boolean()), {}),
  /**
   * Calls proposed by this product that the backends do not support: a call (`Vehicle/GetVehicles`) or a group
   * (`Vehicle`).
   */
  callsOff: v.optional(v.array(v.string()), []),
  timeoutMinutes: v.pipe(v.number(), v.gtValue(0, 'positive')),
  removeTokensOnBrowserClose: v.boolean(),
  /** Empty: the access_key parameter is off. */
  accessKeySecret: v.string(),
  /** A link with an access_key always needs a confirmation; otherwise only if another user is logged in. */
  accessKeyAsks: v.optional(v.boolean(), false),
  productTitle: v.pipe(v.string(), v.nonEmpty('empty')),
  /** The public body that owns the system: on the frame, the login page and every print. Empty: not shown. */
  body: v.optional(v.object({ name: v.string(), emblem: v.optional(emblem, '') }), { name: '' }),
  version: v.string(),
  amountDisplay: v.picklist(['lv', 'lvOnly', 'eur']),
  keepDrafts: v.boolean(),
  externalExchange: link,
  /** A connected installation may omit it. */
  mocked: v.optional(
    v.object({
      seed: wholeNumber,
      documents: v.pipe(wholeNumber, v.minValue(0, 'negative')),
      /** The mock database's current day, `YYYY-MM-DD`; absent means the real one. */
      day: v.optional(v.pipe(v.string(), v.isoDate('date'))),
      /** The offset of the mock database's clock in milliseconds; absent: the whole days to `day`. */
      clockOffset: v.optional(wholeNumber),
      /** The factor by which other bodies receive and open deliveries faster than usual. */
      deliveriesFaster: v.optional(v.pipe(v.number(), v.gtValue(0, 'positive'))),
    }),
    { seed: 1, documents: 2800 },
  ),
})

/** The contents of `/config.json`; the same build serves every installation. */
export type AppConfig = v.InferOutput<typeof shape>

/** One error: invalid JSON, no file (or the HTTP status), a path different from the page's, or a wrong setting. */
export type ConfigMistake = { text: string } | 'away' | number | { pathInFile: string } | v.BaseIssue<unknown>

/** `/config.json` is missing or invalid; `configReasons.ts` words each error. */
export class ConfigProblem extends Error {
  readonly mistakes: readonly ConfigMistake[]
  constructor(mistakes: readonly ConfigMistake[]) {
    super('config.json')
    this.name = 'ConfigProblem'
    this.mistakes = mistakes
  }
}

/** The base of requests, whose paths begin with a slash. */
const withoutEnd = (base: string): string => base.replace(/\/+$/, '')

/** Parses the text of a configuration; throws a `ConfigProblem` if it is not JSON in UTF-8. */
export const configJson = (text: string): unknown => {
  // Characters that are not UTF-8 become this mark and would stay broken on the page.
  if (text.includes('\uFFFD')) throw new ConfigProblem([{ text }])
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch (cause) {
    throw Object.assign(new ConfigProblem([{ text }]), { cause })
  }
}

/** Validates a configuration; throws a `ConfigProblem` with all errors. */
export const configOf = (raw: unknown): AppConfig => {
  const parsed = v.safeParse(shape, raw)
  if (!parsed.success) throw new ConfigProblem(parsed.issues)
  const unknown = Object.keys(Object(raw)).filter((name) => !(name in shape.entries))
  if (unknown.length > 0) console.warn(`config.json: unknown settings are left aside: ${unknown.join(', ')}`)
  const { api, body } = parsed.output
  const { basePath: pathInFile } = parsed.output
  if (pathInFile !== `${basePath}/`) throw new ConfigProblem([{ pathInFile }])
  return {
    ...parsed.output,
    api: { register: withoutEnd(api.register), shreder: withoutEnd(api.shreder) },
    body: { ...body, emblem: body.emblem && fileAddress(body.emblem) },
  }
}

/** Reads the text of `/config.json`; throws a `ConfigProblem`. */
export const readConfig = (text: string): AppConfig => configOf(configJson(text))

let current: AppConfig | null = null

/** The configuration read at start; throws if called before `loadConfig` or `takeConfig`, which is a bug. */
export const appConfig = (): AppConfig => {
  if (!current) throw new Error('The configuration was asked for before it was loaded')
  return current
}

/** True in training; only the configuration file decides, never a link. */
export const isTraining = (): boolean => appConfig().mode !== 'connected'

/** True if times without a zone are UTC. Before the configuration is read they are Sofia time. */
export const isUtcWithoutZone = (): boolean => current?.timesWithoutZone === 'utc'

/**
 * True if a write delivered twice is known to be applied once, as in the mock backend. Browsers repeat a POST
 * automatically if its connection closes without a response.
 */
export const isDoneOnce = (): boolean =>
  current === null || isTraining() || (current.writes.idempotencyKey && current.writes.keysAreKept)

/** In bytes. */
export const largestUpload = (): number => (current?.maxUploadMegabytes ?? 50) * 1024 * 1024

/** Sets a configuration that was read elsewhere: by `loadConfig`, or by a test. */
export const takeConfig = (config: AppConfig): AppConfig => {
  current = config
  return config
}

/** Training has a separate clock. */
const hearTime = ({ headers }: Response): void => {
  if (current?.mode === 'connected') takeServerTime(headers.get('date'))
}

/** Fetches and reads `/config.json`; rejects with a `ConfigProblem` that a page can show. */
export const loadConfig = async (): Promise<AppConfig> => {
  const response = await fetch(fileAddress('config.json'), { cache: 'no-cache' }).catch((cause: unknown) => {
    throw Object.assign(new ConfigProblem(['away']), { cause })
  })
  if (!response.ok) throw new ConfigProblem([response.status])
  const config = takeConfig(readConfig(await response.text()))
  hearTime(response)
  return config
}

/**
 * True if the page's own server responds; without it a reload would show the browser's error page. Also reads the
 * server's time.
 */
export const serverResponds = (): Promise<boolean> =>
  fetch(fileAddress('config.json'), { method: 'HEAD', cache: 'no-store' }).then(
    (response) => {
      hearTime(response)
      return response.ok
    },
    () => false,
  )
