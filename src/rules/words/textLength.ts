import type * as v from 'valibot'
import { type ShapeTree, stepsOf, wholeOf } from '../../contract/shapeTree.ts'

/** Characters of the longest text that is stored: a protocol of some ten pages. A field may allow less. */
export const maxTextLength = 20_000

/** How many characters a text of this shape may have, where its shape says so. */
const mostOf = (shape: ShapeTree): number | undefined =>
  stepsOf(wholeOf(shape)).find(({ metadata }) => metadata?.most !== undefined)?.metadata?.most

/** What is said of a text that is longer than its shape allows, or null. */
export const textProblem = (shape: ShapeTree, text: string): string | null => {
  const most = mostOf(shape) ?? maxTextLength
  return text.length > most ? `Най-много ${most} знака; написани са ${text.length}.` : null
}

/** How many characters the texts of a record may have, by field; of one that is not named `maxTextLength`. */
export type TextLimits<R> = Partial<Record<keyof R & string, number>>

const limitsIn = (shape: ShapeTree): Partial<Record<string, number>> =>
  Object.fromEntries(
    Object.entries(wholeOf(shape).entries ?? {}).flatMap(([name, field]) => {
      const most = mostOf(field)
      return most === undefined ? [] : [[name, most]]
    }),
  )

/** What the form of a record of this shape takes. */
export const textLimits = <R>(shape: v.GenericSchema<unknown, R>): TextLimits<R> => {
  const limits: TextLimits<Record<string, unknown>> = limitsIn(shape)
  return limits
}

/** The same of the records of a list. */
export const itemLimits = <R>(list: v.GenericSchema<unknown, readonly R[]>): TextLimits<R> => {
  const { item }: ShapeTree = list
  const limits: TextLimits<Record<string, unknown>> = item ? limitsIn(item) : {}
  return limits
}
