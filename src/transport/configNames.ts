import { callGroups } from '../contract/callGroups.ts'

export const unknownModules = (given: readonly string[], known: readonly string[]): string[] => {
  const strange = given.filter((name) => !known.includes(name))
  return strange.length > 0 ? [`„modules“: няма модул ${strange.join(', ')}; модулите са ${known.join(', ')}`] : []
}

export const unknownGroups = (callsOff: readonly string[]): string[] => {
  const strange = callsOff.filter((name) => !callGroups.some((group) => name.split('/')[0] === group))
  return strange.length > 0
    ? [`„callsOff“: няма група заявки за ${strange.join(', ')}; групите са ${callGroups.join(', ')}`]
    : []
}
