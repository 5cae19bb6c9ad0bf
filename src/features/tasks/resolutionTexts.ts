import { commonResolutionTexts } from '../../rules/documents/resolutionTexts.ts'

/** Ready texts for the instruction of an assignee; a chosen text can be changed before sending. */
export const resolutionTexts: readonly string[] = commonResolutionTexts.map(({ text }) => text)
