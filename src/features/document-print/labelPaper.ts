import { atom } from 'jotai'
import { knownPlace } from '../../rules/documents/labelSheet.ts'
import { type ApplicationState, storedPart } from '../../state/applicationState.ts'

/** The paper of registration labels: single labels, or a sheet with its first free place, counted from 1. */
export type LabelPaper = ApplicationState['labelPaper']

const paperAtom = storedPart('labelPaper')

/** The paper in the printer. It is stored, because a partly used sheet is used again on the next days. */
export const labelPaperAtom = atom((get): LabelPaper => {
  const { kind, place } = get(paperAtom)
  return { kind, place: knownPlace(place) }
})
export const setLabelPaperAtom = atom(null, (_get, set, change: Partial<LabelPaper>) =>
  set(paperAtom, (stored) => ({ ...stored, ...change })),
)
