import type { Signature } from './signature.ts'

/** Kinds of files that the worker reads (`src/rules/files/previewKind.ts` detects them). */
export const readKinds = [
  'text/plain',
  'text/xml',
  'text/csv',
  'message/rfc822',
  /** A Microsoft compound file: an Outlook e-mail, or an old Word or Excel document. */
  'application/x-ole-storage',
  'application/zip',
  'image/tiff',
  'text/rtf',
  /** A signature, with or without the signed file inside. */
  'application/pkcs7-mime',
] as const
export type ReadKind = (typeof readKinds)[number]
/** The kind of an opened file. For a PDF the worker reads only the signatures. */
export type OpenedKind = ReadKind | 'application/pdf'
export const isReadKind = (mime: string): mime is ReadKind => readKinds.some((one) => one === mime)

export type SheetSize = { name: string; rows: number; columns: number }

/** The HTML tags that are rendered. None of them can run code, load, submit or navigate. */
export const richTags = [
  'div',
  'p',
  'h3',
  'h4',
  'h5',
  'h6',
  'strong',
  'em',
  'u',
  's',
  'sub',
  'sup',
  'br',
  'hr',
  'ul',
  'ol',
  'li',
  'table',
  'tr',
  'th',
  'td',
  'blockquote',
  'pre',
  'code',
] as const
export type RichTag = (typeof richTags)[number]
/**
 * A node of formatted text. `part` identifies a picture of the file; `span` is the number of columns and rows that a
 * cell covers.
 */
export type RichNode =
  | string
  | { tag: RichTag; children: readonly RichNode[]; span?: readonly [columns: number, rows: number] }
  | { tag: 'img'; part: number; says: string }

/**
 * A file inside another file. `size` is null if it is unknown before opening. `problem` says why the file cannot be
 * opened.
 */
export type InnerFile = { part: number; name: string; size: number | null; problem?: string }

/** The signatures of a file. `needsFile`: true for a detached signature if the signed file has not been given yet. */
export type SignedReading = {
  kind: 'signed'
  signatures: readonly Signature[]
  files: readonly InnerFile[]
  needsFile: boolean
  notes: readonly string[]
}

/** The content of a file as plain data. `notes` list what is not shown as in the original. */
export type Reading =
  | { kind: 'text'; lines: number; encoding: string; notes: readonly string[] }
  | { kind: 'sheets'; sheets: readonly SheetSize[]; notes: readonly string[] }
  | { kind: 'document'; body: readonly RichNode[]; notes: readonly string[] }
  | { kind: 'pages'; pages: number }
  | { kind: 'archive'; files: readonly InnerFile[]; notes: readonly string[] }
  | SignedReading
  | {
      kind: 'letter'
      from: string
      sender: { name: string; address: string }
      /** ISO date when the mailbox received the e-mail, or else when it was sent; '' if neither is known. */
      received: string
      to: string
      copy: string
      /** An ISO date, or the original text if it is not a valid date. */
      date: string
      subject: string
      /** The signatures; undefined if the file is not signed. */
      signatures?: readonly Signature[]
      body: readonly RichNode[]
      files: readonly InnerFile[]
      notes: readonly string[]
    }

export type Unreadable = { kind: 'unreadable'; title: string; sentence: string }

export const rowsAtOnce = 1000

export type WorkerRequest =
  | {
      request: 'open'
      id: number
      file: Blob
      mime: OpenedKind
      name: string
      roots: string
      signed?: Blob | undefined
    }
  | { request: 'rows'; id: number; sheet: number; from: number }
  | { request: 'part'; id: number; part: number }
/** A message from the worker. `response` is a `Reading`, rows of cells, or the bytes of a part. */
export type WorkerResponse = { id: number; response: unknown } | { id: number; unreadable: Unreadable }
