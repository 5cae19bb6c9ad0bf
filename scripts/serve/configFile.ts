import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ConfigProblem, configJson } from '../../src/transport/config.ts'
import { reasonsOf } from '../../src/transport/configReasons.ts'
import { isMode, type PublicConfig } from './publicConfig.ts'

export type ConfigFile = { config: PublicConfig } | { broken: string }

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const isUsable = (value: unknown): value is PublicConfig =>
  isObject(value) &&
  isMode(value.mode) &&
  isObject(value.api) &&
  [value.api.register, value.api.shreder, value.hub ?? ''].every((address) => typeof address === 'string')

/**
 * Reads `config.json` of a built folder. The server starts even if the file is missing or invalid, because the page
 * reports that.
 */
export const configIn = (folder: string): ConfigFile => {
  const path = join(folder, 'config.json')
  if (!existsSync(path)) return { broken: 'config.json is missing' }
  try {
    const value = configJson(readFileSync(path, 'utf8'))
    return isUsable(value)
      ? { config: value }
      : { broken: 'config.json lacks mode or api, or has a wrong mode, api or hub' }
  } catch (problem) {
    if (problem instanceof ConfigProblem) return { broken: reasonsOf(problem).join('\n') }
    throw problem
  }
}
