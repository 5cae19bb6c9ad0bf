/** What the rules of tasks need to know of one: facts that a view of the contract and a row of the backend both give. */
import { openTaskStatuses, taskStatusLabels } from '../../contract/taskKinds.ts'
import type { CivilDate } from '../../dates/civilDate.ts'
import type { Condition } from './taskCondition.ts'

/** Who asks: the person, and whether as an administrator. */
export type Who = { personId: number | undefined; isAdministrator: boolean }

/** One assignee's part. */
export type PartFacts = {
  id: number
  /** Null: given to a position alone. */
  personId: number | null
  name: string
  dateCompleted: string | null
  resultId: number | null
}
export type TaskFacts = {
  number: string
  /** Undefined where a backend does not say it: such a task is open. */
  status: { id: number; name: string } | undefined
  /** Who gave it; undefined where a backend does not say it. */
  assigner: { id: number; fullName: string } | undefined
  /** On what it goes on after another task. */
  condition: Condition
  parts: readonly PartFacts[]
}

/** Whether somebody still has to work on a task in this status. */
export const isOpenStatus = (statusId: number | undefined): boolean =>
  statusId === undefined || openTaskStatuses.includes(statusId)

/** False of a status of a later version than this: such a task is neither open nor over. */
export const isKnownStatus = (statusId: number | undefined): boolean =>
  statusId === undefined || statusId in taskStatusLabels

/** Parts that nobody has completed yet; none in a task that is over. */
export const openAmong = <P extends { dateCompleted: string | null }>(
  statusId: number | undefined,
  parts: readonly P[],
): P[] => (isOpenStatus(statusId) ? parts.filter(({ dateCompleted }) => dateCompleted === null) : [])

export const openPartsOf = ({ status, parts }: TaskFacts): PartFacts[] => openAmong(status?.id, parts)

/** The part of a person that is open; undefined for who has none. */
export const openPartOf = (task: TaskFacts, personId: number | undefined): PartFacts | undefined =>
  openPartsOf(task).find((part) => part.personId !== null && part.personId === personId)

/** The latest of the ends of parts: the term of the whole; null of none. */
export const latestEnd = (ends: readonly (CivilDate | null)[]): CivilDate | null =>
  ends
    .filter((end) => end !== null)
    .toSorted()
    .at(-1) ?? null

/** „1 от 2 изпълнени“: how many parts are done. */
export const doneOfAll = (parts: readonly { dateCompleted: string | null }[]): string =>
  `${parts.filter(({ dateCompleted }) => dateCompleted !== null).length} от ${parts.length} изпълнени`
