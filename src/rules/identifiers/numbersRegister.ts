/**
 * Assigned, skipped and voided numbers by counter and year. Numbers are consecutive (specification 1, section 9), so a
 * missing number needs an explanation.
 */
import type { CivilDate } from '../../dates/civilDate.ts'

/** The state of a counter in one year. `currentValue` is the last assigned number. */
export type CounterYear = {
  code: string
  name: string
  year: number
  firstNumber: number
  currentValue: number
  step: number
  prefixes: readonly string[]
}

export type GivenNumber = {
  counterCode: string
  year: number
  count: number
  number: string
  date: CivilDate
  /** The reason of the annulment; '' if annulled without a reason, null if not annulled. */
  voided: string | null
  documentGuid: string
}

export type Gap = { from: number; to: number }

export type RegisterRow = Pick<CounterYear, 'code' | 'name' | 'year' | 'prefixes'> & {
  first: number | null
  last: number | null
  given: number
  gaps: Gap[]
  voided: GivenNumber[]
  /** The numbers whose date is earlier than that of a lower number. */
  backwards: GivenNumber[]
}

const keyOf = (code: string, year: number): string => `${code}/${year}`

const gapsIn = ({ firstNumber, currentValue, step }: CounterYear, taken: ReadonlySet<number>): Gap[] => {
  const gaps: Gap[] = []
  for (let count = firstNumber; count <= currentValue; count += step) {
    if (taken.has(count)) continue
    const open = gaps.at(-1)
    if (open && open.to === count - step) open.to = count
    else gaps.push({ from: count, to: count })
  }
  return gaps
}

const backwardsIn = (inOrder: readonly GivenNumber[]): GivenNumber[] => {
  let latest = ''
  return inOrder.filter(({ date }) => {
    if (date < latest) return true
    latest = date
    return false
  })
}

export const numbersRegister = (counters: readonly CounterYear[], numbers: readonly GivenNumber[]): RegisterRow[] => {
  const byCounter = new Map<string, GivenNumber[]>(counters.map(({ code, year }) => [keyOf(code, year), []]))
  for (const number of numbers) byCounter.get(keyOf(number.counterCode, number.year))?.push(number)
  return counters.map((counter) => {
    const inOrder = (byCounter.get(keyOf(counter.code, counter.year)) ?? []).toSorted((a, b) => a.count - b.count)
    const last = Math.max(counter.currentValue, inOrder.at(-1)?.count ?? counter.currentValue)
    const { code, name, year, prefixes } = counter
    return {
      ...{ code, name, year, prefixes },
      first: inOrder[0]?.count ?? null,
      last: last < counter.firstNumber ? null : last,
      given: inOrder.length,
      gaps: gapsIn({ ...counter, currentValue: last }, new Set(inOrder.map(({ count }) => count))),
      voided: inOrder.filter(({ voided }) => voided !== null),
      backwards: backwardsIn(inOrder),
    }
  })
}

export const gapText = ({ from, to }: Gap): string => (from === to ? `${from}` : `${from}–${to}`)

export const gapNumbers = (gap: Gap, prefixes: readonly string[]): string =>
  prefixes.length === 1 ? `${prefixes[0]}-${gapText(gap)}` : `${gapText(gap)} (${prefixes.join(', ')})`
