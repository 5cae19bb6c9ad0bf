import { contentProblem, headBytes } from '../../rules/files/contentProblem.ts'
import { fileProblem } from '../../rules/files/fileRules.ts'

/**
 * Returns why the content of a chosen file, by its first bytes, does not fit its name; null if it does. Null also if
 * the file cannot be read, because sending it will then fail with an error.
 */
export const contentProblemOf = (file: File): Promise<string | null> =>
  file
    .slice(0, headBytes)
    .arrayBuffer()
    .then(
      (buffer) => contentProblem(new Uint8Array(buffer), file.name),
      () => null,
    )

/**
 * Returns why this file may not be attached, by its name, size and content; null if it may be. `most`: the maximum size
 * in bytes.
 */
export const problemOfChosen = async (file: File, most: number): Promise<string | null> =>
  fileProblem(file, most) ?? contentProblemOf(file)
