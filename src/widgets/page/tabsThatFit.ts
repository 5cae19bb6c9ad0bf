/** Widths in pixels, `gap` between neighbours. */
export type TabRoom = {
  widths: readonly number[]
  gap: number
  room: number
  more: number
  current: number
}

/**
 * Indexes of the tabs in the row: all if they fit, else the first ones beside „+4“. The chosen one takes the last place
 * if it is not among them.
 */
export const tabsThatFit = ({ widths, gap, room, more, current }: TabRoom): number[] => {
  const widthOf = (places: readonly number[]) =>
    places.reduce((sum, place) => sum + (widths[place] ?? 0), 0) + gap * Math.max(0, places.length - 1)
  const all = widths.map((_, place) => place)
  if (widthOf(all) <= room) return all
  const withCurrent = (count: number): number[] => {
    const first = all.slice(0, count)
    return current < count || current < 0 ? first : [...first.slice(0, -1), current]
  }
  for (let count = all.length - 1; count > 1; count -= 1) {
    const places = withCurrent(count)
    if (widthOf(places) + gap + more <= room) return places
  }
  return withCurrent(1)
}
