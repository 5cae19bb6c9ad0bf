import { fileProblem } from '../../src/rules/files/fileRules.ts'
import { assertFields, refuseMalformed } from './assertions.ts'

export const fileIn = (form: FormData, problemOf: (file: File) => string | null = fileProblem): File => {
  const file = form.get('file')
  if (!(file instanceof File)) return refuseMalformed('Изберете файл.')
  assertFields({ file: problemOf(file) })
  return file
}

export const numberIn = (form: FormData, part: string, absent: number): number => {
  const text = form.get(part) ?? String(absent)
  return typeof text === 'string' && /^\d{1,9}$/.test(text)
    ? Number(text)
    : refuseMalformed('Изберете стойност от списъка.')
}
