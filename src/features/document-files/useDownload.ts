import { useState } from 'react'
import { documents } from '../../contract/documents.ts'
import type { AttachedFile } from '../../contract/shapes/documents.ts'
import { useSaveFile } from '../../screen-kit/files/useSaveFile.tsx'
import { download } from '../../transport/download.ts'

type FileToSave = Pick<AttachedFile, 'guid' | 'fileName'>

/**
 * Downloads an attached file and saves it under the name that the server sends, else under the name in its row. Render
 * `saveConfirmation` once.
 */
export const useDownload = () => {
  const [downloading, setDownloading] = useState<string | null>(null)
  const { save: saveFile, saveConfirmation } = useSaveFile()
  const save = async ({ guid, fileName }: FileToSave) => {
    setDownloading(guid)
    // On an error nothing is done here, because the transport has shown the error.
    const file = await download(documents.downloadAttachedFile, { query: { guid } }, { fileName }).catch(() => null)
    setDownloading(null)
    if (file) saveFile(file, fileName)
  }
  return { downloading, save: (file: FileToSave) => void save(file), saveConfirmation }
}
