import { useState } from 'react'
import { EMPTY } from 'rxjs'
import { catchError, finalize } from 'rxjs/operators'
import { documents } from '../../contract/documents.ts'
import type { AttachedFile } from '../../contract/shapes/documents.ts'
import { useSaveFile } from '../../screen-kit/files/useSaveFile.tsx'
import { download } from '../../transport/download.ts'

/** Downloads a file under the name that the server gives, or its row; a failure has already been told by the transport. */
export const useDownload = () => {
  const [downloading, setDownloading] = useState<string | null>(null)
  const { save: saveFile, saveQuestion } = useSaveFile()
  const save = ({ guid, fileName }: Pick<AttachedFile, 'guid' | 'fileName'>) => {
    setDownloading(guid)
    download(documents.downloadAttachedFile, { query: { guid } }, { fileName })
      .pipe(
        catchError(() => EMPTY),
        finalize(() => setDownloading(null)),
      )
      .subscribe((file) => file && saveFile(file, fileName))
  }
  return { downloading, save, saveQuestion }
}
