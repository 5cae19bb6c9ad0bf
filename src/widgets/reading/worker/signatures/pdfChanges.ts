import { listedNumbers, type PdfObjects, pdfObjects } from './pdfObjects.ts'

/** `/Size` of a PDF is the highest object number so far plus one. */
const sizeOf = (text: string): number =>
  [...text.matchAll(/\/Size\s+(\d{1,9})/g)].reduce((most, [, size]) => Math.max(most, Number(size)), 0)

const named = (text: string, name: 'Root' | 'Info'): Set<number> =>
  new Set(
    [...text.matchAll(new RegExp(`/${name}\\s+(\\d{1,9})\\s+\\d+\\s+R`, 'g'))].map(([, number]) => Number(number)),
  )

const nested = /<<(?:[^<>]|<<(?:[^<>]|<<[^<>]*>>)*>>)*>>/.source
/** Removes validation data and metadata, which programs may add after signing. */
const withoutChecks = (catalog: string): string =>
  catalog
    .replace(new RegExp(`/(DSS|Extensions)\\s*(${nested}|\\d+\\s+\\d+\\s+R)`, 'g'), '')
    .replace(/\/Metadata\s+\d+\s+\d+\s+R/, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([<>[\]/()]) ?/g, '$1')
    .split('/')
    .toSorted()
    .join('/')

/** True for a changed object that is only metadata, or the catalog with validation data. */
const isHarmless = (number: number, after: string, before: PdfObjects, signed: string): boolean => {
  if (named(signed, 'Info').has(number) || /\/Type\s*\/Metadata\b/.test(after)) return true
  const old = before.get(number)
  if (old === undefined) return false
  if (/\/Type\s*\/DSS\b/.test(old)) return true
  return named(signed, 'Root').has(number) && withoutChecks(old) === withoutChecks(after)
}

/**
 * True if bytes after a signature may change the visible content. Programs add validation data in new objects that only
 * the catalog names; any other changed object counts as a change.
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
