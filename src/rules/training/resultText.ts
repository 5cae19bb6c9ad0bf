import { pluralise } from '../words/pluralise.ts'
import type { ResultState } from './results.ts'

/** The names of results where the points do not show them. */
export const resultText: Readonly<Record<ResultState, string>> = {
  untried: 'не е започвано',
  unchecked: 'започнато, без проверка',
  partly: 'отчасти',
  done: 'изпълнено',
}

/** A duration in whole minutes; a shorter one is „под минута“. */
export const minutesInText = (minutes: number): string => (minutes < 1 ? 'под минута' : pluralise(minutes, 'minute'))
