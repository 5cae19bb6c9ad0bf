import { personalNumberIn } from '../../rules/identifiers/identifiers.ts'
import { requiredMessage } from '../../rules/requiredFields.ts'
import { foldText } from '../../rules/words/foldText.ts'

/** The maximum length of a name in characters. It is short because the name is shown on a button. */
export const longestViewName = 40

export const tidyName = (typed: string): string => typed.trim().replaceAll(/\s+/g, ' ')

const folded = (name: string) => foldText(tidyName(name))

export const viewNameProblem = (typed: string, taken: readonly string[]): string | undefined => {
  if (tidyName(typed) === '') return requiredMessage
  if (tidyName(typed).length > longestViewName) return `Името може да е най-много ${longestViewName} знака.`
  if (personalNumberIn(typed)) return 'Името се пази в браузъра и не може да съдържа ЕГН или ЛНЧ.'
  return taken.some((name) => folded(name) === folded(typed)) ? 'Вече имате изглед с това име.' : undefined
}
