/** The window's height and width, and the root font size (`letter`), in pixels. */
export type ListWindow = { height: number; width: number; letter: number }

/** The height of everything except the rows, with an open filter, in multiples of the font size. */
const AROUND = 24
/** In pixels: from these window heights on, rows are higher, as in `--row` of grid.css. */
const [USUAL, HIGH] = [800, 896]
/** In pixels: in a high window narrower than this, one column is folded into another, so a row has three lines. */
const NARROW = 1340
const rowHeight = ({ height, width }: ListWindow): number => {
  if (height < USUAL) return 2.8
  if (height < HIGH) return 3.3
  return width < NARROW ? 3.95 : 3.65
}
const [fewest, most] = [5, 100]
/** Up to this window width (pixels) rows are cards of different heights, so ten rows are shown. */
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
