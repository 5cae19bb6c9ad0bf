/**
 * A sheet of registration labels: A4, 60 by 30 millimetres each, three across and nine down, in the middle of the page.
 * Places are counted from 1, row by row, as a person peels them off.
 */
export const labelSheet = { columns: 3, rows: 9 } as const
export const placesOnSheet = labelSheet.columns * labelSheet.rows

/** A place that was stored; the first when the sheet has no such one. */
export const knownPlace = (place: number): number =>
  Number.isInteger(place) && place >= 1 && place <= placesOnSheet ? place : 1

/** The row and the column of a place, both from 1. */
export const rowAndColumn = (place: number): { row: number; column: number } => ({
  row: Math.ceil(place / labelSheet.columns),
  column: ((place - 1) % labelSheet.columns) + 1,
})

/** Where the next label goes: the place after; after the last one the first of a new sheet. */
export const placeAfter = (place: number): number => (place % placesOnSheet) + 1

/** „ред 2, място 3“. */
export const placeName = (place: number): string => {
  const { row, column } = rowAndColumn(place)
  return `ред ${row}, място ${column}`
}
