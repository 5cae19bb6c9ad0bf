/** A sheet of labels: A4, each label 60 by 30 millimetres, numbered from 1, row by row. */
export const labelSheet = { columns: 3, rows: 9 } as const
export const placesOnSheet = labelSheet.columns * labelSheet.rows

export const knownPlace = (place: number): number =>
  Number.isInteger(place) && place >= 1 && place <= placesOnSheet ? place : 1

export const rowAndColumn = (place: number): { row: number; column: number } => ({
  row: Math.ceil(place / labelSheet.columns),
  column: ((place - 1) % labelSheet.columns) + 1,
})

export const placeAfter = (place: number): number => (place % placesOnSheet) + 1

export const placeName = (place: number): string => {
  const { row, column } = rowAndColumn(place)
  return `ред ${row}, място ${column}`
}

/** The places of several labels, from the first free one on, sheet by sheet. */
export const placesFrom = (first: number, count: number): { sheet: number; place: number }[] =>
  Array.from({ length: count }, (_, index) => {
    const at = knownPlace(first) - 1 + index
    return { sheet: Math.floor(at / placesOnSheet), place: (at % placesOnSheet) + 1 }
  })
