/**
 * The facts of a task that the rules use. The client's tasks and the rows of the mock database are both converted to
 * these facts.
 */
import { openTaskStatuses, taskStatusLabels } from '../../contract/taskKinds.ts'
import type { CivilDate } from '../../dates/civilDate.ts'
import type { Condition } from './taskCondition.ts'

export type Who = { personId: number | undefined; isAdministrator: boolean }

export type PartFacts = {
  id: number
  /**
   * The person who must do this part of the task; null if the part is assigned to a position without a named person.
   */
  personId: number | null
  name: string
  dateCompleted: string | null
  resultId: number | null
}
export type TaskFacts = {
  number: string
  /** The status of the task; undefined if the backend sent none. The task then counts as open. */
  status: { id: number; name: string } | undefined
  assigner: { id: number; fullName: string } | undefined
  condition: Condition
  parts: readonly PartFacts[]
}

export const isOpenStatus = (statusId: number | undefined): boolean =>
  statusId === undefined || openTaskStatuses.includes(statusId)

/** False if this version does not know the status; the task then counts neither as open nor as closed. */
export const isKnownStatus = (statusId: number | undefined): boolean =>
  statusId === undefined || statusId in taskStatusLabels

export const openAmong = <P extends { dateCompleted: string | null }>(
  statusId: number | undefined,
  parts: readonly P[],
): P[] => (isOpenStatus(statusId) ? parts.filter(({ dateCompleted }) => dateCompleted === null) : [])

export const openPartsOf = ({ status, parts }: TaskFacts): PartFacts[] => openAmong(status?.id, parts)

export const openPartOf = (task: TaskFacts, personId: number | undefined): PartFacts | undefined =>
  openPartsOf(task).find((part) => part.personId !== null && part.personId === personId)

export const latestEnd = (ends: readonly (CivilDate | null)[]): CivilDate | null =>
  ends
    .filter((end) => end !== null)
    .toSorted()
    .at(-1) ?? null

export const doneOfAll = (parts: readonly { dateCompleted: string | null }[]): string =>
  `${parts.filter(({ dateCompleted }) => dateCompleted !== null).length} от ${parts.length} изпълнени`
