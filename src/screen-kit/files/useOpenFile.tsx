import { catchError, EMPTY } from 'rxjs'
import type { FilesOf, StoredFile } from './fileWrites.ts'
import { useSaveFile } from './useSaveFile.tsx'

/** Saves a file of a record on the person's computer. Draw `saveQuestion` once. */
export const useOpenFile = ({ open }: Pick<FilesOf<StoredFile>, 'open'>) => {
  const { save, saveQuestion } = useSaveFile()
  return {
    openFile: ({ guid, fileName }: StoredFile) =>
      // The call itself shows what went wrong.
      open(guid)
        .pipe(catchError(() => EMPTY))
        .subscribe((file) => file && save(file, fileName)),
    saveQuestion,
  }
}
