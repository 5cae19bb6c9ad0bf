import { atom } from 'jotai'
import { forgetText, keepText, keptText } from '../../../keptTexts.ts'
import type { EditedExercise } from '../../../rules/training/editedExercise.ts'

const KEY = 'delovod-exercise-draft'

const stored = (): EditedExercise | null => {
  try {
    const known = JSON.parse(keptText('browser', KEY) ?? 'null') as EditedExercise | null
    // One that another version left may have other parts.
    return known !== null && Array.isArray(known.records) && typeof known.story === 'string' ? known : null
  } catch (broken) {
    console.info('The draft of an exercise cannot be read', broken)
    return null
  }
}
const draftAtom = atom<EditedExercise | null>(stored())
/** The exercise that is being edited, kept as it is typed: a reload and another section lose nothing of it. */
export const exerciseDraftAtom = atom(
  (get) => get(draftAtom),
  (_, set, draft: EditedExercise | null) => {
    if (draft === null) forgetText('browser', KEY)
    else keepText('browser', KEY, JSON.stringify(draft))
    set(draftAtom, draft)
  },
)
