import type { ReactNode } from 'react'
import { classes } from '../classes.ts'
import { foldOf, type GridColumn, tableRoles } from './gridColumn.ts'

type Props<R> = {
  columns: readonly GridColumn<R>[]
  totals: (column: string) => ReactNode
  before: number
  actions: boolean
}

export const GridTotals = <R,>({ columns, totals, before, actions }: Props<R>) => (
  <tfoot {...tableRoles.group}>
    <tr {...tableRoles.row}>
      {before > 0 && <td {...tableRoles.cell} colSpan={before} data-phone="hide" />}
      {columns.map((column, at) => {
        const total = totals(column.key)
        return (
          <td
            key={column.key}
            {...(at === 0 ? tableRoles.rowHead : tableRoles.cell)}
            data-phone={at === 0 ? 'title' : total === undefined ? 'hide' : 'line'}
            data-folds={foldOf(column, columns)}
            data-label={column.header}
            className={classes(column.numeric && 'numeric')}
          >
            {at === 0 ? 'Общо' : total}
          </td>
        )
      })}
      {actions && <td {...tableRoles.cell} className="grid-actions" />}
    </tr>
  </tfoot>
)
