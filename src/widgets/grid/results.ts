/** Separates thousands by a no-break space, but only in numbers of five or more digits: „1234“, „12 345“. */
export const shownCount = (count: number): string =>
  count < 10_000 ? String(count) : String(count).replace(/\B(?=(\d{3})+$)/g, '\u00a0')

export const shownRange = ({ skip, take, total }: { skip: number; take: number; total: number }): string =>
  total === 0
    ? 'Няма записи'
    : `Показани ${shownCount(skip + 1)}–${shownCount(Math.min(skip + take, total))} от ${shownCount(total)}`

export const results = (count: number): string =>
  count === 0 ? 'Няма резултати' : `${shownCount(count)} ${count === 1 ? 'резултат' : 'резултата'}`
