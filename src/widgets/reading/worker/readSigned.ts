import { mostArchiveBytes } from './limits.ts'
import type { Opened, OpeningMore } from './opened.ts'
import { readCms } from './signatures/cms.ts'
import { signedName } from './signatures/innerName.ts'
import { verifyPdf } from './signatures/pdfSignatures.ts'
import { certificatesIn } from './signatures/trustedRoots.ts'
import { verifyCms } from './signatures/verifyCms.ts'
import type { Trust } from './signatures/verifySignature.ts'
import { assertSize } from './unreadable.ts'

const trustBy = ({ roots }: OpeningMore): Trust => ({ roots: certificatesIn(roots), now: new Date() })
const bytesOf = async (file: Blob) => new Uint8Array(await file.arrayBuffer())

/** Reads a CMS signature: .p7m contains the signed file, .p7s does not. */
export const readP7 = async (file: Blob, more: OpeningMore): Promise<Opened> => {
  assertSize(file.size, mostArchiveBytes, 'подписани файлове')
  const message = readCms(await bytesOf(file))
  const none = { kind: 'signed', notes: [] } as const
  const content = message.content ?? (more.signed && (await bytesOf(more.signed)))
  if (!content) return { reading: { ...none, signatures: [], files: [], needsFile: true } }
  const signatures = await verifyCms(message, content, trustBy(more))
  if (!message.content) return { reading: { ...none, signatures, files: [], needsFile: false } }
  const inner = { part: 0, name: signedName(more.name, content), size: content.length }
  return { reading: { ...none, signatures, files: [inner], needsFile: false }, part: () => new Blob([content]) }
}

/** Reads only the signatures; the PDF viewer renders the pages. */
export const readPdfSignatures = async (file: Blob, more: OpeningMore): Promise<Opened> => {
  assertSize(file.size, mostArchiveBytes, 'подписи на файлове')
  const signatures = await verifyPdf(await bytesOf(file), trustBy(more))
  return { reading: { kind: 'signed', signatures, files: [], needsFile: false, notes: [] } }
}
