/** A whole number with an unbreakable space between thousands, from five digits up: „1234“, „12 345“. */
export const shownCount = (count: number): string =>
  count < 10_000 ? String(count) : String(count).replace(/\B(?=(\d{3})+$)/g, '\u00a0')

/** „1 резултат“, „412 резултата“, „Няма резултати“. */
export const results = (count: number): string =>
  count === 0 ? 'Няма резултати' : `${shownCount(count)} ${count === 1 ? 'резултат' : 'резултата'}`
