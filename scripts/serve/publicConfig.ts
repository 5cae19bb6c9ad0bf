import { simulatedDay } from './simulatedDay.ts'
import { wholeNumber } from './wholeNumber.ts'

export const modes = ['mocked', 'connected', 'class'] as const
type Mode = (typeof modes)[number]
export const isMode = (value: unknown): value is Mode => modes.some((mode) => mode === value)

export type PublicConfig = {
  mode: Mode
  api: { register: string; shreder: string }
  hub?: string
  basePath?: string
  mocked?: { seed?: number; documents?: number; day?: string; clockOffset?: number; deliveriesFaster?: number }
  [other: string]: unknown
}

type Environment = Record<string, string | undefined>
/** Parses settings given as JSON: `{"modules":{"vehicles":false}}`. Throws if the value is not an object. */
const settingsIn = (value: string): object => {
  const read: unknown = JSON.parse(value)
  if (typeof read === 'object' && read !== null) return read
  throw new Error(`CONFIG must be an object in JSON, not "${value}"`)
}
type Override = (config: PublicConfig, value: string) => PublicConfig

const inMockedDatabase = (config: PublicConfig, part: PublicConfig['mocked']): PublicConfig => ({
  ...config,
  mocked: { ...config.mocked, ...part },
})

const overrides: Record<string, Override> = {
  MODE: (config, value) => {
    if (!isMode(value)) throw new Error(`MODE must be one of ${modes.join(', ')}, not "${value}"`)
    return { ...config, mode: value }
  },
  SEED: (config, value) => inMockedDatabase(config, { seed: wholeNumber('SEED', value) }),
  DOCUMENTS: (config, value) => inMockedDatabase(config, { documents: wholeNumber('DOCUMENTS', value) }),
  DAY: (config, value) => inMockedDatabase(config, simulatedDay('DAY', value)),
  DELIVERIES_FASTER: (config, value) =>
    inMockedDatabase(config, { deliveriesFaster: wholeNumber('DELIVERIES_FASTER', value) }),
  API_REGISTER: (config, value) => ({ ...config, api: { ...config.api, register: value } }),
  API_SHREDER: (config, value) => ({ ...config, api: { ...config.api, shreder: value } }),
  HUB: (config, value) => ({ ...config, hub: value }),
  CONFIG: (config, value) => ({ ...config, ...settingsIn(value) }),
  BASE_PATH: (config, value) => ({ ...config, basePath: value }),
  TIMEOUT_MINUTES: (config, value) => ({ ...config, timeoutMinutes: wholeNumber('TIMEOUT_MINUTES', value) }),
  ACCESS_KEY_SECRET: (config, value) => ({ ...config, accessKeySecret: value }),
  BODY_NAME: (config, value) => ({ ...config, body: { name: value, emblem: '' } }),
  PRODUCT_TITLE: (config, value) => ({ ...config, productTitle: value }),
}

/**
 * True if an environment variable counts. Empty variables are ignored, except `HUB=`, which means that there is no push
 * hub.
 */
const isGiven = (name: string, value: string | undefined): value is string =>
  value !== undefined && (value !== '' || name === 'HUB')

/**
 * Returns the configuration from the file, with changes from environment variables. Throws an Error with a readable
 * message if a variable is invalid.
 */
export const servedConfig = (file: PublicConfig, environment: Environment): PublicConfig =>
  Object.entries(overrides).reduce((config, [name, apply]) => {
    const value = environment[name]
    return isGiven(name, value) ? apply(config, value) : config
  }, file)
