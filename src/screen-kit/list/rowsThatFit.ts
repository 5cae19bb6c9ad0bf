/** The window's height and width, and its font size, in pixels. */
export type ListWindow = { height: number; width: number; letter: number }

/** The space around the rows with an open filter, in multiples of the font size. */
const AROUND = 24
/** Window heights in pixels from which rows are higher, as `--row` in grid.css. */
const [USUAL, HIGH] = [800, 896]
/** In pixels: in a narrower, high window a row has three lines, because one column is folded into another. */
const NARROW = 1340
const rowHeight = ({ height, width }: ListWindow): number => {
  if (height < USUAL) return 2.8
  if (height < HIGH) return 3.3
  return width < NARROW ? 3.95 : 3.65
}
const [fewest, most] = [5, 100]
/** On a phone rows are cards of any height, so a fixed number of rows is used. */
const [PHONE, onPhone] = [630, 10]

export const rowsThatFit = (room: ListWindow): number =>
  room.width <= PHONE
    ? onPhone
    : Math.min(most, Math.max(fewest, Math.floor((room.height / room.letter - AROUND) / rowHeight(room))))

export const windowOfPage = (): ListWindow => ({
  height: window.innerHeight,
  width: window.innerWidth,
  letter: Number.parseFloat(getComputedStyle(document.documentElement).fontSize),
})
