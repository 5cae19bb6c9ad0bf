import { listedNumbers, type PdfObjects, pdfObjects } from './pdfObjects.ts'

/** `/Size` of a PDF is one more than the highest number of an object that it had so far. */
const sizeOf = (text: string): number =>
  [...text.matchAll(/\/Size\s+(\d{1,9})/g)].reduce((most, [, size]) => Math.max(most, Number(size)), 0)

const named = (text: string, name: 'Root' | 'Info'): Set<number> =>
  new Set(
    [...text.matchAll(new RegExp(`/${name}\\s+(\\d{1,9})\\s+\\d+\\s+R`, 'g'))].map(([, number]) => Number(number)),
  )

const nested = /<<(?:[^<>]|<<(?:[^<>]|<<[^<>]*>>)*>>)*>>/.source
/** Without what a later check of the signature adds to it, and without what programs say of themselves. */
const withoutChecks = (catalog: string): string =>
  catalog
    .replace(new RegExp(`/(DSS|Extensions)\\s*(${nested}|\\d+\\s+\\d+\\s+R)`, 'g'), '')
    .replace(/\/Metadata\s+\d+\s+\d+\s+R/, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([<>[\]/()]) ?/g, '$1')
    .split('/')
    .toSorted()
    .join('/')

/** An object that may be written anew: what the file says of itself, and the catalog with data for a later check. */
const isHarmless = (number: number, after: string, before: PdfObjects, signed: string): boolean => {
  if (named(signed, 'Info').has(number) || /\/Type\s*\/Metadata\b/.test(after)) return true
  const old = before.get(number)
  if (old === undefined) return false
  if (/\/Type\s*\/DSS\b/.test(old)) return true
  return named(signed, 'Root').has(number) && withoutChecks(old) === withoutChecks(after)
}

/**
 * Whether what was added behind a signature may change what is seen. Programs add data for a later check, in objects of
 * their own that only the catalog names. Any other object that is written anew, another catalog, or a list that leads to
 * other places within the signed part counts as a change; what cannot be compared, too.
 */
export const changesWhatIsSeen = (signed: string, added: string): boolean => {
  if (/^\s*(%%EOF\s*)*$/.test(added)) return false
  const [before, after, listed] = [pdfObjects(signed), pdfObjects(added), listedNumbers(added)]
  if (!before || !after || !listed) return true
  const [size, roots] = [sizeOf(signed), named(signed, 'Root')]
  if ([...named(added, 'Root')].some((number) => !roots.has(number))) return true
  if (listed.some((number) => number > 0 && number < size && !after.has(number))) return true
  return [...after].some(([number, body]) => number < size && !isHarmless(number, body, before, signed))
}
