import { readFileSync } from 'node:fs'
import { moduleKeys } from '../../src/contract/moduleKeys.ts'
import { ConfigProblem, readConfig } from '../../src/transport/config.ts'
import { reasonsOf } from '../../src/transport/configReasons.ts'
import { isBasePath } from '../serve/pageBelow.ts'
import type { PublicConfig } from '../serve/publicConfig.ts'

/** A configuration as an installer wrote it, with its path: what nobody wrote stays absent. */
export type Installed = PublicConfig & { basePath: string }

/** Checks a configuration as the page does; throws an Error whose text names every mistake in Bulgarian. */
export const checkedConfig = (text: string): Installed => {
  try {
    const { basePath = '/', ...rest } = JSON.parse(text)
    if (!isBasePath(basePath)) throw new Error('„basePath“: трябва да е път с „/“ в двата края')
    readConfig(JSON.stringify(rest))
    const unknown = Object.keys(rest.modules ?? {}).filter((name) => !moduleKeys.some((key) => key === name))
    if (unknown.length > 0)
      throw new Error(`„modules“: няма модул ${unknown.join(', ')}; модулите са ${moduleKeys.join(', ')}`)
    return { ...rest, basePath }
  } catch (problem) {
    if (problem instanceof SyntaxError) throw new Error('Файлът не е в JSON формат.')
    throw problem instanceof ConfigProblem ? new Error(reasonsOf(problem).join('\n')) : problem
  }
}

/** Reads and checks a configuration from a file. */
export const readInstalled = (path: string): Installed => checkedConfig(readFileSync(path, 'utf8'))
