import { workAccessProblem } from './workAccess.ts'

export type Performer = {
  name: string
  personId: number | null
  positionId: number | null
  holderIds: readonly number[]
  isActive?: boolean | undefined
  access?: { name: string; roles: readonly string[] | undefined } | undefined
}

/**
 * Returns the person who must do the part of a task: the named person, otherwise the first holder of the position; null
 * if the position is vacant.
 */
export const doerOf = ({ personId, holderIds }: Performer): number | null => personId ?? holderIds[0] ?? null

export const isSamePerformer = (one: Performer, other: Performer): boolean => {
  const doer = doerOf(one)
  if (doer !== null || doerOf(other) !== null) return doer === doerOf(other)
  return one.positionId !== null && one.positionId === other.positionId
}

export const vacancyProblem = (one: Performer): string | null =>
  doerOf(one) === null ? `Длъжността „${one.name}“ не се заема от никого` : null

export const alreadyThereMessage = (name: string): string => `${name} вече е сред изпълнителите`

export const doerProblem = (one: Performer): string | null =>
  vacancyProblem(one) ?? (one.access ? workAccessProblem('documents', one.access.name, one.access.roles) : null)

export const performerProblem = (one: Performer, present: readonly Performer[]): string | null => {
  if (one.isActive === false) return `${one.name} вече не работи тук`
  const problem = doerProblem(one)
  if (problem !== null) return problem
  return present.some((other) => isSamePerformer(one, other)) ? alreadyThereMessage(one.name) : null
}
