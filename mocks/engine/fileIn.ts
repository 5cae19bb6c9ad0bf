import { fileProblem } from '../../src/rules/files/fileRules.ts'
import { insistFields, malformed } from './refused.ts'

/** The file of a form, refused at its field where the rule for files does. */
export const fileIn = (form: FormData, problemOf: (file: File) => string | null = fileProblem): File => {
  const file = form.get('file')
  if (!(file instanceof File)) return malformed('Изберете файл.')
  insistFields({ file: problemOf(file) })
  return file
}

/** A whole number in a part of a form; `absent` where there is no such part. */
export const numberIn = (form: FormData, part: string, absent: number): number => {
  const text = form.get(part) ?? String(absent)
  return typeof text === 'string' && /^\d{1,9}$/.test(text) ? Number(text) : malformed('Изберете стойност от списъка.')
}
