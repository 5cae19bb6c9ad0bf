/** Whom a part of a task may be given to. */
import { workAccessProblem } from './workAccess.ts'

/** A person, or a position with who holds it. */
export type Performer = {
  name: string
  personId: number | null
  positionId: number | null
  /** Who holds the position now; not asked of a person. */
  holderIds: readonly number[]
  /** Whether the person still works here; absent where it is not known. */
  isActive?: boolean | undefined
  /** The role keys of who does the part, with the name; absent where nobody says them, and of who has the part already. */
  access?: { name: string; roles: readonly string[] | undefined } | undefined
}

/** Who does the part: the named person, or the first who holds the position; null when nobody does. */
export const doerOf = ({ personId, holderIds }: Performer): number | null => personId ?? holderIds[0] ?? null

/** Whether two parts are for one and the same: the person, also through the position, or the vacant position. */
export const isSamePerformer = (one: Performer, other: Performer): boolean => {
  const doer = doerOf(one)
  if (doer !== null || doerOf(other) !== null) return doer === doerOf(other)
  return one.positionId !== null && one.positionId === other.positionId
}

/** Why nobody does what is given to a position, or null. */
export const vacancyProblem = (one: Performer): string | null =>
  doerOf(one) === null ? `Длъжността „${one.name}“ не се заема от никого` : null

export const alreadyThereMessage = (name: string): string => `${name} вече е сред изпълнителите`

/** Why nobody can do what is given to a person or a position, whoever else has a part; or null. */
export const doerProblem = (one: Performer): string | null =>
  vacancyProblem(one) ?? (one.access ? workAccessProblem('documents', one.access.name, one.access.roles) : null)

/** Why a part may not be given to somebody beside those who have one, or null. */
export const performerProblem = (one: Performer, present: readonly Performer[]): string | null => {
  if (one.isActive === false) return `${one.name} вече не работи тук`
  const problem = doerProblem(one)
  if (problem !== null) return problem
  return present.some((other) => isSamePerformer(one, other)) ? alreadyThereMessage(one.name) : null
}
