import { readFileSync } from 'node:fs'
import { moduleKeys } from '../../src/contract/moduleKeys.ts'
import { type AppConfig, ConfigProblem, configJson, configOf } from '../../src/transport/config.ts'
import { unknownGroups, unknownModules } from '../../src/transport/configNames.ts'
import { reasonsOf } from '../../src/transport/configReasons.ts'
import { unknownCalls } from '../../src/transport/unknownCalls.ts'
import { isBasePath } from '../serve/basePath.ts'
import type { PublicConfig } from '../serve/publicConfig.ts'

export type Installed = PublicConfig & { basePath: string }

type Written = PublicConfig & { basePath?: unknown }

/** Returns a path in the form in which paths are compared: IIS ignores upper and lower case. */
const sameAs = (path: string): string => path.replace(/\/+$/, '').toLowerCase()

const pathProblems = ({ api, hub }: Pick<AppConfig, 'api' | 'hub'>, basePath: string): string[] => {
  const paths = Object.entries({ 'api.register': api.register, 'api.shreder': api.shreder, hub }).filter(
    ([name, address]) => address.startsWith('/') || (address === '' && name !== 'hub'),
  )
  const own = [basePath, `${basePath}static`, `${basePath}health`, '/csp-report'].map(sameAs)
  return paths.flatMap(([name, path], index) => {
    const other = paths.slice(0, index).find(([, known]) => sameAs(known) === sameAs(path))
    if (other) return [`„${other[0]}“ и „${name}“: не може да са на един и същ път „${path}“`]
    if (own.includes(sameAs(path))) return [`„${name}“: пътят „${path}“ е на самата страница; изберете друг`]
    return []
  })
}

export const checkedConfig = (text: string): Installed => {
  try {
    const whole = configJson(text)
    const { basePath = '/', ...rest }: Written = Object(whole)
    if (typeof basePath !== 'string') throw new Error('„basePath“: трябва да е текст')
    if (!isBasePath(basePath)) throw new ConfigProblem([{ pathInFile: basePath }])
    const isObject = typeof whole === 'object' && whole !== null && !Array.isArray(whole)
    const read = configOf(isObject ? rest : whole)
    const wrong = [
      ...unknownModules(Object.keys(read.modules), moduleKeys),
      ...unknownGroups(read.callsOff),
      ...unknownCalls(read.callsOff),
      ...pathProblems(read, basePath),
    ]
    if (wrong.length > 0) throw new Error(wrong.join('\n'))
    return { ...rest, basePath }
  } catch (problem) {
    throw problem instanceof ConfigProblem ? new Error(reasonsOf(problem).join('\n')) : problem
  }
}

export const readInstalled = (path: string): Installed => {
  const text = readFileSync(path, 'utf8')
  try {
    return checkedConfig(text)
  } catch (problem) {
    if (problem instanceof Error) problem.message = `${path}:\n${problem.message}`
    throw problem
  }
}
