import { workAccessProblem } from './workAccess.ts'

/** A person, or a position with its holders. */
export type Performer = {
  name: string
  personId: number | null
  positionId: number | null
  /** The current holders of the position; unused for a person. */
  holderIds: readonly number[]
  /** True if the person is still an employee; absent if unknown. */
  isActive?: boolean | undefined
  /** The name and role keys of the assignee; absent if unknown, and for existing assignees. */
  access?: { name: string; roles: readonly string[] | undefined } | undefined
}

/** The person who does the part: the named one, or the first holder of the position; null if vacant. */
export const doerOf = ({ personId, holderIds }: Performer): number | null => personId ?? holderIds[0] ?? null

/** True if two parts are for the same person, also through a position, or for the same vacant position. */
export const isSamePerformer = (one: Performer, other: Performer): boolean => {
  const doer = doerOf(one)
  if (doer !== null || doerOf(other) !== null) return doer === doerOf(other)
  return one.positionId !== null && one.positionId === other.positionId
}

/** Why a vacant position cannot get a part, or null. */
export const vacancyProblem = (one: Performer): string | null =>
  doerOf(one) === null ? `Длъжността „${one.name}“ не се заема от никого` : null

export const alreadyThereMessage = (name: string): string => `${name} вече е сред изпълнителите`

/** Why a person or a position cannot do a part, regardless of other parts; or null. */
export const doerProblem = (one: Performer): string | null =>
  vacancyProblem(one) ?? (one.access ? workAccessProblem('documents', one.access.name, one.access.roles) : null)

/** Why an assignee cannot be added to the existing ones, or null. */
export const performerProblem = (one: Performer, present: readonly Performer[]): string | null => {
  if (one.isActive === false) return `${one.name} вече не работи тук`
  const problem = doerProblem(one)
  if (problem !== null) return problem
  return present.some((other) => isSamePerformer(one, other)) ? alreadyThereMessage(one.name) : null
}
