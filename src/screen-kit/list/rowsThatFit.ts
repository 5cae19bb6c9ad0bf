/** The size of the window in pixels; `letter` is the root font size in pixels. */
export type ListWindow = { height: number; width: number; letter: number }

/** The height of everything on a list page except the rows, with an open filter, in multiples of the font size. */
const AROUND = 24
/** Window heights in pixels from which rows are higher, the same as for `--row` in grid.css. */
const [USUAL, HIGH] = [800, 896]
/** The window width in pixels below which a row has three lines. */
const NARROW = 1340
const rowHeight = ({ height, width }: ListWindow): number => {
  if (height < USUAL) return 2.8
  if (height < HIGH) return 3.3
  return width < NARROW ? 3.95 : 3.65
}
const [fewest, most] = [5, 100]
/** Up to this window width (pixels) rows are cards, of which ten are shown. */
const [PHONE, onPhone] = [630, 10]

export const rowsThatFit = (listWindow: ListWindow): number =>
  listWindow.width <= PHONE
    ? onPhone
    : Math.min(
        most,
        Math.max(fewest, Math.floor((listWindow.height / listWindow.letter - AROUND) / rowHeight(listWindow))),
      )

export const windowOfPage = (): ListWindow => ({
  height: window.innerHeight,
  width: window.innerWidth,
  letter: Number.parseFloat(getComputedStyle(document.documentElement).fontSize),
})
