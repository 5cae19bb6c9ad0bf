import { cleanFileName, extensionOf } from './fileRules.ts'
import { previewKind } from './previewKind.ts'

/** The number of bytes at the beginning of a file that are enough to recognise its kind. */
export const headBytes = 2048

/**
 * Returns why a file may not be attached because of its content; null if nothing is against it. A HEIC photo is often
 * renamed to .jpg, but Windows programs and most browsers do not open such a photo under any name.
 */
export const contentProblem = (head: Uint8Array, name: string): string | null => {
  if (previewKind(head, name) !== 'image/heic') return null
  const extension = extensionOf(name)
  const called = extension === '' ? '' : `, а не .${extension}`
  return `Файлът „${cleanFileName(name)}“ е снимка от телефон във формат HEIC${called}. Запишете снимката като JPG или PNG и качете нея.`
}
