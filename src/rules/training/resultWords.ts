import type { ResultState } from './results.ts'

/** How a result is called where its points do not say it. */
export const resultWords: Readonly<Record<ResultState, string>> = {
  untried: 'не е започвано',
  unchecked: 'започнато, без проверка',
  partly: 'отчасти',
  done: 'изпълнено',
}
