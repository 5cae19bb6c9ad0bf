import { degrees, EncryptedPDFError, PDFDocument } from '@cantoo/pdf-lib'

/** A page of a new file. `source`: the file that it comes from, from 0; `page`: from 1; `turn`: clockwise, in degrees. */
type NewPage = { source: number; page: number; turn: number }
type NewFile = readonly NewPage[]
export type PagesRequest = { sources: readonly Blob[]; files: readonly NewFile[] }
/** `source`: the file that cannot be used. */
export type PagesResponse =
  | { kind: 'done'; files: readonly Blob[] }
  | { kind: 'failed'; source: number; isLocked: boolean }

const asFile = (bytes: Uint8Array): Blob => new Blob([new Uint8Array(bytes)], { type: 'application/pdf' })

/** Makes a file of the pages in their order. The pages of one source are copied together, so that they share fonts. */
const makeFile = async (plan: NewFile, sources: readonly PDFDocument[]): Promise<Blob> => {
  const made = await PDFDocument.create()
  const copies = await Promise.all(
    sources.map(async (document, source) => {
      const own = plan.filter((one) => one.source === source)
      return made.copyPages(
        document,
        own.map(({ page }) => page - 1),
      )
    }),
  )
  for (const { source, turn } of plan) {
    const page = copies[source]?.shift()
    if (!page) throw new Error('The page was not copied')
    page.setRotation(degrees((page.getRotation().angle + turn) % 360))
    made.addPage(page)
  }
  return asFile(await made.save())
}

/** Makes the new files. The sources are only read; an encrypted or damaged source is reported. */
export const putTogether = async ({ sources, files }: PagesRequest): Promise<PagesResponse> => {
  const opened: PDFDocument[] = []
  let source = 0
  try {
    for (const blob of sources) {
      source = opened.length
      opened.push(await PDFDocument.load(await blob.arrayBuffer(), { updateMetadata: false }))
    }
    const made: Blob[] = []
    for (const plan of files) made.push(await makeFile(plan, opened))
    return { kind: 'done', files: made }
  } catch (failure) {
    return { kind: 'failed', source, isLocked: failure instanceof EncryptedPDFError }
  }
}
