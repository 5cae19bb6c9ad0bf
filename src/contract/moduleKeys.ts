/** The nine modules (specification 1, section 1), by the keys used in storage and configuration. */
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
