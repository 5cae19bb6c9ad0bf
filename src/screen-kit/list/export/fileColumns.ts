import type { WordedColumn } from '../../../widgets/grid/gridColumn.ts'

export const fileColumns = <R>(shown: readonly WordedColumn<R>[]): readonly WordedColumn<R>[] =>
  shown.flatMap((column) => [
    column,
    ...(column.extraColumns ?? []).filter((one) => shown.every(({ key }) => key !== one.key)),
  ])
