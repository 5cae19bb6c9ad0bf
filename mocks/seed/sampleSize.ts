import signedSizes from '../../fixtures/signed/sizes.json' with { type: 'json' }
import type { Random } from './seededRandom.ts'

/** Sizes of the signed sample files in bytes. These files are real files, not generated, so their sizes are fixed. */
const knownSizes: Readonly<Record<string, number>> = signedSizes

/** True if the sample file is a signed PDF. */
export const isSignedPdf = (name: string): boolean => name.endsWith('.pdf') && Object.hasOwn(knownSizes, name)

/**
 * The size of a seeded file in bytes; the content generated later gets this size. A document with embedded fonts takes
 * about 40 KB.
 */
export const sampleSize = (random: Random, name: string): number => {
  const size = random.between(46_000, 58_000)
  return knownSizes[name] ?? (name.endsWith('.txt') ? Math.round(size / 20) : size)
}
