import { atom } from 'jotai'
import type { ResolutionText } from '../rules/documents/resolutionTexts.ts'
import { keptPart } from './applicationState.ts'
import { userAtom } from './session.ts'

const keptTexts = keptPart('resolutionTexts')

/** The resolution texts that whoever works here wrote for themselves, in their order. Kept in this browser by user name. */
export const ownResolutionTextsAtom = atom((get): readonly ResolutionText[] => {
  const userName = get(userAtom)?.userName
  return userName === undefined ? [] : (get(keptTexts)[userName] ?? [])
})

/** Keeps these texts as the own ones, in place of what was there. */
export const setOwnResolutionTextsAtom = atom(null, (get, set, texts: readonly ResolutionText[]) => {
  const userName = get(userAtom)?.userName
  if (userName !== undefined) set(keptTexts, { ...get(keptTexts), [userName]: texts.map((one) => ({ ...one })) })
})
