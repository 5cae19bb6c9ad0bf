import type { Inside } from '../../src/widgets/reading/inside.ts'

/** What a viewer may do with files within a file, where a test says nothing of them. */
export const insideOf = (more: Partial<Inside> = {}): Inside => ({
  sizeOf: (bytes) => (bytes === null ? '' : `${bytes} байта`),
  save: () => undefined,
  canShow: () => true,
  show: ({ name }) => `показан: ${name}`,
  judging: { roots: async () => '', masked: (number) => number, beside: async () => null, onJudged: () => undefined },
  ...more,
})
