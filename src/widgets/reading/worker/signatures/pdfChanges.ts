import { listedNumbers, type PdfObjects, pdfObjects } from './pdfObjects.ts'

/** Reads `/Size` of a PDF: the highest object number plus one. */
const sizeOf = (text: string): number =>
  [...text.matchAll(/\/Size\s+(\d{1,9})/g)].reduce((most, [, size]) => Math.max(most, Number(size)), 0)

const named = (text: string, name: 'Root' | 'Info'): Set<number> =>
  new Set(
    [...text.matchAll(new RegExp(`/${name}\\s+(\\d{1,9})\\s+\\d+\\s+R`, 'g'))].map(([, number]) => Number(number)),
  )

const nested = /<<(?:[^<>]|<<(?:[^<>]|<<[^<>]*>>)*>>)*>>/.source
/** Returns the catalog without validation data and metadata, which programs may add after signing. */
const withoutChecks = (catalog: string): string =>
  catalog
    .replace(new RegExp(`/(DSS|Extensions)\\s*(${nested}|\\d+\\s+\\d+\\s+R)`, 'g'), '')
    .replace(/\/Metadata\s+\d+\s+\d+\s+R/, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([<>[\]/()]) ?/g, '$1')
    .split('/')
    .toSorted()
    .join('/')

/** True if a changed object is only metadata, or a catalog in which only validation data has changed. */
const isHarmless = (number: number, after: string, before: PdfObjects, signed: string): boolean => {
  if (named(signed, 'Info').has(number) || /\/Type\s*\/Metadata\b/.test(after)) return true
  const old = before.get(number)
  if (old === undefined) return false
  if (/\/Type\s*\/DSS\b/.test(old)) return true
  return named(signed, 'Root').has(number) && withoutChecks(old) === withoutChecks(after)
}

/**
 * True if the bytes added after a signature may change the visible content. Validation data is harmless: it is in new
 * objects that only the catalog refers to. Any other changed object counts as a change.
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
