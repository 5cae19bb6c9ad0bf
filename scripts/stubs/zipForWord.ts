import { mostPictureBytes } from '../../src/widgets/reading/thread/limits.ts'
import { unpacked, zipEntries } from '../../src/widgets/reading/thread/zip.ts'

/** Stands in for `jszip` inside `mammoth`: the same files, taken out of the archive by what holds to our limits. */
export const loadAsync = async (bytes: ArrayBuffer) => {
  const entries = new Map(zipEntries(new Uint8Array(bytes)).map((entry) => [entry.path, entry]))
  return {
    file: (path: string) => {
      const entry = entries.get(path)
      return entry ? { async: async () => unpacked(entry, mostPictureBytes) } : null
    },
  }
}
