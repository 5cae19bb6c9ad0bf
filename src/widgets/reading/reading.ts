/** The kinds of files that a thread of its own reads (`src/rules/files/previewKind.ts` tells them apart). */
export const readKinds = ['text/plain', 'text/xml', 'text/csv'] as const
export type ReadKind = (typeof readKinds)[number]
export const isReadKind = (mime: string): mime is ReadKind => readKinds.some((one) => one === mime)

/** A sheet of rows; they are asked for by pages. */
export type SheetSize = { name: string; rows: number; columns: number }

/** What a file holds, as the thread tells it: plain data, from which the page draws. `notes`: what is not shown as it is. */
export type Reading =
  | { kind: 'text'; lines: number; encoding: string; notes: readonly string[] }
  | { kind: 'sheets'; sheets: readonly SheetSize[]; notes: readonly string[] }

/** Why a file cannot be shown, in words for the person. */
export type Unreadable = { kind: 'unreadable'; title: string; sentence: string }

/** How many rows or lines are shown at once. */
export const rowsAtOnce = 1000

export type ToThread =
  | { ask: 'open'; id: number; file: Blob; mime: ReadKind }
  | { ask: 'rows'; id: number; sheet: number; from: number }
/** `answer`: a `Reading`, or rows of cells. */
export type FromThread = { id: number; answer: unknown } | { id: number; unreadable: Unreadable }
