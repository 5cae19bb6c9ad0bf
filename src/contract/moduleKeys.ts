/**
 * The nine modules (specification 1, section 1). The keys are used in the browser's storage and in the configuration.
 */
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
