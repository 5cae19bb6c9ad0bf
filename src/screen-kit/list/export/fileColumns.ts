import type { WordedColumn } from '../../../widgets/grid/gridColumn.ts'

/**
 * The columns of a file: the visible ones, each followed by the additional content of its cells that has no visible
 * column.
 */
export const fileColumns = <R>(shown: readonly WordedColumn<R>[]): readonly WordedColumn<R>[] =>
  shown.flatMap((column) => [
    column,
    ...(column.beside ?? []).filter((one) => shown.every(({ key }) => key !== one.key)),
  ])
