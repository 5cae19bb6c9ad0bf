import type { Signature } from './signature.ts'

/** Kinds of files that the worker reads (`src/rules/files/previewKind.ts` detects them). */
export const readKinds = [
  'text/plain',
  'text/xml',
  'text/csv',
  'message/rfc822',
  /** A compound file of Microsoft: a letter of Outlook, or an old document. */
  'application/x-ole-storage',
  'application/zip',
  'image/tiff',
  'text/rtf',
  /** A signature, with or without the signed file in it. */
  'application/pkcs7-mime',
] as const
export type ReadKind = (typeof readKinds)[number]
/** For a PDF the worker reads only the signatures. */
export type OpenedKind = ReadKind | 'application/pdf'
export const isReadKind = (mime: string): mime is ReadKind => readKinds.some((one) => one === mime)

export type SheetSize = { name: string; rows: number; columns: number }

/** The permitted tags. Nothing that could run, load, be submitted or navigate is among them. */
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
/** `part` identifies a picture. `span` is columns and rows of a cell. */
export type RichNode =
  | string
  | { tag: RichTag; children: readonly RichNode[]; span?: readonly [columns: number, rows: number] }
  | { tag: 'img'; part: number; says: string }

/** `size` is null if it is unknown before opening. `problem` says why the file cannot be opened. */
export type InnerFile = { part: number; name: string; size: number | null; problem?: string }

/** `needsFile` is true for a detached signature whose file must still be given. */
export type SignedReading = {
  kind: 'signed'
  signatures: readonly Signature[]
  files: readonly InnerFile[]
  needsFile: boolean
  notes: readonly string[]
}

/** Content of a file as plain data. `notes` say what is not shown as in the original. */
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
      /** ISO date of arrival in the mailbox, else of sending; '' if neither is known. */
      received: string
      to: string
      copy: string
      /** ISO, or the text of the letter if it is no date. */
      date: string
      subject: string
      /** Absent where it is not signed. */
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
/** `response` is a `Reading`, rows of cells, or the bytes of a part. */
export type WorkerResponse = { id: number; response: unknown } | { id: number; unreadable: Unreadable }
