import { atom } from 'jotai'
import { knownPlace } from '../rules/documents/labelSheet.ts'
import { type ApplicationState, keptPart } from './applicationState.ts'

/** What registration labels are printed on: single ones, or a sheet and the first free place on it, from 1. */
export type LabelPaper = ApplicationState['labelPaper']

const kept = keptPart('labelPaper')

/** The paper in the printer; kept, for a part-used sheet lies there until tomorrow. */
export const labelPaperAtom = atom((get): LabelPaper => {
  const { kind, place } = get(kept)
  return { kind, place: knownPlace(place) }
})
export const setLabelPaperAtom = atom(null, (get, set, change: Partial<LabelPaper>) =>
  set(kept, { ...get(kept), ...change }),
)
