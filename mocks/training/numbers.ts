import { civilDateOf, yearOf } from '../../src/dates/civilDate.ts'
import { isStruckThrough } from '../../src/rules/documents/documentStatus.ts'
import { type CounterYear, type GivenNumber, numbersRegister } from '../../src/rules/identifiers/numbersRegister.ts'
import { countAfter } from '../../src/rules/identifiers/registrationNumber.ts'
import {
  type DiaryPeriod,
  diaryPeriodProblem,
  type ExplainedGap,
  explanationProblem,
  type GapKey,
  type NumbersBook,
  type NumbersDiary,
} from '../../src/rules/training/numbersBook.ts'
import { addressedToOf, correspondentNames, typeNameOf } from '../documents/names.ts'
import { statusOf } from '../documents/permissions.ts'
import type { DocumentRow } from '../documents/rows.ts'
import type { World } from '../engine/world.ts'
import { decline } from './declined.ts'
import { personName } from './factWords.ts'

const directions = { incoming: 1, outgoing: 3 } as const

/** „04-12“ is the number 12 of the index „04“. */
const split = (number: string): { prefix: string; count: number } => {
  const at = number.lastIndexOf('-')
  return { prefix: number.slice(0, at), count: Number(number.slice(at + 1)) }
}

const voidedOf = (row: DocumentRow): string | null => (isStruckThrough(statusOf(row)) ? (row.statusReason ?? '') : null)

/** Which counter numbers an index, by its prefix. */
const countersByPrefix = (world: World): Map<string, string> =>
  new Map(world.numberIndexes.all().map(({ numberPrefix, counterCode }) => [numberPrefix, counterCode]))

const givenNumbers = (world: World): GivenNumber[] => {
  const counters = countersByPrefix(world)
  return world.documents.all().flatMap((row) => {
    if (row.number === null || row.dateRegistered === null) return []
    const { prefix, count } = split(row.number)
    const counterCode = counters.get(prefix)
    if (counterCode === undefined || !Number.isInteger(count)) return []
    const date = civilDateOf(row.dateRegistered)
    const { number, guid: documentGuid } = row
    return [{ counterCode, year: yearOf(date), count, number, date, documentGuid, voided: voidedOf(row) }]
  })
}

const counterYears = (world: World, years: readonly number[]): CounterYear[] =>
  world.counters.all().flatMap(({ code, name, year, initialNumber, currentValue, step }) => {
    if (!years.includes(year)) return []
    const prefixes = world.numberIndexes.by('counterCode', code).map(({ numberPrefix }) => numberPrefix)
    return [{ code, name, year, firstNumber: initialNumber, currentValue, step, prefixes }]
  })

const rowsOf = (world: World, years: readonly number[]) => {
  const notes = new Map(
    world.gapNotes.all().map((note) => [`${note.counterCode}/${note.year}/${note.from}/${note.to}`, note]),
  )
  return numbersRegister(counterYears(world, years), givenNumbers(world)).map((row) => ({
    ...row,
    gaps: row.gaps.map((gap): ExplainedGap => {
      const note = notes.get(`${row.code}/${row.year}/${gap.from}/${gap.to}`)
      const explanation = note && {
        text: note.text,
        by: personName(world, note.personId),
        date: civilDateOf(note.date),
      }
      return { ...gap, explanation: explanation ?? null }
    }),
  }))
}

/** What every counter gave in a year: last number, gaps with their explanations, voided ones and why. */
export const numbersBook = (world: World, year: number): NumbersBook => ({
  year,
  years: [...new Set(world.counters.all().map((counter) => counter.year))].sort((a, b) => b - a),
  counters: rowsOf(world, [year]),
})

/** The diary of a period, by number within its day; gaps are of the counters that gave numbers in it. */
export const numbersDiary = (world: World, period: DiaryPeriod): NumbersDiary => {
  const problem = diaryPeriodProblem(period)
  if (problem) return decline(problem)
  const counters = countersByPrefix(world)
  const used = new Set<string>()
  const lines = world.documents.all().flatMap((row) => {
    if (row.number === null || row.dateRegistered === null || row.directionId !== directions[period.direction])
      return []
    const date = civilDateOf(row.dateRegistered)
    if (date < period.from || date > period.to) return []
    const { prefix, count } = split(row.number)
    used.add(counters.get(prefix) ?? '')
    const voided = voidedOf(row)
    return [
      {
        line: {
          number: row.number,
          date,
          type: typeNameOf(world, row),
          correspondents: correspondentNames(world, row).join(', '),
          subject: row.subject,
          addressedTo: addressedToOf(world, row),
          note: voided === null ? '' : `Анулиран${voided && `: ${voided}`}`,
        },
        prefix,
        count,
      },
    ]
  })
  lines.sort(
    (a, b) => a.line.date.localeCompare(b.line.date) || a.prefix.localeCompare(b.prefix, 'bg') || a.count - b.count,
  )
  const years = [yearOf(period.from), yearOf(period.to)]
  const gaps = rowsOf(world, years)
    .filter(({ code }) => used.has(code))
    .flatMap(({ name, year, gaps: some }) => some.map((gap) => ({ ...gap, counter: name, year })))
  return { ...period, lines: lines.map(({ line }) => line), gaps }
}

/** A trainer lets a counter skip one number, as if its document were lost. Gives the number that is left out. */
export const skipNumber = (world: World, code: string): number => {
  const counter =
    world.counters
      .by('code', code)
      .reduce<ReturnType<typeof world.counters.get>>(
        (newest, one) => (newest && newest.year >= one.year ? newest : one),
        undefined,
      ) ?? decline('Няма такъв брояч.')
  const { currentValue, initialNumber, step } = counter
  const skipped = countAfter({ currentValue, firstNumber: initialNumber, step })
  world.put('counters', { ...counter, currentValue: skipped })
  return skipped
}

/** Writes why numbers are missing; what was written before is replaced. */
export const explainGap = (world: World, { code, year, from, to }: GapKey, text: string, personId: number): void => {
  const problem = explanationProblem(text)
  if (problem) decline(problem)
  const gaps = rowsOf(world, [year]).find((row) => row.code === code)?.gaps ?? []
  if (!gaps.some((gap) => gap.from === from && gap.to === to))
    decline('Този пропуск вече го няма. Отворете регистъра отново.')
  const known = world.gapNotes.by('counterCode', code)
  const before = known.find((note) => note.year === year && note.from === from && note.to === to)
  world.put('gapNotes', {
    id: before?.id ?? world.nextId('gapNotes'),
    ...{ counterCode: code, year, from, to, personId },
    text: text.trim(),
    date: world.now().toISOString(),
  })
}
