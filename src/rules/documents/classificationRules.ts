import type * as v from 'valibot'
import type { Classification as Shape } from '../../contract/shapes/configuration.ts'
import { isInItself } from '../registers/nested.ts'
import { registerRules } from '../registers/registerRules.ts'
import { errorsOf, hasErrors } from '../requiredFields.ts'
import { counted } from '../words/count.ts'

export type Classification = v.InferOutput<typeof Shape>

/** How long what is filed under a classification is stored, in words; without years for ever. */
export const retentionOf = ({ retentionYears }: Pick<Classification, 'retentionYears'>): string =>
  retentionYears === null ? 'постоянен' : counted(retentionYears, ['година', 'години'])

/** „10“ comes after „9“, „01.10“ after „01.9“. */
export const byCode = (one: { code: string }, other: { code: string }): number =>
  one.code.localeCompare(other.code, 'bg', { numeric: true })

/** A classification: no two codes alike, no two names alike in one place, and none in itself. */
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
 * A classification as it is after it was let go at another one: in it, or beside it, where its code says the place. Null
 * where it lies there already or may not.
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
 * The classifications whose rights hold for what is filed under one: itself, and each one above that lets its rights go
 * down („Наследяемо“). One that does not stops those above it too. A circle in the records of a backend does no harm.
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
