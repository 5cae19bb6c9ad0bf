import type { Option } from '../../../contract/shapes/base.ts'
import { formatTerm } from '../../../rules/deadlines/endOfTerm.ts'
import { commonResolutionTexts, type ResolutionText } from '../../../rules/documents/resolutionTexts.ts'
import { matcherOf, searchable } from '../../../rules/words/foldText.ts'
import { rankMatches } from '../../../rules/words/rankMatches.ts'

export type Subject = ResolutionText & { isOwn: boolean }

export const subjectsOf = (own: readonly ResolutionText[]): Subject[] => {
  const mine = new Set(own.map(({ text }) => text))
  return [
    ...own.map((one) => ({ ...one, isOwn: true })),
    ...commonResolutionTexts.filter(({ text }) => !mine.has(text)).map((one) => ({ ...one, isOwn: false })),
  ]
}

export const subjectsFound = (subjects: readonly Subject[], typed: string): Subject[] => {
  const fits = matcherOf(typed)
  return rankMatches(
    subjects.filter(({ text }) => fits(searchable(text))),
    typed,
    ({ text }) => text,
  )
}

/** Returns the text without its task type if that type is inactive. */
export const withKindInUse = (text: ResolutionText, types: readonly Option[] | undefined): ResolutionText =>
  types === undefined || types.some(({ id }) => id === text.taskTypeId) ? text : { ...text, taskTypeId: null }

export const subjectNote = ({ taskTypeId, quantity, unitId }: ResolutionText, types: readonly Option[]): string =>
  [
    types.find(({ id }) => id === taskTypeId)?.name ?? '',
    quantity !== null && unitId !== null ? formatTerm(quantity, unitId) : '',
  ]
    .filter((part) => part !== '')
    .join(' · ')
