/** The window as far as a list cares: its height and width, and the size of its letters, all in pixels. */
export type ListWindow = { height: number; width: number; letter: number }

/** What stands around the rows of a list with its filter open, and how high a row is: in letters. */
const [AROUND, ROW] = [24, 2.75]
const [fewest, most] = [5, 100]
/** On a phone rows are cards of any height: as many as usual. */
const [PHONE, onPhone] = [630, 10]

/** How many rows of a list are seen without scrolling. */
export const rowsThatFit = ({ height, width, letter }: ListWindow): number =>
  width <= PHONE ? onPhone : Math.min(most, Math.max(fewest, Math.floor((height / letter - AROUND) / ROW)))

/** The window of this page. */
export const windowOfPage = (): ListWindow => ({
  height: window.innerHeight,
  width: window.innerWidth,
  letter: Number.parseFloat(getComputedStyle(document.documentElement).fontSize),
})
