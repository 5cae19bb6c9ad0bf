/** Widths in pixels, `gap` between neighbours. */
export type TabRoom = {
  /** Of every tab, in their order. */
  widths: readonly number[]
  gap: number
  /** What the whole row may take. */
  room: number
  /** What „+4“ takes, where it is needed. */
  more: number
  /** The chosen tab: it is always in sight. */
  current: number
}

/**
 * Which tabs stand in the row, by their places: all of them where there is room, else the first ones beside „+4“; the
 * chosen one takes the last place when it is not among them.
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
