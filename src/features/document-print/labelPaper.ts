import { atom } from 'jotai'
import { knownPlace } from '../../rules/documents/labelSheet.ts'
import { type ApplicationState, storedPart } from '../../state/applicationState.ts'

/** The paper for labels: a roll, or a sheet with the first free place on it, counted from 1. */
export type LabelPaper = ApplicationState['labelPaper']

const paperAtom = storedPart('labelPaper')

/** The paper for labels. It is stored in the browser, because a partly used sheet of labels is used again. */
export const labelPaperAtom = atom((get): LabelPaper => {
  const { kind, place } = get(paperAtom)
  return { kind, place: knownPlace(place) }
})
export const setLabelPaperAtom = atom(null, (_get, set, change: Partial<LabelPaper>) =>
  set(paperAtom, (stored) => ({ ...stored, ...change })),
)
