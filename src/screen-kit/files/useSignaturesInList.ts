import type { Judging } from '../../widgets/reading/judging.ts'
import { findInList } from './judgeFile.ts'
import { useKeepOutcome } from './outcomes.ts'
import type { LoadFile, ViewedFile } from './viewedFile.ts'

/** Finds the signed file of a detached signature, and shows the result in the file's row. */
export const useSignaturesInList = (
  { guid }: ViewedFile,
  files: readonly ViewedFile[],
  load: LoadFile,
): Pick<Judging, 'findSibling' | 'onJudged'> => {
  const keep = useKeepOutcome()
  return {
    findSibling: (name) => findInList(files, load, new AbortController().signal)(name),
    onJudged: (outcome) => keep(guid, outcome),
  }
}
