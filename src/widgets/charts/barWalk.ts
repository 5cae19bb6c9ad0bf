export type Spot = { bar: number; part: number }

const isSame = (one: Spot, other: Spot): boolean => one.bar === other.bar && one.part === other.part

/**
 * Returns the next segment for a key; undefined at the ends. Left and right go to the nearest series of the next bar;
 * up and down stay in the bar; Home and End go to the first and last bar.
 */
export const spotAfter = (spots: readonly Spot[], from: Spot, key: string): Spot | undefined => {
  const own = spots.filter(({ bar }) => bar === from.bar)
  const at = own.findIndex((spot) => isSame(spot, from))
  if (key === 'ArrowUp') return own[at + 1]
  if (key === 'ArrowDown') return at > 0 ? own[at - 1] : undefined
  const bars = [...new Set(spots.map(({ bar }) => bar))].sort((a, b) => a - b)
  const place = bars.indexOf(from.bar)
  const places: Readonly<Record<string, number>> = {
    ArrowLeft: place - 1,
    ArrowRight: place + 1,
    Home: 0,
    End: bars.length - 1,
  }
  const next = bars[places[key] ?? -1]
  if (next === undefined || next === from.bar) return undefined
  return spots
    .filter(({ bar }) => bar === next)
    .toSorted((a, b) => Math.abs(a.part - from.part) - Math.abs(b.part - from.part))[0]
}
