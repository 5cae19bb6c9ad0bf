import { personalNumberIn } from '../../rules/identifiers/identifiers.ts'
import { requiredMessage } from '../../rules/requiredFields.ts'
import { foldText } from '../../rules/words/foldText.ts'

/** What fits on a chip. */
export const longestViewName = 40

/** A name as it is kept: no blanks around it, single ones inside. */
export const tidyName = (typed: string): string => typed.trim().replaceAll(/\s+/g, ' ')

const folded = (name: string) => foldText(tidyName(name))

/** What is wrong with a typed name of a view, as a sentence for its field; undefined when it is good. */
export const viewNameProblem = (typed: string, taken: readonly string[]): string | undefined => {
  if (tidyName(typed) === '') return requiredMessage
  if (tidyName(typed).length > longestViewName) return `Името може да е най-много ${longestViewName} знака.`
  if (personalNumberIn(typed)) return 'Името се пази в браузъра и не може да съдържа ЕГН или ЛНЧ.'
  return taken.some((name) => folded(name) === folded(typed)) ? 'Вече имате изглед с това име.' : undefined
}
