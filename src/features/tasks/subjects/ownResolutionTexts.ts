import { atom } from 'jotai'
import type { ResolutionText } from '../../../rules/documents/resolutionTexts.ts'
import { storedPart } from '../../../state/applicationState.ts'
import { userAtom } from '../../../state/session.ts'

const allTextsAtom = storedPart('resolutionTexts')

/** The resolution texts that whoever works here wrote for themselves, in their order. Stored in this browser by user name. */
export const ownResolutionTextsAtom = atom((get): readonly ResolutionText[] => {
  const userName = get(userAtom)?.userName
  return userName === undefined ? [] : (get(allTextsAtom)[userName] ?? [])
})

const includes = (texts: readonly ResolutionText[], wanted: ResolutionText) =>
  texts.some((one) => JSON.stringify(one) === JSON.stringify(wanted))

/** Stores these texts as the own ones, in place of those this tab showed; what another tab added since stays. */
export const setOwnResolutionTextsAtom = atom(null, (get, set, texts: readonly ResolutionText[]) => {
  const userName = get(userAtom)?.userName
  if (userName === undefined) return
  const shown = get(ownResolutionTextsAtom)
  set(allTextsAtom, (stored) => {
    const added = (stored[userName] ?? []).filter((one) => !includes(shown, one) && !includes(texts, one))
    return { ...stored, [userName]: [...texts.map((one) => ({ ...one })), ...added] }
  })
})
