import { useState } from 'react'
import { catchError, EMPTY, finalize } from 'rxjs'
import type { LibraryVersion } from '../../../contract/shapes/library.ts'
import { useSaveFile } from '../../../screen-kit/files/useSaveFile.tsx'
import { libraryFile } from '../libraryState.ts'

/** Downloads a version; a failure has already been told by the transport. Draw `saveQuestion` once. */
export const useLibraryDownload = () => {
  const [downloading, setDownloading] = useState<string | null>(null)
  const { save, saveQuestion } = useSaveFile()
  const downloadVersion = ({ guid, fileName }: LibraryVersion) => {
    setDownloading(guid)
    libraryFile(guid)
      .pipe(
        catchError(() => EMPTY),
        finalize(() => setDownloading(null)),
      )
      .subscribe((file) => file && save(file, fileName))
  }
  return { downloading, downloadVersion, saveQuestion }
}
