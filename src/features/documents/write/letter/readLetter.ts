import { cleanFileName, extensionOf } from '../../../../rules/files/fileRules.ts'
import { previewKind } from '../../../../rules/files/previewKind.ts'
import { isUnreadable, type OpenFile, openReader } from '../../../../widgets/reading/openReader.ts'
import { isReadKind } from '../../../../widgets/reading/reading.ts'
import type { LetterSender } from '../../../correspondents/public.ts'

/** What of a letter by e-mail goes into the form of a document. */
export type LetterContent = {
  subject: string
  sender: LetterSender
  /** ISO; '' where the letter does not say it. */
  received: string
  enclosed: readonly File[]
}

export const isLetterName = (name: string): boolean => ['eml', 'msg'].includes(extensionOf(name))

/** The kind of a file shows in its first bytes. */
const headBytes = 2048

const contentOf = async ({ reading, part }: OpenFile): Promise<LetterContent | null> => {
  if (reading.kind !== 'letter') return null
  const { subject, sender, received, files } = reading
  const enclosed: File[] = []
  for (const file of files) {
    try {
      enclosed.push(new File([await part(file.part)], cleanFileName(file.name)))
    } catch (failure) {
      // One that cannot be taken out stays in the letter.
      if (!isUnreadable(failure)) throw failure
    }
  }
  return { subject, sender, received, enclosed }
}

/** Reads a letter in the thread that reads files; null where it is no letter or cannot be read. */
export const readLetter = async (file: File): Promise<LetterContent | null> => {
  const head = new Uint8Array(await file.slice(0, headBytes).arrayBuffer())
  const mime = previewKind(head, file.name)
  if (mime === null || !isReadKind(mime)) return null
  return new Promise((resolve, reject) => {
    const reading = openReader(file, mime).subscribe((reply) => {
      const content = reply.kind === 'open' ? contentOf(reply.file) : Promise.resolve(null)
      content.then(resolve, reject).finally(() => reading.unsubscribe())
    })
  })
}
