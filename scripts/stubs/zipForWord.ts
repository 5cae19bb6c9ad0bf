import { mostPictureBytes } from '../../src/widgets/reading/worker/limits.ts'
import { unpackEntry, zipEntries } from '../../src/widgets/reading/worker/zip.ts'

/** Replaces `jszip` in `mammoth`: reads archives with the size limits of this project. */
export const loadAsync = async (bytes: ArrayBuffer) => {
  const entries = new Map(zipEntries(new Uint8Array(bytes)).map((entry) => [entry.path, entry]))
  return {
    file: (path: string) => {
      const entry = entries.get(path)
      return entry ? { async: async () => unpackEntry(entry, mostPictureBytes) } : null
    },
  }
}
