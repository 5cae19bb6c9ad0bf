import { atom } from 'jotai'
import { knownPlace } from '../../rules/documents/labelSheet.ts'
import { type ApplicationState, storedPart } from '../../state/applicationState.ts'

/** What registration labels are printed on: single ones, or a sheet and the first free place on it, from 1. */
export type LabelPaper = ApplicationState['labelPaper']

const paperAtom = storedPart('labelPaper')

/** The paper in the printer; stored, for a part-used sheet lies there until tomorrow. */
export const labelPaperAtom = atom((get): LabelPaper => {
  const { kind, place } = get(paperAtom)
  return { kind, place: knownPlace(place) }
})
export const setLabelPaperAtom = atom(null, (_get, set, change: Partial<LabelPaper>) =>
  set(paperAtom, (stored) => ({ ...stored, ...change })),
)
