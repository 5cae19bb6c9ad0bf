import { classes } from '../classes.ts'
import { Checkbox } from '../fields/Checkbox.tsx'
import { foldOf, type GridColumn, type GridSort, reverseSort, tableRoles } from './gridColumn.ts'

type Props<R> = {
  columns: readonly GridColumn<R>[]
  sort?: GridSort | undefined
  onSort?: ((sort: GridSort) => void) | undefined
  choice?: { any: boolean; all: boolean; some: boolean; onChange: (all: boolean) => void } | undefined
  actions: boolean
  isOrdered: boolean
}

/**
 * Renders both arrows and shows one by `aria-sort`, because replacing the icon would cause a new layout of the table.
 */
const SortMark = () => (
  <svg className="icon" viewBox="0 0 24 24" aria-hidden focusable="false">
    <path className="unsorted" d="m7 15 5 5 5-5M7 9l5-5 5 5" />
    <path className="ascending" d="m18 15-6-6-6 6" />
    <path className="descending" d="m6 9 6 6 6-6" />
  </svg>
)

export const GridHead = <R,>({ columns, sort, onSort, choice, actions, isOrdered }: Props<R>) => (
  <thead {...tableRoles.group}>
    <tr {...tableRoles.row}>
      {isOrdered && (
        <th {...tableRoles.head} scope="col" className="grid-handle">
          <span className="visually-hidden">Подреждане</span>
        </th>
      )}
      {choice && !choice.any && (
        <th {...tableRoles.head} scope="col" className="narrow">
          <span className="visually-hidden">Избор</span>
        </th>
      )}
      {choice?.any && (
        <th {...tableRoles.head} scope="col" className="grid-choice">
          <Checkbox
            label="Избери всички редове на страницата"
            checked={choice.all}
            indeterminate={choice.some && !choice.all}
            onChange={choice.onChange}
          />
        </th>
      )}
      {columns.map((column) => {
        const sorts = onSort !== undefined && column.sortBy !== undefined
        const direction = sort !== undefined && sort.by === column.sortBy ? sort.direction : undefined
        return (
          <th
            key={column.key}
            {...tableRoles.head}
            scope="col"
            data-phone={column.onPhone}
            data-folds={foldOf(column, columns)}
            className={classes(
              column.className,
              column.numeric && 'numeric',
              column.icon && 'narrow',
              sorts && 'sorts',
            )}
            aria-sort={sorts ? (direction ? (direction === 'asc' ? 'ascending' : 'descending') : 'none') : undefined}
          >
            {sorts ? (
              <button
                type="button"
                className={classes('grid-sort', direction && 'on')}
                onClick={() => onSort(reverseSort(sort, column.sortBy ?? column.key))}
              >
                {column.header}
                <SortMark />
              </button>
            ) : (
              <span className={column.icon ? 'visually-hidden' : undefined}>{column.header}</span>
            )}
          </th>
        )
      })}
      {actions && (
        <th {...tableRoles.head} scope="col" className="grid-actions">
          <span className="visually-hidden">Действия</span>
        </th>
      )}
    </tr>
  </thead>
)
