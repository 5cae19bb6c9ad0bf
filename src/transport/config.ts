import * as v from 'valibot'
import { basePath, fileAddress } from '../basePath.ts'

const soundAddress = (text: string) => /^(https?:\/\/|\/(?![/\\]))\S*$/.test(text) && URL.canParse(text, 'http://host')
const address = v.pipe(v.string(), v.check(soundAddress, 'трябва да е адрес или път, започващ с една „/“'))
/** A browser would refuse every call from an https page to such a backend, or send tokens in the clear. */
const isSafeHere = (text: string) => globalThis.location?.protocol !== 'https:' || !text.startsWith('http:')
const backend = v.pipe(address, v.check(isSafeHere, 'трябва да е с https, както тази страница'))
/** A picture of the installation, by its path below it: the policy of the page loads none of another origin. */
const emblem = v.pipe(v.string(), v.regex(/^(\/(?![/\\])\S*)?$/, 'трябва да е път, започващ с една „/“'))
const wholeNumber = v.pipe(v.number(), v.integer('трябва да е цяло число'))

const shape = v.object({
  /** `mocked`: the whole backend is imitated in the browser; `connected`: real backends. */
  mode: v.picklist(['mocked', 'connected']),
  /** The path that the page lives below, which stands in its `<base>` too. */
  basePath: v.optional(
    v.pipe(v.string(), v.regex(/^\/([\w.~-]+\/)*$/, 'трябва да е път с „/“ в двата края')),
    `${basePath}/`,
  ),
  api: v.object({ register: backend, shreder: backend }),
  /** Empty or absent: no hub. The counts are then asked for on navigation and every minute. */
  hub: v.optional(v.union([v.literal(''), backend]), ''),
  writes: v.optional(
    v.object({
      /** Writes carry an `Idempotency-Key`; off for a backend across origins that does not allow the header. */
      idempotencyKey: v.optional(v.boolean(), true),
      /** CreateDocument takes the tasks of a resolution with it (our proposal); off: each goes by CreateTask after it. */
      resolutionWithTasks: v.optional(v.boolean(), true),
      /** The backends do a key once; `npm run conformance -- --write` finds it out. Off: what was made is counted. */
      keysAreKept: v.optional(v.boolean(), false),
    }),
    { idempotencyKey: true, resolutionWithTasks: true, keysAreKept: false },
  ),
  /** What date-times without a zone in replies are meant in; `npm run conformance -- --write` finds it out. */
  timesWithoutZone: v.optional(v.picklist(['sofia', 'utc']), 'sofia'),
  /** The largest file that the backends and what stands before them take; a larger one is not sent. */
  maxUploadMegabytes: v.optional(v.pipe(v.number(), v.gtValue(0, 'трябва да е повече от 0')), 50),
  timeoutMinutes: v.pipe(v.number(), v.gtValue(0, 'трябва да е повече от 0')),
  removeTokensOnBrowserClose: v.boolean(),
  /** Empty: the access_key parameter is off. */
  accessKeySecret: v.string(),
  /** A link with an access_key always asks before it logs in; otherwise only when somebody else is logged in. */
  accessKeyAsks: v.optional(v.boolean(), false),
  productTitle: v.pipe(v.string(), v.nonEmpty('не може да е празно')),
  /** The public body whose system it is: on the frame, the log-in page and every print. Empty: not named. */
  body: v.optional(v.object({ name: v.string(), emblem: v.optional(emblem, '') }), { name: '', emblem: '' }),
  version: v.string(),
  amountDisplay: v.picklist(['lv', 'lvOnly', 'eur']),
  keepDrafts: v.boolean(),
  externalExchange: address,
  /** A connected installation may leave it out. */
  mocked: v.optional(
    v.object({
      seed: wholeNumber,
      documents: v.pipe(wholeNumber, v.minValue(0, 'не може да е отрицателно')),
      /** The mocked world's today, `YYYY-MM-DD`; absent means the real one. */
      day: v.optional(v.pipe(v.string(), v.isoDate('трябва да е дата във вида ГГГГ-ММ-ДД'))),
      /** How far the mocked world's clock is ahead of the machine's, in milliseconds; absent: so many whole days. */
      clockOffset: v.optional(wholeNumber),
      /** How many times faster than usual the bodies at the other end receive and open what is sent. */
      deliveriesFaster: v.optional(v.pipe(v.number(), v.gtValue(0, 'трябва да е повече от 0'))),
    }),
    { seed: 1, documents: 2800 },
  ),
})

/** What `/config.json` says; the same build serves every installation. */
export type AppConfig = v.InferOutput<typeof shape>

/** One mistake: a sentence, or what was found where something else is asked for. */
export type ConfigMistake = string | v.BaseIssue<unknown> | { pathInFile: string }

/** `/config.json` is missing or wrong; `configReasons.ts` says of each mistake what is wrong. */
export class ConfigProblem extends Error {
  readonly mistakes: readonly ConfigMistake[]
  constructor(mistakes: readonly ConfigMistake[]) {
    super('config.json cannot be used')
    this.name = 'ConfigProblem'
    this.mistakes = mistakes
  }
}

/** A base of calls: their paths begin with a slash of their own. */
const withoutEnd = (base: string): string => base.replace(/\/+$/, '')

/** Parses the text of `/config.json`; throws a `ConfigProblem` that names every mistake. */
export const readConfig = (text: string): AppConfig => {
  let raw: unknown
  try {
    raw = JSON.parse(text)
  } catch (cause) {
    throw Object.assign(new ConfigProblem(['Файлът /config.json липсва или не е в JSON формат.']), { cause })
  }
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

let current: AppConfig | null = null

/** The configuration read at start; asking before `loadConfig` or `takeConfig` is a bug. */
export const appConfig = (): AppConfig => {
  if (!current) throw new Error('The configuration was asked for before it was loaded')
  return current
}

/** Whether replies mean UTC where they name no zone. Before a configuration is read they mean Sofia. */
export const isUtcWithoutZone = (): boolean => current?.timesWithoutZone === 'utc'

/**
 * Whether a write that reaches a backend twice is known to be done once, as the imitation does it. Browsers send a POST
 * again by themselves when its connection dies unanswered.
 */
export const isDoneOnce = (): boolean =>
  current === null || current.mode === 'mocked' || (current.writes.idempotencyKey && current.writes.keysAreKept)

/** The largest file that may be sent, in bytes. */
export const largestUpload = (): number => (current?.maxUploadMegabytes ?? 50) * 1024 * 1024

/** Takes a configuration that was read elsewhere: by `loadConfig`, or by a test. */
export const takeConfig = (config: AppConfig): AppConfig => {
  current = config
  return config
}

/** Fetches and reads `/config.json`; rejects with a `ConfigProblem` that a page can show as it is. */
export const loadConfig = async (): Promise<AppConfig> => {
  const answer = await fetch(fileAddress('config.json'), { cache: 'no-cache' }).catch((cause: unknown) => {
    throw Object.assign(new ConfigProblem(['Файлът /config.json не може да бъде изтеглен.']), { cause })
  })
  if (!answer.ok) throw new ConfigProblem([`Файлът /config.json не може да бъде изтеглен (код ${answer.status}).`])
  return takeConfig(readConfig(await answer.text()))
}

/** Whether the server of the page itself can be reached; without it a reload ends at the browser's own error page. */
export const serverAnswers = (): Promise<boolean> =>
  fetch(fileAddress('config.json'), { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  )
