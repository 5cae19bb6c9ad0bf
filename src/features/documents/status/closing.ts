import type { ClosingGround } from '../../../contract/closingGrounds.ts'
import type { DocumentStatus } from '../../../contract/enumerations.ts'
import type { Document } from '../../../contract/shapes/documents.ts'
import { closingLine, endsCase } from '../../../rules/documents/caseClosing.ts'
import { groundsEndingWork } from '../../../rules/documents/closingGrounds.ts'

export type ManualChoices = Readonly<Record<string, boolean>>

/**
 * Returns the other documents of the case file and whether each is to be closed too. By default those without
 * unfinished work are.
 */
export const closingOf = (
  { unfinishedInCase }: Pick<Document, 'unfinishedInCase'>,
  to: DocumentStatus,
  manualChoices: ManualChoices,
  ground: ClosingGround | null = null,
) => {
  const others = endsCase(to) ? unfinishedInCase : []
  // If a resolution is closed on this ground, its tasks are withdrawn.
  const endsTasks = ground !== null && groundsEndingWork.includes(ground)
  const lines = others
    .filter(({ isResolution }) => !(endsTasks && isResolution))
    .map((document) => closingLine(document, ground))
  // Documents that may no longer be closed leave the selection, because they may be refetched while the dialog is open.
  const guids = lines
    .filter(({ document, ruleResult, isReady }) => ruleResult.allowed && (manualChoices[document.guid] ?? isReady))
    .map(({ document }) => document.guid)
  return { lines, guids }
}
