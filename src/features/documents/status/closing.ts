import type { ClosingGround } from '../../../contract/closingGrounds.ts'
import type { DocumentStatus } from '../../../contract/enumerations.ts'
import type { Document } from '../../../contract/shapes/documents.ts'
import { closingLine, endsCase } from '../../../rules/documents/caseClosing.ts'
import { groundsEndingWork } from '../../../rules/documents/closingGrounds.ts'

/** What the person chose herself, by the document's GUID. */
export type ClosedByHand = Readonly<Record<string, boolean>>

/** Which documents of the case are closed with its root: at first those with which nothing is left to be done. */
export const closingOf = (
  { unfinishedInCase }: Pick<Document, 'unfinishedInCase'>,
  to: DocumentStatus,
  byHand: ClosedByHand,
  ground: ClosingGround | null = null,
) => {
  const others = endsCase(to) ? unfinishedInCase : []
  // A resolution ends with its tasks, which are withdrawn.
  const endsTasks = ground !== null && groundsEndingWork.includes(ground)
  const lines = others
    .filter(({ isResolution }) => !(endsTasks && isResolution))
    .map((document) => closingLine(document, ground))
  // The document behind the dialog may be told anew meanwhile: what may no longer be closed is no longer chosen.
  const guids = lines
    .filter(({ document, verdict, isReady }) => verdict.allowed && (byHand[document.guid] ?? isReady))
    .map(({ document }) => document.guid)
  return { lines, guids }
}
