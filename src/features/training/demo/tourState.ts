import * as v from 'valibot'
import type { DemoPlaces } from '../../../rules/training/demoTour.ts'
import { removeText, storedText, storeText } from '../../../storedTexts.ts'

/** The key of the tour in the tab's storage. The login page and a URL with „demo“ write it too. */
const KEY = 'delovod-tour'
const REQUESTED = 'asked'

const text = v.string()
const Kept = v.object({
  step: v.pipe(v.number(), v.integer(), v.minValue(0)),
  day: text,
  places: v.object({
    message: text,
    toResolve: text,
    resolved: text,
    task: text,
    toSign: text,
    delivered: text,
    number: text,
  }),
})
export type TourState = { step: number; day: string; places: DemoPlaces }

export const keptTour = (): TourState | typeof REQUESTED | null => {
  const kept = storedText('tab', KEY)
  if (kept === REQUESTED) return REQUESTED
  const read = v.safeParse(v.pipe(text, v.parseJson(), Kept), kept)
  return read.success ? read.output : null
}
export const keepTour = (state: TourState): void => {
  storeText('tab', KEY, JSON.stringify(state))
}
export const removeTour = (): void => removeText('tab', KEY)
