/**
 * The role names of specification 1, section 6. Their labels are in another file, because the login page does not need
 * them.
 */
export const roles = [
  'ADMINISTRATOR',
  'DOCUMENTS_FLOW',
  'DOCUMENTS_FLOW_EDELIVERY',
  'DOCUMENTS_FLOW_DOCEXCHANGE',
  'DOCUMENTS_EAU',
  'INSPECTIONS_READ',
  'INSPECTIONS_MANAGER',
  'INSPECTIONS_DELETE',
  'RSI_READ',
  'RSI_MANAGER',
  'REPORTS',
  'REPORTS_EXTERNAL',
  'UA_READ',
  'UA_MANAGER',
  'UP_MANAGER',
  'UP_BUSINESS_TRIPS',
  'UP_VACATIONS',
  'UP_EXPENSES',
  'LIBRARY_READ',
  'LIBRARY_MANAGER',
] as const
export type Role = (typeof roles)[number]

/** Returns the role of a key, ignoring case and surrounding spaces (specification 1, section 6). */
export const roleOfKey = (key: string): Role | undefined => {
  const folded = key.trim().toUpperCase()
  return roles.find((role) => role === folded)
}

export const rolesOfKeys = (keys: readonly string[]): Role[] => [
  ...new Set(keys.flatMap((key) => roleOfKey(key) ?? [])),
]
