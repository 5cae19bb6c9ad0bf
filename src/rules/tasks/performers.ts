/** Whom a part of a task may be given to. */

/** A person, or a position with who holds it. */
export type Performer = {
  name: string
  personId: number | null
  positionId: number | null
  /** Who holds the position now; not asked of a person. */
  holderIds: readonly number[]
  /** Whether the person still works here; absent where it is not known. */
  isActive?: boolean | undefined
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

/** Why a part may not be given to somebody beside those who have one, or null. */
export const performerProblem = (one: Performer, present: readonly Performer[]): string | null => {
  const vacant = vacancyProblem(one)
  if (vacant !== null) return vacant
  if (one.isActive === false) return `${one.name} вече не работи тук`
  return present.some((other) => isSamePerformer(one, other)) ? alreadyThereMessage(one.name) : null
}
