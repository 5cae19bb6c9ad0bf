import type { Inside } from '../../src/widgets/reading/inside.ts'

export const insideOf = (more: Partial<Inside> = {}): Inside => ({
  sizeOf: (bytes) => (bytes === null ? '' : `${bytes} байта`),
  save: () => undefined,
  canShow: () => true,
  show: ({ name }) => `показан: ${name}`,
  verification: {
    roots: async () => '',
    masked: (number) => number,
    findSibling: async () => null,
    onVerified: () => undefined,
  },
  ...more,
})
