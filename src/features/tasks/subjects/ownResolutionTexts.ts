import { atom } from 'jotai'
import type { ResolutionText } from '../../../rules/documents/resolutionTexts.ts'
import { storedPart } from '../../../state/applicationState.ts'
import { ownKeyAtom } from '../../../state/ownUserKey.ts'

const allTextsAtom = storedPart('resolutionTexts')

export const ownResolutionTextsAtom = atom((get): readonly ResolutionText[] => {
  const own = get(ownKeyAtom)
  return own === null ? [] : (get(allTextsAtom)[own] ?? [])
})

const includesText = (texts: readonly ResolutionText[], wanted: ResolutionText) =>
  texts.some((one) => JSON.stringify(one) === JSON.stringify(wanted))

/** Stores the user's own texts. Texts that were added meanwhile in another tab are kept. */
export const setOwnResolutionTextsAtom = atom(null, (get, set, texts: readonly ResolutionText[]) => {
  const own = get(ownKeyAtom)
  if (own === null) return
  const shown = get(ownResolutionTextsAtom)
  set(allTextsAtom, (stored) => {
    const added = (stored[own] ?? []).filter((one) => !includesText(shown, one) && !includesText(texts, one))
    return { ...stored, [own]: [...texts.map((one) => ({ ...one })), ...added] }
  })
})
