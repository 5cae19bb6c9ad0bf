import type * as v from 'valibot'
import { type ShapeTree, stepsOf, wholeOf } from '../../contract/shapeTree.ts'

/**
 * The default maximum length of a text, in characters: about ten pages of a protocol. A field may have a lower maximum.
 */
export const maxTextLength = 20_000

const mostOf = (shape: ShapeTree): number | undefined =>
  stepsOf(wholeOf(shape)).find(({ metadata }) => metadata?.most !== undefined)?.metadata?.most

export const textProblem = (shape: ShapeTree, text: string): string | null => {
  const most = mostOf(shape) ?? maxTextLength
  return text.length > most ? `Най-много ${most} знака; написани са ${text.length}.` : null
}

/** The maximum lengths of the text fields of a record, in characters. A field without an entry has `maxTextLength`. */
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

export const itemLimits = <R>(list: v.GenericSchema<unknown, readonly R[]>): TextLimits<R> => {
  const { item }: ShapeTree = list
  const limits: TextLimits<Record<string, unknown>> = item ? limitsIn(item) : {}
  return limits
}
