const sectionKeys = [
  'class',
  'exercises',
  'scenario',
  'authoring',
  'calendar',
  'others',
  'faults',
  'numbers',
  'data',
] as const
export type SectionKey = (typeof sectionKeys)[number]

export const isSectionKey = (text: string | null): text is SectionKey => sectionKeys.some((key) => key === text)
