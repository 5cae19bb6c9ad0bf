import { moduleKeys } from '../../contract/moduleKeys.ts'
import type { AppConfig } from '../../transport/config.ts'

/**
 * Tells whoever installs it, in the console, of names in the configuration that switch nothing off. Few configurations name
 * any, so the list of them is fetched then; nobody waits for it.
 */
export const lookAtNames = async ({ modules, callsOff }: Pick<AppConfig, 'modules' | 'callsOff'>): Promise<void> => {
  if (callsOff.length + Object.keys(modules).length === 0) return
  const { unknownModules, unknownGroups } = await import(
    /* webpackChunkName: "sentences" */ '../../transport/configNames.ts'
  )
  for (const sentence of [...unknownModules(Object.keys(modules), moduleKeys), ...unknownGroups(callsOff)])
    console.warn(`config.json: ${sentence}`)
}
