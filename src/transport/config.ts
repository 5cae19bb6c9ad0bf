import * as v from 'valibot'
import { basePath, fileAddress } from '../basePath.ts'
import { takeServerTime } from './serverClock.ts'

/** The messages of the checks are keys of `configReasons.ts`: words for them are fetched when somebody needs them. */
const parses = (text: string) => URL.canParse(text, 'http://host')
/** Where people are led to. */
const link = v.pipe(
  v.string(),
  v.check((text) => /^(https?:\/\/|\/(?![/\\]))\S*$/.test(text) && parses(text), 'link'),
)
/** Calls add their path to it, and policies and web servers name it: it is a plain host and a plain path. */
const isPlainAddress = (text: string) =>
  /^(https?:\/\/[\w.:[\]-]+|(?=\/))(\/(?!\.\.?(\/|$))[\w.~-]+)*\/?$/.test(text) && parses(text)
/** A browser would refuse every call from an https page to such a backend, or send tokens in the clear. */
const isSafeHere = (text: string) => globalThis.location?.protocol !== 'https:' || !text.startsWith('http:')
const backend = v.pipe(v.string(), v.check(isPlainAddress, 'address'), v.check(isSafeHere, 'https'))
/** A picture of the installation, by its path below it: the policy of the page loads none of another origin. */
const emblem = v.pipe(v.string(), v.regex(/^(\/(?![/\\])\S*)?$/, 'path'))
const wholeNumber = v.pipe(v.number(), v.integer('whole'))

const shape = v.object({
  /**
   * `mocked`: the whole backend is imitated in the browser; `connected`: real backends; `class`: a practice server
   * (`npm run serve:network -- --class`) with the panel „Обучение“.
   */
  mode: v.picklist(['mocked', 'connected', 'class']),
  /** The path that the page lives below, which stands in its `<base>` too. */
  basePath: v.optional(v.string(), `${basePath}/`),
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
    {},
  ),
  /** What date-times without a zone in replies are meant in; `npm run conformance -- --write` finds it out. */
  timesWithoutZone: v.optional(v.picklist(['sofia', 'utc']), 'sofia'),
  /** The largest file that the backends and what stands before them take; a larger one is not sent. */
  maxUploadMegabytes: v.optional(v.pipe(v.number(), v.gtValue(0, 'positive')), 50),
  /** By the keys of `moduleKeys`. `false`: not used here; in no menu, and its addresses say so. */
  modules: v.optional(v.record(v.string(), v.boolean()), {}),
  /** What the backends have not of what this product proposed: a call (`Vehicle/GetVehicles`) or a group (`Vehicle`). */
  callsOff: v.optional(v.array(v.string()), []),
  timeoutMinutes: v.pipe(v.number(), v.gtValue(0, 'positive')),
  removeTokensOnBrowserClose: v.boolean(),
  /** Empty: the access_key parameter is off. */
  accessKeySecret: v.string(),
  /** A link with an access_key always asks before it logs in; otherwise only when somebody else is logged in. */
  accessKeyAsks: v.optional(v.boolean(), false),
  productTitle: v.pipe(v.string(), v.nonEmpty('empty')),
  /** The public body whose system it is: on the frame, the log-in page and every print. Empty: not named. */
  body: v.optional(v.object({ name: v.string(), emblem: v.optional(emblem, '') }), { name: '' }),
  version: v.string(),
  amountDisplay: v.picklist(['lv', 'lvOnly', 'eur']),
  keepDrafts: v.boolean(),
  externalExchange: link,
  /** A connected installation may leave it out. */
  mocked: v.optional(
    v.object({
      seed: wholeNumber,
      documents: v.pipe(wholeNumber, v.minValue(0, 'negative')),
      /** The mocked world's today, `YYYY-MM-DD`; absent means the real one. */
      day: v.optional(v.pipe(v.string(), v.isoDate('date'))),
      /** How far the mocked world's clock is ahead of the machine's, in milliseconds; absent: so many whole days. */
      clockOffset: v.optional(wholeNumber),
      /** How many times faster than usual the bodies at the other end receive and open what is sent. */
      deliveriesFaster: v.optional(v.pipe(v.number(), v.gtValue(0, 'positive'))),
    }),
    { seed: 1, documents: 2800 },
  ),
})

