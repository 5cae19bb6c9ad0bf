import type { WordedColumn } from '../../../widgets/grid/gridColumn.ts'

/** The columns of a file: those that are shown, each followed by what its cells show beside, which is no shown column. */
export const fileColumns = <R>(shown: readonly WordedColumn<R>[]): readonly WordedColumn<R>[] =>
  shown.flatMap((column) => [
    column,
    ...(column.beside ?? []).filter((one) => shown.every(({ key }) => key !== one.key)),
  ])
