import { DocumentStatus } from '../../contract/enumerations.ts'
import { requestTaskTypes, TaskType } from '../../contract/taskKinds.ts'
import { civilDateOf, formatDate } from '../../dates/civilDate.ts'
import { isFinal } from './documentStatus.ts'

const S = DocumentStatus

/** Who has a document of this status: who does its open tasks of these types, its author, or its addressee. */
export type Holder = 'author' | 'addressee' | ((taskTypeId: number) => boolean) | null

const isWork = (typeId: number): boolean => !requestTaskTypes.includes(typeId)
const isOf =
  (wanted: number) =>
  (typeId: number): boolean =>
    typeId === wanted

/** Null of a document that is over: it is with nobody. */
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

/** „М. Петрова, от 24.11.2026“; '' where nobody has it. */
export const holderText = ({ heldBy, heldSince }: { heldBy: string; heldSince: string | null }): string =>
  heldBy === '' || heldSince === null ? heldBy : `${heldBy}, от ${formatDate(civilDateOf(heldSince))}`
