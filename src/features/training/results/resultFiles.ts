import type { ResultLine, Results } from '../../../contract/training/results.ts'
import { formatDate } from '../../../dates/civilDate.ts'
import type { Practice } from '../../../rules/training/practice.ts'
import { bestLines } from '../../../rules/training/results.ts'
import { type SheetCell, xlsxOf } from '../../../screen-kit/list/export/sheet.ts'
import { saveFile } from '../../../transport/download.ts'
import { jsonIn } from '../jsonIn.ts'

/** Saves the results of one trainee as a file for whoever collects them. */
export const saveResults = (lines: ResultLine[]): void => {
  const results: Results = { format: 'delovod-results', version: 1, lines }
  const person = lines[0]?.person ?? 'Обучаем'
  saveFile(new File([JSON.stringify(results)], `Резултати – ${person}.json`, { type: 'application/json' }))
}

/** The best lines of several trainees; rejects with the sentence of which file is none of results. */
export const readClass = async (files: readonly File[], readResults: Practice['readResults']): Promise<ResultLine[]> =>
  bestLines((await Promise.all(files.map(async (file) => readResults(await jsonIn(file), file.name)))).flat())

const text = (value: string): SheetCell => ({ value, type: String, wrap: true, alignVertical: 'top' })
const number = (value: number): SheetCell => ({ value, type: Number, alignVertical: 'top' })
const headers = ['Обучаем', 'Упражнение', 'Точки', 'От', 'Опити', 'Подсказки', 'Минути', 'Дата']

/** Saves a class as .xlsx: a row for each trainee and exercise. */
export const saveClass = async (lines: readonly ResultLine[]): Promise<void> => {
  const blob = await xlsxOf({
    title: 'Резултати от обучение',
    widths: [32, 48, 10, 10, 10, 12, 10, 14],
    headers: 1,
    cells: () => [
      headers.map((value) => ({ value, type: String, fontWeight: 'bold' })),
      ...lines.map(({ person, exercise, points, outOf, attempts, hints, minutes, day }) => [
        ...[text(person), text(exercise)],
        ...[points, outOf, attempts, hints, minutes].map(number),
        text(formatDate(day)),
      ]),
    ],
  })
  saveFile(new File([blob], 'Резултати от обучение.xlsx', { type: blob.type }))
}
