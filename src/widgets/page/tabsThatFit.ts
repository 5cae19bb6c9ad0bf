/** All widths in pixels; `gap` is the space between neighbouring tabs. */
export type TabRoom = {
  widths: readonly number[]
  gap: number
  room: number
  more: number
  current: number
}

/**
 * Returns the indexes of the tabs in the row: all if they fit, else the first ones and the menu „+4“. The chosen tab
 * replaces the last of them if it is not among them.
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
