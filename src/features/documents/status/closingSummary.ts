import { DocumentStatus } from '../../../contract/enumerations.ts'
import type { AwaitedInCase, Document } from '../../../contract/shapes/documents.ts'
import { awaitedAfter, awaitedText, isNothingAwaited } from '../../../rules/documents/caseFileStatus.ts'
import { pluralise } from '../../../rules/words/pluralise.ts'

export type CaseAfterwards = { number: string; left: AwaitedInCase; closes: boolean }

type Closed = Pick<Document, 'guid' | 'caseFile' | 'counts'> &
  Partial<Pick<Document, 'documentStatusId' | 'unfinishedInCase'>>

/** True if the document is not assigned yet. It then has no resolution, so it has no tasks that are unknown here. */
const isUnassigned = (status: number | null | undefined): boolean =>
  status === DocumentStatus.REGISTERED || status === DocumentStatus.FOR_RESOLUTION

const endsResolutions = ({ documentStatusId, counts, unfinishedInCase = [] }: Closed, chosen: readonly string[]) =>
  (counts.openTasks !== 0 && !isUnassigned(documentStatusId)) ||
  unfinishedInCase.some(
    (one) => chosen.includes(one.guid) && one.openTaskTitles.length > 0 && !isUnassigned(one.documentStatusId),
  )

/**
 * Returns the work in the case file that stays open after this and the chosen documents are closed. Null if unknown,
 * because only the backend knows the tasks of a resolution.
 */
export const caseAfterwards = (document: Closed, chosen: readonly string[]): CaseAfterwards | null => {
  const { guid, caseFile } = document
  if (!caseFile?.awaited || endsResolutions(document, chosen)) return null
  const finished = new Set([guid, ...chosen])
  const { items } = caseFile.awaited
  const ends = (item: AwaitedInCase['items'][number]): boolean =>
    finished.has(item.kind === 'task' ? item.documentGuid : item.guid)
  const tasks = items.filter((item) => item.kind === 'task' && ends(item)).length
  const left = {
    ...awaitedAfter(caseFile.awaited, { documents: finished.size, tasks }),
    items: items.filter((item) => !ends(item)),
  }
  return { number: caseFile.number, left, closes: isNothingAwaited(left) }
}

export const closingSummary = (afterwards: CaseAfterwards, all: number, chosen: number): string => {
  const { number, left, closes } = afterwards
  const others =
    chosen > 0
      ? `С него ${chosen === 1 ? 'се приключва' : 'се приключват'} още ${pluralise(chosen, 'document')}. `
      : all > 0
        ? 'Приключва се само този документ. '
        : ''
  return closes
    ? `${others}Преписка № ${number} се приключва.`
    : `${others}Преписка № ${number} остава отворена: чака ${awaitedText(left)}.`
}

export const completeLabel = (label: string, to: DocumentStatus, afterwards: CaseAfterwards | null): string =>
  to === DocumentStatus.COMPLETED && afterwards?.closes ? `${label} документа и преписка № ${afterwards.number}` : label
