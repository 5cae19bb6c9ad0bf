import { commonResolutionTexts } from '../../rules/documents/resolutionTexts.ts'

export const resolutionTexts: readonly string[] = commonResolutionTexts.map(({ text }) => text)
