import type { Judging } from '../../widgets/reading/judging.ts'
import { besideIn } from './judgeFile.ts'
import { useKeepOutcome } from './outcomes.ts'
import type { LoadFile, ViewedFile } from './viewedFile.ts'

/**
 * Connects a viewer with its list: a detached signature finds its signed file in the list, and the result is stored for
 * the row.
 */
export const useJudgedBeside = (
  { guid }: ViewedFile,
  files: readonly ViewedFile[],
  load: LoadFile,
): Pick<Judging, 'beside' | 'onJudged'> => {
  const keep = useKeepOutcome()
  return {
    beside: (name) => besideIn(files, load, new AbortController().signal)(name),
    onJudged: (outcome) => keep(guid, outcome),
  }
}
