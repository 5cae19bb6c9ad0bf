import { fileProblem } from '../../src/rules/files/fileRules.ts'
import { assertFields, malformed } from './assertions.ts'

export const fileIn = (form: FormData, problemOf: (file: File) => string | null = fileProblem): File => {
  const file = form.get('file')
  if (!(file instanceof File)) return malformed('Изберете файл.')
  assertFields({ file: problemOf(file) })
  return file
}

export const numberIn = (form: FormData, part: string, absent: number): number => {
  const text = form.get(part) ?? String(absent)
  return typeof text === 'string' && /^\d{1,9}$/.test(text) ? Number(text) : malformed('Изберете стойност от списъка.')
}
