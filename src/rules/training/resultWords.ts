import { counted } from '../words/count.ts'
import type { ResultState } from './results.ts'

/** How a result is called where its points do not say it. */
export const resultWords: Readonly<Record<ResultState, string>> = {
  untried: 'не е започвано',
  unchecked: 'започнато, без проверка',
  partly: 'отчасти',
  done: 'изпълнено',
}

/** How long something took, in whole minutes: nobody takes none. */
export const minutesInWords = (minutes: number): string => (minutes < 1 ? 'под минута' : counted(minutes, 'minute'))
