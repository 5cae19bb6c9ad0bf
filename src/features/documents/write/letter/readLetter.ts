import { cleanFileName, extensionOf } from '../../../../rules/files/fileRules.ts'
import { previewKind } from '../../../../rules/files/previewKind.ts'
import { isUnreadable, type OpenFile, openReader } from '../../../../widgets/reading/openReader.ts'
import { isReadKind } from '../../../../widgets/reading/reading.ts'
import type { LetterSender } from '../../../correspondents/public.ts'

export type LetterContent = {
  subject: string
  sender: LetterSender
  /** An ISO date-time; '' if the letter has no date. */
  received: string
  enclosed: readonly File[]
}

export const isLetterName = (name: string): boolean => ['eml', 'msg'].includes(extensionOf(name))

const headBytes = 2048

const contentOf = async ({ reading, part }: OpenFile): Promise<LetterContent | null> => {
  if (reading.kind !== 'letter') return null
  const { subject, sender, received, files } = reading
  const enclosed: File[] = []
  for (const file of files) {
    try {
      enclosed.push(new File([await part(file.part)], cleanFileName(file.name)))
    } catch (failure) {
      if (!isUnreadable(failure)) throw failure
    }
  }
  return { subject, sender, received, enclosed }
}

/**
 * Parses an e-mail file in the worker that also reads other files; returns null if the file is not an e-mail or cannot
 * be parsed.
 */
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
