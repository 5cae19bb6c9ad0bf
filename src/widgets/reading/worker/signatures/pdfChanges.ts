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

const anyValue = `${nested}|<[^<>]*>|\\[[^\\]]*\\]|\\((?:\\\\[\\s\\S]|[^)\\\\])*\\)|\\d+\\s+\\d+\\s+R|/?[\\w.]+`
const keyValue = (body: string, key: string): string =>
  new RegExp(`/${key}(?!\\w)\\s*(${anyValue})`).exec(body)?.[1]?.replace(/\s+/g, ' ') ?? ''
const isType = (body: string, type: string): boolean => new RegExp(`/Type\\s*/${type}(?!\\w)`).test(body)
const isFilledField = (body: string): boolean => /\/FT\s*\/(Tx|Btn|Ch)\b/.test(body)
const isRemark = (body: string): boolean =>
  /\/Subtype\s*\/(Text|FreeText|Line|Square|Circle|Polygon|PolyLine|Highlight|Underline|Squiggly|StrikeOut|Stamp|Caret|Ink|Redact|Watermark)\b/.test(
    body,
  )
const streamOf = (body: string): string => /\bstream\r?\n([\s\S]*)endstream/.exec(body)?.[1] ?? ''

/** Returns the numbers of the objects that pages name as their content. */
const contentNumbers = (objects: PdfObjects): ReadonlySet<number> =>
  new Set(
    [...objects.values()]
      .filter((body) => isType(body, 'Page'))
      .flatMap((page) => [...keyValue(page, 'Contents').matchAll(/(\d+) \d+ R/g)].map(([, number]) => Number(number))),
  )

/** The keys of an object that decide what is seen. Other keys may change with a signature, such as `/Annots` of a page. */
const seenKeys = (body: string): readonly string[] => {
  if (isType(body, 'Page')) return ['Contents']
  if (isType(body, 'Pages')) return ['Kids']
  if (isType(body, 'Catalog')) return ['Pages']
  if (isFilledField(body)) return ['V', 'AS']
  return isRemark(body) ? ['Contents'] : []
}

/**
 * True if the bytes between two signatures certainly change what is seen: the pages, their content, a filled field or a
 * remark. A signature also changes objects, so whatever is not certain is no change here.
 */
export const changesBeforeNextSignature = (signed: PdfObjects, added: PdfObjects): boolean => {
  const contents = contentNumbers(signed)
  return [...added].some(([number, after]) => {
    const before = signed.get(number)
    if (before === undefined) return isFilledField(after) || isRemark(after)
    if (contents.has(number) && streamOf(before) !== streamOf(after)) return true
    return seenKeys(before).some((key) => keyValue(before, key) !== keyValue(after, key))
  })
}
