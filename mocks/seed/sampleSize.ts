import type { Chance } from './chance.ts'

/** Bytes of a file of the beginning, made as long when it is asked for: a paper with its letters takes about 40 KB. */
export const sampleSize = (chance: Chance, name: string): number => {
  const size = chance.between(46_000, 58_000)
  return name.endsWith('.txt') ? Math.round(size / 20) : size
}
