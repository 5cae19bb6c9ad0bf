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

/** How many characters the texts of a record may have, by field, for its form; of one that is not named `maxTextLength`. */
export const textLimits = <S extends v.GenericSchema>(
  shape: S,
): Partial<Record<keyof v.InferOutput<S> & string, number>> => {
  const fields = Object.entries((wholeOf(shape) satisfies ShapeTree).entries ?? {})
  const limits: Partial<Record<string, number>> = Object.fromEntries(
    fields.flatMap(([name, field]) => {
      const most = mostOf(field)
      return most === undefined ? [] : [[name, most]]
    }),
  )
  return limits
}
