import signedSizes from '../../fixtures/signed/sizes.json' with { type: 'json' }
import type { Random } from './seededRandom.ts'

/** Signed files cannot be made anew: they are as long as they are. */
const knownSizes: Readonly<Record<string, number>> = signedSizes

/** Whether it is a PDF that is signed. */
export const isSignedPdf = (name: string): boolean => name.endsWith('.pdf') && Object.hasOwn(knownSizes, name)

/**
 * The size of a seeded file in bytes; the generated content has this size. A paper with its fonts takes about 40 KB.
 */
export const sampleSize = (random: Random, name: string): number => {
  const size = random.between(46_000, 58_000)
  return knownSizes[name] ?? (name.endsWith('.txt') ? Math.round(size / 20) : size)
}
