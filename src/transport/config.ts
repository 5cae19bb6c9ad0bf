import * as v from 'valibot'
import { basePath, fileAddress } from '../basePath.ts'
import { takeServerTime } from './serverClock.ts'

/**
 * True if the text is a URL or a path. The messages of all validations here are keys of `configReasons.ts`, so that the
 * texts are loaded only if there is an error.
 */
const parses = (text: string) => URL.canParse(text, 'http://host')
/** A link to another page: http, https, or a path on the page's server. */
const link = v.pipe(
  v.string(),
  v.check((text) => /^(https?:\/\/|\/(?![/\\]))\S*$/.test(text) && parses(text), 'link'),
)
/**
 * True for a URL of only a host and a path: requests append their path to it, and it is used in the
 * Content-Security-Policy and in web server settings.
 */
const isPlainAddress = (text: string) =>
  /^(https?:\/\/[\w.:[\]-]+|(?=\/))(\/(?!\.\.?(\/|$))[\w.~-]+)*\/?$/.test(text) && parses(text)
/**
 * False for an http backend on an https page: the browser blocks such requests, and tokens must not be sent
 * unencrypted.
 */
const isSafeHere = (text: string) => globalThis.location?.protocol !== 'https:' || !text.startsWith('http:')
const backend = v.pipe(v.string(), v.check(isPlainAddress, 'address'), v.check(isSafeHere, 'https'))
/**
 * The image of the organisation: a path on the page's server, because the Content-Security-Policy allows no other
 * origin.
 */
const emblem = v.pipe(v.string(), v.regex(/^(\/(?![/\\])\S*)?$/, 'path'))
const wholeNumber = v.pipe(v.number(), v.integer('whole'))

const shape = v.object({
  /**
   * `mocked`: the mock backend in the browser. `connected`: real backends. `class`: the server of a training class
   * (`npm run serve:network -- --class`), with the panel „Обучение“.
   */
  mode: v.picklist(['mocked', 'connected', 'class']),
  basePath: v.optional(v.string(), `${basePath}/`),
  api: v.object({ register: backend, shreder: backend }),
  /**
   * The URL of the push connection. If empty or absent, there is none; counts are then refetched on navigation and
   * every minute.
   */
  hub: v.optional(v.union([v.literal(''), backend]), ''),
  writes: v.optional(
    v.object({
      /**
       * True: save requests have the header `Idempotency-Key`. Set to false if a backend on another origin does not
       * allow this header.
       */
      idempotencyKey: v.optional(v.boolean(), true),
      /**
       * True: CreateDocument includes the tasks of a resolution (not in the specification; this product proposes it).
       * False: each task is sent by CreateTask after the document.
       */
      resolutionWithTasks: v.optional(v.boolean(), true),
      /**
       * True: the backends apply a request with the same idempotency key only once; `npm run conformance -- --write`
       * checks it. False: the client looks for duplicates after saving.
       */
      keysAreKept: v.optional(v.boolean(), false),
    }),
    {},
  ),
  /** The time zone of date-times in responses that do not contain one; `npm run conformance -- --write` checks it. */
  timesWithoutZone: v.optional(v.picklist(['sofia', 'utc']), 'sofia'),
  /** In megabytes: the largest file accepted by the backends and their proxies; a larger file is not sent. */
  maxUploadMegabytes: v.optional(v.pipe(v.number(), v.gtValue(0, 'positive')), 50),
  /**
   * Whether each module is used in this installation, by the keys of `moduleKeys`. If false, the menu does not show the
   * module, and its pages show a message.
   */
  modules: v.optional(v.record(v.string(), v.boolean()), {}),
  /**
   * Requests that this product proposes and the backends do not support: one request (`Vehicle/GetVehicles`) or a group
   * (`Vehicle`).
   */
  callsOff: v.optional(v.array(v.string()), []),
  timeoutMinutes: v.pipe(v.number(), v.gtValue(0, 'positive')),
  removeTokensOnBrowserClose: v.boolean(),
  /** The secret that decrypts access keys. Empty: access keys in URLs are not accepted. */
  accessKeySecret: v.string(),
  /**
   * True: a login by a link with an access key always needs a confirmation. False: only if another user is logged in.
   */
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
      /** The current day of the mock database, `YYYY-MM-DD`; if absent, the real day. */
      day: v.optional(v.pipe(v.string(), v.isoDate('date'))),
      /**
       * The offset of the mock database's clock from the real clock in milliseconds; if absent, a whole number of days,
       * according to `day`.
       */
      clockOffset: v.optional(wholeNumber),
      /** How many times faster than normal simulated recipients receive and open deliveries. */
      deliveriesFaster: v.optional(v.pipe(v.number(), v.gtValue(0, 'positive'))),
    }),
    { seed: 1, documents: 2800 },
  ),
})

export type AppConfig = v.InferOutput<typeof shape>

export type ConfigMistake = { text: string } | 'away' | number | { pathInFile: string } | v.BaseIssue<unknown>

/** Thrown if `/config.json` is missing or invalid; `configReasons.ts` contains the text of each error. */
export class ConfigProblem extends Error {
  readonly mistakes: readonly ConfigMistake[]
  constructor(mistakes: readonly ConfigMistake[]) {
    super('config.json')
    this.name = 'ConfigProblem'
    this.mistakes = mistakes
  }
}

const trimSlashes = (base: string): string => base.replace(/\/+$/, '')

export const configJson = (text: string): unknown => {
  // Bytes that are not valid UTF-8 are decoded to this character; the text would be displayed wrongly.
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
    api: { register: trimSlashes(api.register), shreder: trimSlashes(api.shreder) },
    body: { ...body, emblem: body.emblem && fileAddress(body.emblem) },
  }
}

export const readConfig = (text: string): AppConfig => configOf(configJson(text))

let current: AppConfig | null = null

/** Returns the configuration read at page load. Throws if it is called before `loadConfig` or `takeConfig`. */
export const appConfig = (): AppConfig => {
  if (!current) throw new Error('The configuration was asked for before it was loaded')
  return current
}

/** True in training. Only the configuration decides this, so that a link cannot switch training on or off. */
export const isTraining = (): boolean => appConfig().mode !== 'connected'

export const isUtcWithoutZone = (): boolean => current?.timesWithoutZone === 'utc'

/**
 * True if a save request that is delivered twice is applied only once, as by the mock backend. A browser repeats a POST
 * automatically if the connection is closed without a response.
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
 * Returns true if the server of the page responds. If it does not, a reload would replace the page by the browser's
 * error page. Also reads the server's time from the response.
 */
export const serverResponds = (): Promise<boolean> =>
  fetch(fileAddress('config.json'), { method: 'HEAD', cache: 'no-store' }).then(
    (response) => {
      hearTime(response)
      return response.ok
    },
    () => false,
  )
