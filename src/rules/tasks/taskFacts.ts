/** The facts about a task that the rules need; both the contract's views and the backend's rows provide them. */
import { openTaskStatuses, taskStatusLabels } from '../../contract/taskKinds.ts'
import type { CivilDate } from '../../dates/civilDate.ts'
import type { Condition } from './taskCondition.ts'

export type Who = { personId: number | undefined; isAdministrator: boolean }

export type PartFacts = {
  id: number
  /** Null for a part given only to a position. */
  personId: number | null
  name: string
  dateCompleted: string | null
  resultId: number | null
}
export type TaskFacts = {
  number: string
  /** Undefined if the backend does not return it; such a task counts as open. */
  status: { id: number; name: string } | undefined
  /** Undefined if the backend does not return it. */
  assigner: { id: number; fullName: string } | undefined
  /** The condition on the parent task. */
  condition: Condition
  parts: readonly PartFacts[]
}

export const isOpenStatus = (statusId: number | undefined): boolean =>
  statusId === undefined || openTaskStatuses.includes(statusId)

/** False for a status unknown to this version; such a task is neither open nor closed. */
export const isKnownStatus = (statusId: number | undefined): boolean =>
  statusId === undefined || statusId in taskStatusLabels

/** Parts that are not completed; none in a closed task. */
export const openAmong = <P extends { dateCompleted: string | null }>(
  statusId: number | undefined,
  parts: readonly P[],
): P[] => (isOpenStatus(statusId) ? parts.filter(({ dateCompleted }) => dateCompleted === null) : [])

export const openPartsOf = ({ status, parts }: TaskFacts): PartFacts[] => openAmong(status?.id, parts)

/** The person's open part; undefined if there is none. */
export const openPartOf = (task: TaskFacts, personId: number | undefined): PartFacts | undefined =>
  openPartsOf(task).find((part) => part.personId !== null && part.personId === personId)

/** The latest end of the parts, which is the term of the task; null if there are none. */
export const latestEnd = (ends: readonly (CivilDate | null)[]): CivilDate | null =>
  ends
    .filter((end) => end !== null)
    .toSorted()
    .at(-1) ?? null

/** „1 от 2 изпълнени“. */
export const doneOfAll = (parts: readonly { dateCompleted: string | null }[]): string =>
  `${parts.filter(({ dateCompleted }) => dateCompleted !== null).length} от ${parts.length} изпълнени`
