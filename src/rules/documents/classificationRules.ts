import type * as v from 'valibot'
import type { Classification as Shape } from '../../contract/shapes/configuration.ts'
import { isInItself } from '../registers/nestRecords.ts'
import { registerRules } from '../registers/registerRules.ts'
import { errorsOf, hasErrors } from '../requiredFields.ts'
import { pluralise } from '../words/pluralise.ts'

export type Classification = v.InferOutput<typeof Shape>

/**
 * Returns the storage period of a classification as text. Without a number of years the documents are stored
 * permanently.
 */
export const retentionOf = ({ retentionYears }: Pick<Classification, 'retentionYears'>): string =>
  retentionYears === null ? 'постоянен' : pluralise(retentionYears, ['година', 'години'])

export const byCode = (one: { code: string }, other: { code: string }): number =>
  one.code.localeCompare(other.code, 'bg', { numeric: true })

export const classificationRules = registerRules<Classification>({
  one: 'класификация',
  the: 'Класификацията',
  nameOf: ({ code, name }) => `${code} ${name}`,
  isSame: (one, other) => one.parentId === other.parentId,
  more: (one, all) => {
    const isLost = one.parentId !== null && all.every(({ id }) => id !== one.parentId)
    return errorsOf<keyof Classification>({
      parentId:
        (isInItself(one, all) ? 'Класификацията не може да бъде в себе си или под себе си.' : null) ??
        (isLost ? 'Тази класификация вече не съществува.' : null),
      retentionYears:
        one.retentionYears !== null && (one.retentionYears < 1 || one.retentionYears > 100)
          ? 'Срокът е от 1 до 100 години; празно е постоянен.'
          : null,
    })
  },
})

/**
 * Returns the classification under its new parent: the target, or the target's parent if it is dropped beside the
 * target. Its code gives its position there. Null if the move is not possible.
 */
export const movedClassification = (
  one: Classification,
  target: Classification,
  place: 'before' | 'into' | 'after',
  all: readonly Classification[],
): Classification | null => {
  const moved = { ...one, parentId: place === 'into' ? target.id : target.parentId }
  const isThere = moved.parentId === one.parentId
  return isThere || hasErrors(classificationRules.errors(moved, all)) ? null : moved
}

type Inheriting = { id: number; parentId: number | null; isInheritable: boolean }

/**
 * Returns the id of the classification and of its ancestors, as long as each ancestor is inheritable („Наследяемо“).
 */
export const classificationsOver = (id: number, known: ReadonlyMap<number, Inheriting>): number[] => {
  const over = new Set([id])
  let above = known.get(known.get(id)?.parentId ?? 0)
  while (above?.isInheritable && !over.has(above.id)) {
    over.add(above.id)
    above = known.get(above.parentId ?? 0)
  }
  return [...over]
}
