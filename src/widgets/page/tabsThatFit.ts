/** The widths of a row of tabs in pixels. `gap`: the space between neighbouring tabs. */
export type TabSpace = {
  widths: readonly number[]
  gap: number
  space: number
  more: number
  current: number
}

/**
 * Returns the indexes of the tabs in the row: all if they fit, else the first ones, with the others in the menu „+4“.
 * If the chosen tab is not among the first ones, it replaces the last of them.
 */
export const tabsThatFit = ({ widths, gap, space, more, current }: TabSpace): number[] => {
  const widthOf = (places: readonly number[]) =>
    places.reduce((sum, place) => sum + (widths[place] ?? 0), 0) + gap * Math.max(0, places.length - 1)
  const all = widths.map((_, place) => place)
  if (widthOf(all) <= space) return all
  const withCurrent = (count: number): number[] => {
    const first = all.slice(0, count)
    return current < count || current < 0 ? first : [...first.slice(0, -1), current]
  }
  for (let count = all.length - 1; count > 1; count -= 1) {
    const places = withCurrent(count)
    if (widthOf(places) + gap + more <= space) return places
  }
  return withCurrent(1)
}