/** What `/config.json` says; the same build serves every installation. */
export type AppConfig = v.InferOutput<typeof shape>

/** One mistake: no JSON, no file (or the status in its place), another path than the page's, or a wrong setting. */
export type ConfigMistake = { text: string } | 'away' | number | { pathInFile: string } | v.BaseIssue<unknown>

/** `/config.json` is missing or wrong; `configReasons.ts` says of each mistake what is wrong. */
export class ConfigProblem extends Error {
  readonly mistakes: readonly ConfigMistake[]
  constructor(mistakes: readonly ConfigMistake[]) {
    super('config.json')
    this.name = 'ConfigProblem'
    this.mistakes = mistakes
  }
}

/** A base of calls: their paths begin with a slash of their own. */
const withoutEnd = (base: string): string => base.replace(/\/+$/, '')

/** What the text of a configuration holds; throws a `ConfigProblem` when it is no JSON in UTF-8. */
export const configJson = (text: string): unknown => {
  // Letters that are not UTF-8 come as this mark: they would stay broken on the screen.
  if (text.includes('\uFFFD')) throw new ConfigProblem([{ text }])
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch (cause) {
    throw Object.assign(new ConfigProblem([{ text }]), { cause })
  }
}

/** Reads a configuration; throws a `ConfigProblem` that names every mistake. */
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

/** The configuration read at start; asking before `loadConfig` or `takeConfig` is a bug. */
export const appConfig = (): AppConfig => {
  if (!current) throw new Error('The configuration was asked for before it was loaded')
  return current
}

/** Whether what is done here is practice: only the configuration file says so, and no link. */
export const isPractice = (): boolean => appConfig().mode !== 'connected'

/** Whether replies mean UTC where they name no zone. Before a configuration is read they mean Sofia. */
export const isUtcWithoutZone = (): boolean => current?.timesWithoutZone === 'utc'

/**
 * Whether a write that reaches a backend twice is known to be done once, as the imitation does it. Browsers send a POST
 * again by themselves when its connection dies unanswered.
 */
export const isDoneOnce = (): boolean =>
  current === null || isPractice() || (current.writes.idempotencyKey && current.writes.keysAreKept)

/** The largest file that may be sent, in bytes. */
export const largestUpload = (): number => (current?.maxUploadMegabytes ?? 50) * 1024 * 1024

/** Takes a configuration that was read elsewhere: by `loadConfig`, or by a test. */
export const takeConfig = (config: AppConfig): AppConfig => {
  current = config
  return config
}

/** Practice has a clock of its own. */
const hearTime = ({ headers }: Response): void => {
  if (current?.mode === 'connected') takeServerTime(headers.get('date'))
}

/** Fetches and reads `/config.json`; rejects with a `ConfigProblem` that a page can show as it is. */
export const loadConfig = async (): Promise<AppConfig> => {
  const answer = await fetch(fileAddress('config.json'), { cache: 'no-cache' }).catch((cause: unknown) => {
    throw Object.assign(new ConfigProblem(['away']), { cause })
  })
  if (!answer.ok) throw new ConfigProblem([answer.status])
  const config = takeConfig(readConfig(await answer.text()))
  hearTime(answer)
  return config
}

/**
 * Whether the server of the page itself can be reached; without it a reload ends at the browser's own error page. What
 * time it is there is heard with it.
 */
export const serverAnswers = (): Promise<boolean> =>
  fetch(fileAddress('config.json'), { method: 'HEAD', cache: 'no-store' }).then(
    (answer) => {
      hearTime(answer)
      return answer.ok
    },
    () => false,
  )
