import { IconButton } from '../buttons/IconButton.tsx'
import { SelectField } from '../fields/SelectField.tsx'
import { IconDown, IconUp } from '../icons.ts'
import type { ColumnLook, GridSort } from './gridColumn.ts'

type Props = {
  columns: readonly Pick<ColumnLook, 'header' | 'sortBy'>[]
  sort: GridSort | undefined
  onSort: (sort: GridSort | undefined) => void
}

/** A menu for sorting, which also offers columns that are folded into others and have no header. */
export const SortChooser = ({ columns, sort, onSort }: Props) => {
  const options = columns.flatMap(({ header, sortBy }) =>
    sortBy === undefined ? [] : [{ value: sortBy, label: header }],
  )
  const isDown = sort?.direction === 'desc'
  return (
    <div className="sort-chooser">
      <SelectField
        label="Подреждане"
        empty="Обичайното"
        options={options}
        value={options.some(({ value }) => value === sort?.by) ? (sort?.by ?? '') : ''}
        onChange={(by) => onSort(by === '' ? undefined : { by, direction: sort?.direction ?? 'asc' })}
      />
      {sort && (
        <IconButton
          icon={isDown ? IconDown : IconUp}
          label={isDown ? 'Низходящо: обърни във възходящо' : 'Възходящо: обърни в низходящо'}
          onClick={() => onSort({ ...sort, direction: isDown ? 'asc' : 'desc' })}
        />
      )}
    </div>
  )
}
