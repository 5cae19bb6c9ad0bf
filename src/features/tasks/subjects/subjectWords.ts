import type { Option } from '../../../contract/shapes/base.ts'
import { formatTerm } from '../../../rules/deadlines/endOfTerm.ts'
import { commonResolutionTexts, type ResolutionText } from '../../../rules/documents/resolutionTexts.ts'
import { matcherOf, searchable } from '../../../rules/words/foldText.ts'
import { ranked } from '../../../rules/words/ranked.ts'

/** A text as the dialog offers it. */
export type Subject = ResolutionText & { isOwn: boolean }

/** One's own texts first, then the common ones; a common one that somebody wrote anew is not offered twice. */
export const subjectsOf = (own: readonly ResolutionText[]): Subject[] => {
  const mine = new Set(own.map(({ text }) => text))
  return [
    ...own.map((one) => ({ ...one, isOwn: true })),
    ...commonResolutionTexts.filter(({ text }) => !mine.has(text)).map((one) => ({ ...one, isOwn: false })),
  ]
}

/** The texts that hold what is typed, the best fit first. */
export const subjectsFound = (subjects: readonly Subject[], typed: string): Subject[] => {
  const fits = matcherOf(typed)
  return ranked(
    subjects.filter(({ text }) => fits(searchable(text))),
    typed,
    ({ text }) => text,
  )
}

/** The text as it is chosen: a kind of task that is out of use is not brought along. `types`: those that are offered. */
export const withKindInUse = (text: ResolutionText, types: readonly Option[] | undefined): ResolutionText =>
  types === undefined || types.some(({ id }) => id === text.taskTypeId) ? text : { ...text, taskTypeId: null }

/** „За отговор · 5 работни дни“: what the text sets besides itself; '' when nothing. */
export const subjectNote = ({ taskTypeId, quantity, unitId }: ResolutionText, types: readonly Option[]): string =>
  [
    types.find(({ id }) => id === taskTypeId)?.name ?? '',
    quantity !== null && unitId !== null ? formatTerm(quantity, unitId) : '',
  ]
    .filter((part) => part !== '')
    .join(' · ')
