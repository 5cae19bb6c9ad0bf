/** The window as far as a list cares: its height and width, and the size of its letters, all in pixels. */
export type ListWindow = { height: number; width: number; letter: number }

/** What stands around the rows of a list with its filter open, in letters. */
const AROUND = 24
/** From which height of the window on rows are higher, as `--row` of grid.css has it. */
const [USUAL, HIGH] = [800, 896]
/** A narrower high window has rows of three lines: the third is a column that has folded into another. */
const NARROW = 1340
/** How high a row is with its line, in letters. */
const rowHeight = ({ height, width }: ListWindow): number => {
  if (height < USUAL) return 2.8
  if (height < HIGH) return 3.3
  return width < NARROW ? 3.95 : 3.65
}
const [fewest, most] = [5, 100]
/** On a phone rows are cards of any height: as many as usual. */
const [PHONE, onPhone] = [630, 10]

/** How many rows of a list are seen without scrolling. */
export const rowsThatFit = (room: ListWindow): number =>
  room.width <= PHONE
    ? onPhone
    : Math.min(most, Math.max(fewest, Math.floor((room.height / room.letter - AROUND) / rowHeight(room))))

/** The window of this page. */
export const windowOfPage = (): ListWindow => ({
  height: window.innerHeight,
  width: window.innerWidth,
  letter: Number.parseFloat(getComputedStyle(document.documentElement).fontSize),
})
