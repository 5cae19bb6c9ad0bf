import { atom } from 'jotai'
import type { EditedExercise } from '../../../rules/training/editedExercise.ts'
import { removeText, storedText, storeText } from '../../../storedTexts.ts'

const KEY = 'delovod-exercise-draft'

const stored = (): EditedExercise | null => {
  try {
    const known = JSON.parse(storedText('browser', KEY) ?? 'null') as EditedExercise | null
    // A draft of another version may have a different shape.
    return known !== null && Array.isArray(known.records) && typeof known.story === 'string' ? known : null
  } catch (broken) {
    console.info('The draft of an exercise cannot be read', broken)
    return null
  }
}
const draftAtom = atom<EditedExercise | null>(stored())
/** The edited exercise. It is stored while typing, so that a reload loses nothing. */
export const exerciseDraftAtom = atom(
  (get) => get(draftAtom),
  (_, set, draft: EditedExercise | null) => {
    if (draft === null) removeText('browser', KEY)
    else storeText('browser', KEY, JSON.stringify(draft))
    set(draftAtom, draft)
  },
)
