const grouped = new Intl.NumberFormat('bg-BG', { useGrouping: 'always' })

/** A whole number with a narrow space between thousands: „12 345“. */
export const shownCount = (count: number): string => grouped.format(count)

/** „1 резултат“, „412 резултата“, „Няма резултати“. */
export const results = (count: number): string =>
  count === 0 ? 'Няма резултати' : `${shownCount(count)} ${count === 1 ? 'резултат' : 'резултата'}`
