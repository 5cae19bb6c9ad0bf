import { roleLabels, roles } from '../contract/enumerations.ts'

/** The Bulgarian names of role keys, whatever their case; a key nobody knows is shown as it came. */
export const roleNames = (keys: readonly string[]): string[] =>
  keys.map((key) => {
    const role = roles.find((known) => known === key.trim().toUpperCase())
    return role ? roleLabels[role] : key
  })
