/** The role names of document 1, section 6. Their labels stand apart: the login page needs none. */
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

/** The role that a key names, whatever its case and the space around it (document 1, section 6); undefined for others. */
export const roleOfKey = (key: string): Role | undefined => {
  // Locale plays no part: role names are Latin.
  const folded = key.trim().toUpperCase()
  return roles.find((role) => role === folded)
}

/** The roles among keys, each once: a key that this product does not know opens nothing and breaks nothing. */
export const rolesOfKeys = (keys: readonly string[]): Role[] => [
  ...new Set(keys.flatMap((key) => roleOfKey(key) ?? [])),
]
