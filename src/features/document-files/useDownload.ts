import { useState } from 'react'
import { EMPTY } from 'rxjs'
import { catchError, finalize } from 'rxjs/operators'
import { documents } from '../../contract/documents.ts'
import type { AttachedFile } from '../../contract/shapes/documents.ts'
import { download, saveFile } from '../../transport/download.ts'

/** Downloads a file under the name that the server gives; a failure has already been told by the transport. */
export const useDownload = () => {
  const [downloading, setDownloading] = useState<string | null>(null)
  const save = ({ guid }: Pick<AttachedFile, 'guid'>) => {
    setDownloading(guid)
    download(documents.downloadAttachedFile, { query: { guid } })
      .pipe(
        catchError(() => EMPTY),
        finalize(() => setDownloading(null)),
      )
      .subscribe((file) => file && saveFile(file))
  }
  return { downloading, save }
}
