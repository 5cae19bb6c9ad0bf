import { pluralise } from '../words/pluralise.ts'
import type { ResultState } from './results.ts'

/** The names of results that the points alone do not show. */
export const resultText: Readonly<Record<ResultState, string>> = {
  untried: 'не е започвано',
  unchecked: 'започнато, без проверка',
  partly: 'отчасти',
  done: 'изпълнено',
}

/** Returns whole minutes; „под минута“ for less than one minute. */
export const minutesInText = (minutes: number): string => (minutes < 1 ? 'под минута' : pluralise(minutes, 'minute'))
