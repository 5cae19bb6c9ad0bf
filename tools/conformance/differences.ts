import type * as v from 'valibot'
import { isProposed, partOf } from '../../scripts/backend/shapeCrawl.ts'
import type { Problem } from '../../src/transport/reply/reader.ts'
import { absentOf, readerOf } from '../../src/transport/reply/readShape.ts'

/**
 * How much a difference matters. `required`: a specified part is missing or unreadable. `proposed`: a part that this
 * product proposes is missing or different. `harmless`: the client can still read the response, or does not use the
 * part.
 */
export type Weight = 'required' | 'proposed' | 'harmless'
export type Difference = { path: string; weight: Weight; what: string; times: number }

export type Zones = { utc: number; offset: number; none: number }

const MOST_WORDS = 60
const shortText = (raw: unknown): string => {
  const text = JSON.stringify(raw) ?? 'nothing'
  return text.length > MOST_WORDS ? `${text.slice(0, MOST_WORDS)}…` : text
}
const kindOf = (raw: unknown) => (raw === null ? 'null' : Array.isArray(raw) ? 'a list' : `a ${typeof raw}`)
const isFields = (raw: unknown): raw is Record<string, unknown> =>
  typeof raw === 'object' && raw !== null && !Array.isArray(raw)

const isOptional = (shape: v.GenericSchema) => shape.type === 'optional' || shape.type === 'nullish'
const isRead = (shape: v.GenericSchema, raw: unknown): boolean => {
  const problems: Problem[] = []
  readerOf(shape)(raw, '', problems)
  return problems.length === 0
}
const dateTime = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(?::\d\d)?(?:\.\d+)?\s*(Z|[+-]\d\d(?::?\d\d)?)?$/i

type ValuePath = { path: string; isOurs: boolean }
const stepInto = (place: ValuePath, step: string, shape: v.GenericSchema): ValuePath => ({
  path: step.startsWith('[') || place.path === '' ? place.path + step : `${place.path}.${step}`,
  isOurs: place.isOurs || isProposed(shape),
})

class Comparison {
  readonly zones: Zones = { utc: 0, offset: 0, none: 0 }
  readonly #found = new Map<string, Difference>()

  get found(): Difference[] {
    return [...this.#found.values()]
  }

  crawl(shape: v.GenericSchema, raw: unknown, place: ValuePath): void {
    if (raw === null || raw === undefined) this.#nothing(shape, raw, place)
    else this.#something(shape, raw, place)
  }

  #note({ path, isOurs }: ValuePath, what: string, isHarmless = false): void {
    const weight: Weight = isHarmless ? 'harmless' : isOurs ? 'proposed' : 'required'
    const key = `${weight} ${path} ${what}`
    const known = this.#found.get(key)
    if (known) known.times += 1
    else this.#found.set(key, { path: path || 'the whole reply', weight, what, times: 1 })
  }

  #nothing(shape: v.GenericSchema, raw: null | undefined, place: ValuePath): void {
    const absent = absentOf(shape)
    if (raw === undefined) {
      // `WhenWritingNull` of .NET omits fields that are null, so a missing nullable field is harmless.
      if (!isOptional(shape)) this.#note(place, 'is absent', absent?.value === null && !place.isOurs)
    } else if (absent?.value !== null) this.#note(place, 'is null', absent !== undefined)
  }

  #something(shape: v.GenericSchema, raw: unknown, place: ValuePath): void {
    const part = partOf(shape)
    if (part.kind === 'value') this.#value(shape, raw, place)
    else if (part.kind === 'list') {
      if (!Array.isArray(raw)) this.#note(place, `is ${kindOf(raw)}, not a list`)
      else for (const inner of raw) this.crawl(part.item, inner, stepInto(place, '[]', part.item))
    } else if (!isFields(raw)) this.#note(place, `is ${kindOf(raw)}, not an object`, isRead(shape, raw))
    else if (part.kind === 'map') {
      for (const inner of Object.values(raw)) this.crawl(part.value, inner, stepInto(place, '*', part.value))
    } else {
      for (const [name, field] of Object.entries(part.fields))
        this.crawl(field, raw[name], stepInto(place, name, field))
      for (const name of Object.keys(raw))
        if (!(name in part.fields)) this.#note(stepInto(place, name, shape), 'is not known here', true)
    }
  }

  #value(shape: v.GenericSchema, raw: unknown, place: ValuePath): void {
    const zone = typeof raw === 'string' ? dateTime.exec(raw) : null
    if (zone) this.zones[zone[1] === undefined ? 'none' : /z/i.test(zone[1]) ? 'utc' : 'offset'] += 1
    const problems: Problem[] = []
    const read = readerOf(shape)(raw, '', problems)
    if (problems.length > 0) this.#note(place, `cannot be read: ${shortText(raw)}`)
    else if (typeof read !== typeof raw) this.#note(place, `is ${kindOf(raw)}, read as ${kindOf(read)}`, true)
  }
}

/**
 * Returns the differences between the `resultData` of a response and its declared shape, and the formats of its
 * date-times.
 */
export const differencesOf = (shape: v.GenericSchema, reply: unknown): { found: Difference[]; zones: Zones } => {
  const comparison = new Comparison()
  comparison.crawl(shape, reply, { path: '', isOurs: isProposed(shape) })
  return { found: comparison.found, zones: comparison.zones }
}
