import { civilDateOf, yearOf } from '../../src/dates/civilDate.ts'
import { isStruckThrough } from '../../src/rules/documents/documentStatus.ts'
import { type CounterYear, type GivenNumber, numbersRegister } from '../../src/rules/identifiers/numbersRegister.ts'
import type { ExplainedGap, NumbersRow } from '../../src/rules/training/numbersBook.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import { fullNameAt } from '../people/peopleNames.ts'
import type { DocumentRow } from './documentRows.ts'
import { statusOf } from './permissions.ts'

export const splitNumber = (number: string): { prefix: string; count: number } => {
  const at = number.lastIndexOf('-')
  return { prefix: number.slice(0, at), count: Number(number.slice(at + 1)) }
}

export const annulledBecause = (row: DocumentRow): string | null =>
  isStruckThrough(statusOf(row)) ? (row.statusReason ?? '') : null

export const countersByPrefix = (db: MockDatabase): Map<string, string> =>
  new Map(db.numberIndexes.all().map(({ numberPrefix, counterCode }) => [numberPrefix, counterCode]))

export const givenNumbers = (db: MockDatabase): GivenNumber[] => {
  const counters = countersByPrefix(db)
  return db.documents.all().flatMap((row) => {
    if (row.number === null || row.dateRegistered === null) return []
    const { prefix, count } = splitNumber(row.number)
    const counterCode = counters.get(prefix)
    if (counterCode === undefined || !Number.isInteger(count)) return []
    const date = civilDateOf(row.dateRegistered)
    const { number, guid: documentGuid } = row
    return [{ counterCode, year: yearOf(date), count, number, date, documentGuid, voided: annulledBecause(row) }]
  })
}

const counterYears = (db: MockDatabase, years: readonly number[]): CounterYear[] =>
  db.counters.all().flatMap(({ code, name, year, initialNumber, currentValue, step }) => {
    if (!years.includes(year)) return []
    const prefixes = db.numberIndexes.by('counterCode', code).map(({ numberPrefix }) => numberPrefix)
    return [{ code, name, year, firstNumber: initialNumber, currentValue, step, prefixes }]
  })

/** Returns the numbers that each counter gave in the given years, and the reasons for skipped numbers. */
export const numbersOfYears = (
  db: MockDatabase,
  years: readonly number[],
  given: readonly GivenNumber[] = givenNumbers(db),
): NumbersRow[] => {
  const notes = new Map(
    db.gapNotes.all().map((note) => [`${note.counterCode}/${note.year}/${note.from}/${note.to}`, note]),
  )
  return numbersRegister(counterYears(db, years), given).map((row) => ({
    ...row,
    gaps: row.gaps.map((gap): ExplainedGap => {
      const note = notes.get(`${row.code}/${row.year}/${gap.from}/${gap.to}`)
      const explanation = note && {
        text: note.text,
        by: fullNameAt(db, note.personId, note.date),
        date: civilDateOf(note.date),
      }
      return { ...gap, explanation: explanation ?? null }
    }),
  }))
}
