import { DocumentStatus } from '../../contract/enumerations.ts'
import { requestTaskTypes, TaskType } from '../../contract/taskKinds.ts'
import { civilDateOf, formatDate } from '../../dates/civilDate.ts'
import { isFinal } from './documentStatus.ts'

const S = DocumentStatus

/**
 * Who has to act on a document: the author, the addressee, or the assignees of open tasks whose type the function
 * accepts.
 */
export type Holder = 'author' | 'addressee' | ((taskTypeId: number) => boolean) | null

const isWork = (typeId: number): boolean => !requestTaskTypes.includes(typeId)
const isOf =
  (wanted: number) =>
  (typeId: number): boolean =>
    typeId === wanted

/** Returns who has to act on a document in this status. Null for a finished document, because no user works on it. */
export const holderBy = (status: DocumentStatus, isIncoming: boolean): Holder => {
  if (isFinal(status)) return null
  switch (status) {
    case S.FOR_RESOLUTION:
      return isOf(TaskType.RESOLUTION)
    case S.FOR_AGREEMENT:
      return isOf(TaskType.AGREEMENT)
    case S.FOR_SIGNATURE:
      return isOf(TaskType.SIGNATURE)
    case S.IN_PROGRESS:
    case S.SUSPENDED:
      return isWork
    default:
      return isIncoming ? 'addressee' : 'author'
  }
}

export const holderText = ({ heldBy, heldSince }: { heldBy: string; heldSince: string | null }): string =>
  heldBy === '' || heldSince === null ? heldBy : `${heldBy}, от ${formatDate(civilDateOf(heldSince))}`
