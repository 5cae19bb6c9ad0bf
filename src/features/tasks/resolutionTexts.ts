import { commonResolutionTexts } from '../../rules/documents/resolutionTexts.ts'

/** Ready texts for the instruction of an assignee; what is chosen can be changed before it is sent. */
export const resolutionTexts: readonly string[] = commonResolutionTexts.map(({ text }) => text)
