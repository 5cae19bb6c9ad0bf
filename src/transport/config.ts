import * as v from 'valibot'
import { basePath, fileAddress } from '../basePath.ts'
import { takeServerTime } from './serverClock.ts'

/** The messages of the checks are keys of `configReasons.ts`, so that the texts are loaded only when needed. */
const parses = (text: string) => URL.canParse(text, 'http://host')
/** The parameter `access_key` (specification 1, section 2); `openAccessKey.ts` decrypts it. */
const link = v.pipe(
  v.string(),
  v.check((text) => /^(https?:\/\/|\/(?![/\\]))\S*$/.test(text) && parses(text), 'link'),
)
/**
 * The URL must be a plain host and path, because requests append their path to it, and security policies and web
 * servers contain it.
 */
const isPlainAddress = (text: string) =>
  /^(https?:\/\/[\w.:[\]-]+|(?=\/))(\/(?!\.\.?(\/|$))[\w.~-]+)*\/?$/.test(text) && parses(text)
/** From an https page a browser would block requests to an http backend, or send tokens unencrypted. */
const isSafeHere = (text: string) => globalThis.location?.protocol !== 'https:' || !text.startsWith('http:')
const backend = v.pipe(v.string(), v.check(isPlainAddress, 'address'), v.check(isSafeHere, 'https'))
/**
 * An image of the installation, as a path below its base path, because the page's security policy allows no other
 * origin.
 */
const emblem = v.pipe(v.string(), v.regex(/^(\/(?![/\\])\S*)?$/, 'path'))
const wholeNumber = v.pipe(v.number(), v.integer('whole'))

const shape = v.object({
  /**
   * `mocked`: the mock backend in the browser; `connected`: real backends; `class`: a server for a training class (`npm
   * run serve:network -- --class`) with the panel „Обучение“.
   */
  mode: v.picklist(['mocked', 'connected', 'class']),
  basePath: v.optional(v.string(), `${basePath}/`),
  api: v.object({ register: backend, shreder: backend }),
  /** Empty or absent: no push connection. The counts are then refetched on navigation and every minute. */
  hub: v.optional(v.union([v.literal(''), backend]), ''),
  writes: v.optional(
    v.object({
      /**
       * Save requests have an `Idempotency-Key`. Off for a backend on another origin that does not allow the header.
       */
      idempotencyKey: v.optional(v.boolean(), true),
      /**
       * CreateDocument takes the tasks of a resolution; not in the specification, this product proposes it. Off: each
       * task is sent by CreateTask afterwards.
       */
      resolutionWithTasks: v.optional(v.boolean(), true),
      /**
       * The backends apply an idempotency key only once; `npm run conformance -- --write` checks it. Off: the client
       * counts duplicates.
       */
      keysAreKept: v.optional(v.boolean(), false),
    }),
    {},
  ),
  /** The time zone of date-times without a zone in responses; `npm run conformance -- --write` checks it. */
  timesWithoutZone: v.optional(v.picklist(['sofia', 'utc']), 'sofia'),
  /** In megabytes: the largest file accepted by the backends and their proxies; a larger file is not sent. */
  maxUploadMegabytes: v.optional(v.pipe(v.number(), v.gtValue(0, 'positive')), 50),
  /**
   * By the keys of `moduleKeys`. `false`: the module is not used in this installation; it is in no menu, and its pages
   * say so.
   */
  modules: v.optional(v.record(v.string(), v.boolean()), {}),
  /**
   * Calls proposed by this product that the backends do not support: a call (`Vehicle/GetVehicles`) or a group
   * (`Vehicle`).
   */
  callsOff: v.optional(v.array(v.string()), []),
  timeoutMinutes: v.pipe(v.number(), v.gtValue(0, 'positive')),
  removeTokensOnBrowserClose: v.boolean(),
  /** Empty: access keys in URLs are not accepted. */
  accessKeySecret: v.string(),
  /** True: a link with an access_key always needs a confirmation. False: only if another user is logged in. */
  accessKeyAsks: v.optional(v.boolean(), false),
  productTitle: v.pipe(v.string(), v.nonEmpty('empty')),
  body: v.optional(v.object({ name: v.string(), emblem: v.optional(emblem, '') }), { name: '' }),
  version: v.string(),
  amountDisplay: v.picklist(['lv', 'lvOnly', 'eur']),
  keepDrafts: v.boolean(),
  externalExchange: link,
  mocked: v.optional(
    v.object({
      seed: wholeNumber,
      documents: v.pipe(wholeNumber, v.minValue(0, 'negative')),
      /** The current day of the mock database, `YYYY-MM-DD`; absent: the real day. */
      day: v.optional(v.pipe(v.string(), v.isoDate('date'))),
      /** The offset of the mock database's clock in milliseconds; absent: whole days up to `day`. */
      clockOffset: v.optional(wholeNumber),
      /** The factor by which other bodies receive and open deliveries faster than normal. */
      deliveriesFaster: v.optional(v.pipe(v.number(), v.gtValue(0, 'positive'))),
    }),
    { seed: 1, documents: 2800 },
  ),
})

export type AppConfig = v.InferOutput<typeof shape>

export type ConfigMistake = { text: string } | 'away' | number | { pathInFile: string } | v.BaseIssue<unknown>

/** Thrown if `/config.json` is missing or invalid; `configReasons.ts` has the text of each error. */
export class ConfigProblem extends Error {
  readonly mistakes: readonly ConfigMistake[]
  constructor(mistakes: readonly ConfigMistake[]) {
    super('config.json')
    this.name = 'ConfigProblem'
    this.mistakes = mistakes
  }
}

const withoutEnd = (base: string): string => base.replace(/\/+$/, '')

export const configJson = (text: string): unknown => {
  // Bytes that are not UTF-8 become this character and would stay broken on the page.
  if (text.includes('\uFFFD')) throw new ConfigProblem([{ text }])
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch (cause) {
    throw Object.assign(new ConfigProblem([{ text }]), { cause })
  }
}

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

export const readConfig = (text: string): AppConfig => configOf(configJson(text))

let current: AppConfig | null = null

/** The configuration read at page load; throws if called before `loadConfig` or `takeConfig`, which is a bug. */
export const appConfig = (): AppConfig => {
  if (!current) throw new Error('The configuration was asked for before it was loaded')
  return current
}

/** True in training; only the configuration decides this, never a link. */
export const isTraining = (): boolean => appConfig().mode !== 'connected'

export const isUtcWithoutZone = (): boolean => current?.timesWithoutZone === 'utc'

/**
 * True if a save request delivered twice is applied only once, as in the mock backend. Browsers repeat a POST
 * automatically if its connection closes without a response.
 */
export const isDoneOnce = (): boolean =>
  current === null || isTraining() || (current.writes.idempotencyKey && current.writes.keysAreKept)

export const largestUpload = (): number => (current?.maxUploadMegabytes ?? 50) * 1024 * 1024

export const takeConfig = (config: AppConfig): AppConfig => {
  current = config
  return config
}

const hearTime = ({ headers }: Response): void => {
  if (current?.mode === 'connected') takeServerTime(headers.get('date'))
}

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
 * True if the server of the page responds; if it does not, a reload would show the browser's error page. Also reads the
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
