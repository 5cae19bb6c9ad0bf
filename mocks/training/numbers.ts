import { countAfter } from '../../src/rules/identifiers/registrationNumber.ts'
import { explanationProblem, type GapKey, type NumbersBook } from '../../src/rules/training/numbersBook.ts'
import { numbersOfYears } from '../documents/givenNumbers.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import { decline } from './trainingError.ts'

export const numbersBook = (db: MockDatabase, year: number): NumbersBook => ({
  year,
  years: [...new Set(db.counters.all().map((counter) => counter.year))].sort((a, b) => b - a),
  counters: numbersOfYears(db, [year]),
})

/** Skips one number of a counter, for an exercise about a lost document; returns that number. */
export const skipNumber = (db: MockDatabase, code: string): number => {
  const counter =
    db.counters
      .by('code', code)
      .reduce<ReturnType<typeof db.counters.get>>(
        (newest, one) => (newest && newest.year >= one.year ? newest : one),
        undefined,
      ) ?? decline('Няма такъв брояч.')
  const { currentValue, initialNumber, step } = counter
  const skipped = countAfter({ currentValue, firstNumber: initialNumber, step })
  db.put('counters', { ...counter, currentValue: skipped })
  return skipped
}

export const explainGap = (
  db: MockDatabase,
  { code, year, from, to }: GapKey,
  text: string,
  personId: number,
): void => {
  const problem = explanationProblem(text)
  if (problem) decline(problem)
  const gaps = numbersOfYears(db, [year]).find((row) => row.code === code)?.gaps ?? []
  if (!gaps.some((gap) => gap.from === from && gap.to === to))
    decline('Този пропуск вече го няма. Отворете регистъра отново.')
  const known = db.gapNotes.by('counterCode', code)
  const before = known.find((note) => note.year === year && note.from === from && note.to === to)
  db.put('gapNotes', {
    id: before?.id ?? db.nextId('gapNotes'),
    ...{ counterCode: code, year, from, to, personId },
    text: text.trim(),
    date: db.now().toISOString(),
  })
}
