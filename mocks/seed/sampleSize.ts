import signedSizes from '../../fixtures/signed/sizes.json' with { type: 'json' }
import { isSignatureName } from '../../src/rules/files/fileRules.ts'
import type { Random } from './seededRandom.ts'

/** Sizes of the signed sample files in bytes. These files are real files, not generated, so their sizes are fixed. */
const knownSizes: Readonly<Record<string, number>> = signedSizes

const isSignedPdf = (name: string): boolean => name.endsWith('.pdf') && Object.hasOwn(knownSizes, name)
/**
 * True if a sample file is signed. The mock backend does not read the signatures in PDF files: it knows the signed ones
 * by name.
 */
export const isSignedFile = (name: string): boolean => isSignatureName(name) || isSignedPdf(name)

/**
 * Chooses the size of a seeded file in bytes; the content generated later gets this size. A document with embedded
 * fonts takes about 40 KB.
 */
export const sampleSize = (random: Random, name: string): number => {
  const size = random.between(46_000, 58_000)
  return knownSizes[name] ?? (name.endsWith('.txt') ? Math.round(size / 20) : size)
}
