import { moduleKeys } from '../../contract/moduleKeys.ts'
import type { AppConfig } from '../../transport/config.ts'
import { notify } from '../../transport/notices.ts'

const findUnknownCalls = async (callsOff: readonly string[]): Promise<string[]> => {
  if (!callsOff.some((name) => name.includes('/'))) return []
  const { unknownCalls } = await import('../../transport/unknownCalls.ts')
  return unknownCalls(callsOff)
}

/**
 * Warns on the console about names in the configuration that match nothing; administrators also see a message. The
 * valid names are fetched only if the configuration contains names.
 */
export const warnUnknownConfigNames = async (
  { modules, callsOff }: Pick<AppConfig, 'modules' | 'callsOff'>,
  isAdministrator: boolean,
): Promise<void> => {
  if (callsOff.length + Object.keys(modules).length === 0) return
  const { unknownModules, unknownGroups } = await import(
    /* webpackChunkName: "sentences" */ '../../transport/configNames.ts'
  )
  const wrong = [
    ...unknownModules(Object.keys(modules), moduleKeys),
    ...unknownGroups(callsOff),
    ...(await findUnknownCalls(callsOff)),
  ]
  for (const sentence of wrong) console.warn(`config.json: ${sentence}`)
  if (wrong.length > 0 && isAdministrator)
    notify({ kind: 'error', title: 'Настройка в config.json не важи', text: wrong.join('\n') })
}
