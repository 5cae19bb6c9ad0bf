import { pluralise } from '../words/pluralise.ts'
import type { ResultState } from './results.ts'

/** The names of the results of an exercise. They are shown because points alone do not distinguish the results. */
export const resultText: Readonly<Record<ResultState, string>> = {
  untried: 'не е започвано',
  unchecked: 'започнато, без проверка',
  partly: 'отчасти',
  done: 'изпълнено',
}

/** Returns a number of whole minutes as text; „под минута“ for less than one minute. */
export const minutesInText = (minutes: number): string => (minutes < 1 ? 'под минута' : pluralise(minutes, 'minute'))
