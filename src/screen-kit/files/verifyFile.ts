import { previewKind } from '../../rules/files/previewKind.ts'
import { type OpenFile, openReader } from '../../widgets/reading/openReader.ts'
import type { SignedReading } from '../../widgets/reading/reading.ts'
import { type Outcome, worstOutcome } from '../../widgets/reading/signature.ts'
import { verificationOf } from './verificationOf.ts'
import type { LoadFile, ViewedFile } from './viewedFile.ts'

const kinds = ['application/pdf', 'application/pkcs7-mime', 'application/zip'] as const

/** Reads the first bytes, which are enough to detect the kind of a file; the whole file is read only in the worker. */
const headOf = (file: File): Promise<ArrayBuffer> => file.slice(0, 2048).arrayBuffer()

/**
 * Verifies the signatures of a file in a worker, which is terminated afterwards. Resolves with null if the file has no
 * signatures or cannot be read. `signed`: the signed file of a detached signature.
 */
const signedReading = (file: File, signed?: File): Promise<SignedReading | null> =>
  headOf(file).then((buffer) => {
    const kind = previewKind(new Uint8Array(buffer), file.name)
    const mime = kinds.find((one) => one === kind)
    if (!mime) return null
    return new Promise((resolve) => {
      const { roots } = verificationOf({})
      const readingOf = ({ reading }: OpenFile) => (reading.kind === 'signed' ? reading : null)
      const opening = openReader(file, mime, { name: file.name, roots, signed }).subscribe((reply) => {
        resolve(reply.kind === 'open' ? readingOf(reply.file) : null)
        opening.unsubscribe()
      })
    })
  })

/** Returns a function that finds a file by name in the list of the given file. */
export const findInList =
  (files: readonly ViewedFile[], load: LoadFile, signal: AbortSignal) =>
  async (name: string): Promise<File | null> => {
    const found = files.find(({ fileName }) => fileName === name)
    return found ? load(found.guid, signal) : null
  }

/**
 * Verifies the signatures of a file and resolves with the worst result. Undefined if the file has no signature or its
 * signed file is missing.
 */
export const verifyFile = async (
  { guid, fileName }: ViewedFile,
  files: readonly ViewedFile[],
  load: LoadFile,
  signal: AbortSignal,
): Promise<Outcome | undefined> => {
  const loaded = await load(guid, signal)
  if (!loaded) return undefined
  const file = new File([loaded], fileName)
  const reading = await signedReading(file)
  if (!reading?.needsFile) return worstOutcome(reading?.signatures ?? [])
  const signed = await findInList(files, load, signal)(fileName.replace(/\.p7[sm]$/i, ''))
  const again = signed && (await signedReading(file, signed))
  return worstOutcome(again?.signatures ?? [])
}

let last: Promise<unknown> = Promise.resolve()
/** Runs asynchronous work after all earlier work has ended, because each check starts a worker. */
export const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
  const next = last.then(work, work)
  last = next
  return next
}
