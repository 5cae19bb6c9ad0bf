import { readFileSync } from 'node:fs'
import { catalogue } from '../../src/contract/catalogue.ts'
import { type Area, callName } from '../../src/contract/endpoint.ts'
import { moduleKeys } from '../../src/contract/moduleKeys.ts'
import { ConfigProblem, readConfig } from '../../src/transport/config.ts'
import { unknownGroups, unknownModules } from '../../src/transport/configNames.ts'
import { reasonsOf } from '../../src/transport/configReasons.ts'
import { isBasePath } from '../serve/pageBelow.ts'
import type { PublicConfig } from '../serve/publicConfig.ts'

/** A configuration as an installer wrote it, with its path: what nobody wrote stays absent. */
export type Installed = PublicConfig & { basePath: string }

/** Calls that are no proposals of ours: of what the specification promises none may be switched off by itself. */
const unknownCalls = (callsOff: readonly string[]): string[] => {
  const proposals = Object.values<Area>(catalogue)
    .flatMap((area) => Object.values(area))
    .flatMap((one) => (one.proposed ? [callName(one)] : []))
  return callsOff
    .filter((name) => name.includes('/') && !proposals.includes(name))
    .map((name) => `„callsOff“: сред предложените заявки няма ${name}`)
}

/** Checks a configuration as the page does; throws an Error whose text names every mistake in Bulgarian. */
export const checkedConfig = (text: string): Installed => {
  try {
    const { basePath = '/', ...rest } = JSON.parse(text)
    if (!isBasePath(basePath)) throw new Error('„basePath“: трябва да е път с „/“ в двата края')
    const read = readConfig(JSON.stringify(rest))
    const wrong = [
      ...unknownModules(Object.keys(read.modules), moduleKeys),
      ...unknownGroups(read.callsOff),
      ...unknownCalls(read.callsOff),
    ]
    if (wrong.length > 0) throw new Error(wrong.join('\n'))
    return { ...rest, basePath }
  } catch (problem) {
    if (problem instanceof SyntaxError) throw new Error(`Файлът не е в JSON формат: ${problem.message}`)
    throw problem instanceof ConfigProblem ? new Error(reasonsOf(problem).join('\n')) : problem
  }
}

/** Reads and checks a configuration from a file; every mistake is said with the file's name before it. */
export const readInstalled = (path: string): Installed => {
  const text = readFileSync(path, 'utf8')
  try {
    return checkedConfig(text)
  } catch (problem) {
    if (problem instanceof Error) problem.message = `${path}:\n${problem.message}`
    throw problem
  }
}
