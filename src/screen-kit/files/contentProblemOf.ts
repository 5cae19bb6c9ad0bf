import { contentProblem, headBytes } from '../../rules/files/contentProblem.ts'
import { fileProblem } from '../../rules/files/fileRules.ts'

/** Reads the beginning of a chosen file; a file that cannot be read is refused when it is sent. */
export const contentProblemOf = (file: File): Promise<string | null> =>
  file
    .slice(0, headBytes)
    .arrayBuffer()
    .then(
      (buffer) => contentProblem(new Uint8Array(buffer), file.name),
      () => null,
    )

/** Why this file may not be attached, by its name, size and content; null if it may be. */
export const problemOfChosen = async (file: File, most: number): Promise<string | null> =>
  fileProblem(file, most) ?? contentProblemOf(file)
