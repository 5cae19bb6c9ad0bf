import type { ResultLine, Results } from '../../../contract/training/results.ts'
import { linesOfFiles, stateOfLine } from '../../../rules/training/results.ts'
import { resultText } from '../../../rules/training/resultText.ts'
import type { Training } from '../../../rules/training/trainingApi.ts'
import type { SheetCell } from '../../../sheets/sheetCell.ts'
import { xlsxOf } from '../../../sheets/xlsx.ts'
import { isTraining } from '../../../transport/config.ts'
import { saveFile } from '../../../transport/download.ts'
import { jsonIn } from '../jsonIn.ts'

export const saveResults = (lines: ResultLine[]): void => {
  const results: Results = { format: 'delovod-results', version: 1, lines }
  const person = lines[0]?.person ?? 'Обучаем'
  saveFile(new File([JSON.stringify(results)], `Резултати – ${person}.json`, { type: 'application/json' }))
}

export const readClass = async (files: readonly File[], readResults: Training['readResults']): Promise<ResultLine[]> =>
  linesOfFiles((await Promise.all(files.map(async (file) => readResults(await jsonIn(file), file.name)))).flat())

const text = (value: string): SheetCell => ({ value, type: String, wrap: true, alignVertical: 'top' })
const number = (value: number): SheetCell => ({ value, type: Number, alignVertical: 'top' })
const emptyCell: SheetCell = { value: '', type: String }
const numbers = (...values: (number | undefined)[]): SheetCell[] =>
  values.map((value) => (value === undefined ? emptyCell : number(value)))
const date = (day: string | null): SheetCell =>
  day === null
    ? emptyCell
    : { value: new Date(`${day}T00:00:00Z`), type: Date, format: 'dd.mm.yyyy', alignVertical: 'top' }
const columns = [
  ['Обучаем', 32],
  ['Упражнение', 48],
  ['Състояние', 24],
  ['Опити', 10],
  ['Най-добър', 12],
  ['Последен', 12],
  ['От', 10],
  ['Проверки', 12],
  ['Подсказки', 12],
  ['Минути', 10],
  ['Дата', 14],
  ['Учебен ден', 14],
  ['Сценарий', 32],
] as const

export const rowsOfClass = (lines: readonly ResultLine[]): SheetCell[][] =>
  lines.map((line) => {
    const { person, exercise, points, outOf, attempts, hints, minutes, day, heldOn, scenario, runs, last } = line
    const state = stateOfLine(line)
    const isChecked = state === 'done' || state === 'partly'
    return [
      ...[text(person), text(exercise), text(resultText[state])],
      ...numbers(runs, isChecked ? points : undefined, last?.points, outOf),
      ...(state === 'untried' ? [emptyCell, emptyCell, emptyCell] : numbers(attempts, hints, minutes)),
      date(heldOn ?? null),
      date(day),
      text(scenario ?? ''),
    ]
  })

export const saveClass = async (lines: readonly ResultLine[]): Promise<void> => {
  const blob = await xlsxOf({
    title: 'Резултати от обучение',
    isTraining: isTraining(),
    widths: columns.map(([, width]) => width),
    headers: 1,
    cells: () => [columns.map(([value]) => ({ value, type: String, fontWeight: 'bold' })), ...rowsOfClass(lines)],
  })
  saveFile(new File([blob], 'Резултати от обучение.xlsx', { type: blob.type }))
}
