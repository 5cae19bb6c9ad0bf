import { useState } from 'react'
import type { FilesOf, StoredFile } from './fileWrites.ts'
import { useSaveFile } from './useSaveFile.tsx'

/** Downloads a file of a record. Render `saveConfirmation` once. */
export const useOpenFile = ({ open }: Pick<FilesOf<StoredFile>, 'open'>) => {
  const { save, saveConfirmation } = useSaveFile()
  const [opening, setOpening] = useState<string | null>(null)
  return {
    opening,
    openFile: async ({ guid, fileName }: StoredFile): Promise<void> => {
      setOpening(guid)
      // The request itself reports its failure to the user.
      const file = await open(guid).catch(() => null)
      setOpening(null)
      if (file) save(file, fileName)
    },
    saveConfirmation,
  }
}
