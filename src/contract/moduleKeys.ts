/** The nine modules (specification 1, section 1). The keys are stored in the browser and used in the configuration. */
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
