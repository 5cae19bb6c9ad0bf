import type * as v from 'valibot'
import { type ShapeTree, stepsOf, wholeOf } from '../../contract/shapeTree.ts'

/** In characters: the longest stored text, a protocol of about ten pages. A field may have a lower limit. */
export const maxTextLength = 20_000

/** The limit in the shape, if it has one. */
const mostOf = (shape: ShapeTree): number | undefined =>
  stepsOf(wholeOf(shape)).find(({ metadata }) => metadata?.most !== undefined)?.metadata?.most

/** The message for a text longer than its shape permits, or null. */
export const textProblem = (shape: ShapeTree, text: string): string | null => {
  const most = mostOf(shape) ?? maxTextLength
  return text.length > most ? `Най-много ${most} знака; написани са ${text.length}.` : null
}

/** The limits of a record's texts in characters, by field; `maxTextLength` for a missing field. */
export type TextLimits<R> = Partial<Record<keyof R & string, number>>

const limitsIn = (shape: ShapeTree): Partial<Record<string, number>> =>
  Object.fromEntries(
    Object.entries(wholeOf(shape).entries ?? {}).flatMap(([name, field]) => {
      const most = mostOf(field)
      return most === undefined ? [] : [[name, most]]
    }),
  )

export const textLimits = <R>(shape: v.GenericSchema<unknown, R>): TextLimits<R> => {
  const limits: TextLimits<Record<string, unknown>> = limitsIn(shape)
  return limits
}

/** The same for the records of a list. */
export const itemLimits = <R>(list: v.GenericSchema<unknown, readonly R[]>): TextLimits<R> => {
  const { item }: ShapeTree = list
  const limits: TextLimits<Record<string, unknown>> = item ? limitsIn(item) : {}
  return limits
}
