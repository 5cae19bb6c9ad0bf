import { type GridColumn, openingColumn } from './gridColumn.ts'
import type { GridProps } from './gridProps.ts'

export type UniqueNames = { label: string; link: string }

const placesOf = (names: readonly string[]): Map<string, number[]> => {
  const places = new Map<string, number[]>()
  for (const [at, name] of names.entries()) places.set(name, [...(places.get(name) ?? []), at])
  return places
}
const isEachOther = (texts: readonly string[]): boolean => new Set(texts).size === texts.length

/** Returns a text for each row. If `text` throws, the text is empty here; the row reports the error when it renders. */
const wordsOf = <R>(rows: readonly R[], text: (row: R) => string): string[] =>
  rows.map((row) => {
    try {
      return text(row).replace(/\s+/g, ' ')
    } catch {
      return ''
    }
  })

/**
 * Returns texts that distinguish rows with equal names: those of the first columns in which the rows differ, or the
 * position of the row if they differ in none.
 */
const partsOf = <R>(rows: readonly R[], columns: readonly GridColumn<R>[]): string[] => {
  let parts = rows.map(() => '')
  for (const { text } of columns) {
    if (!text || isEachOther(parts)) continue
    const words = wordsOf(rows, text)
    if (new Set(words).size > 1) parts = parts.map((part, at) => (words[at] ? `${part}, ${words[at]}` : part))
  }
  return isEachOther(parts) ? parts : parts.map((part, at) => `${part}, ${at + 1}`)
}

const apart = <R>(rows: readonly R[], names: readonly string[], columns: readonly GridColumn<R>[]): string[] => {
  const added = names.map(() => '')
  for (const places of placesOf(names).values()) {
    if (places.length < 2) continue
    const alike = places.flatMap((at) => rows[at] ?? [])
    for (const [at, part] of partsOf(alike, columns).entries()) added[places[at] ?? 0] = part
  }
  return added
}

export const uniqueNames = <R>(
  rows: readonly R[],
  { rowLabel, columns }: Pick<GridProps<R>, 'rowLabel' | 'columns'>,
): UniqueNames[] => {
  const opening = openingColumn(columns)
  const { text = rowLabel } = columns.find(({ key }) => key === opening) ?? {}
  const labels = rowLabel && apart(rows, wordsOf(rows, rowLabel), columns)
  const links = text && apart(rows, wordsOf(rows, text), columns)
  return rows.map((_, at) => ({ label: labels?.[at] ?? '', link: links?.[at] ?? '' }))
}
