/** The nine modules (document 1, section 1), by the keys under which they are stored and configured. */
export const moduleKeys = [
  'settings',
  'business-processes',
  'administrative-services',
  'vehicles',
  'staff',
  'documents-flow',
  'rtsi',
  'inspections',
  'business-analysis',
] as const
export type ModuleKey = (typeof moduleKeys)[number]
