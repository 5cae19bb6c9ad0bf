import { useAtomValue, useSetAtom } from 'jotai'
import { chooseColumnsAtom, columnsAtom } from '../../state/layout.ts'
import { type ColumnChoice, chosenColumns } from '../../widgets/grid/columnOrder.ts'
import { type GridColumn, openingColumn } from '../../widgets/grid/gridColumn.ts'
import { readColumnChoice, writeColumnChoice } from './columnChoice.ts'

/**
 * Returns the columns that the user chose, stored under the name of the grid. The column with the link to the record
 * cannot be hidden.
 */
export const useColumns = <C extends ChoosableColumn>(
  grid: string,
  all: readonly C[],
  hiddenAtFirst: readonly string[] = [],
): ColumnsOfList<C> => {
  const stored = useAtomValue(columnsAtom(grid))
  const choose = useSetAtom(chooseColumnsAtom)
  const fixed = openingColumn(all)
  const value = readColumnChoice(
    stored,
    all.map(({ key }) => key),
    hiddenAtFirst,
  )
  const choosable = all.map((column) => ({ ...column, fixed: column.key === fixed }))
  return {
    columns: chosenColumns(choosable, value),
    chooser: {
      columns: choosable.map(({ key, header, fixed }) => ({ key, header, fixed })),
      value,
      onChange: (choice) => choose(grid, writeColumnChoice(choice)),
      onReset: () => choose(grid, null),
    },
  }
}

type ChoosableColumn = Pick<GridColumn<unknown>, 'key' | 'header' | 'opens' | 'onPhone' | 'icon'>

export type ColumnsOfList<C> = { columns: readonly C[]; chooser: ColumnChooserProps }
type ColumnChooserProps = {
  columns: { key: string; header: string; fixed: boolean }[]
  value: ColumnChoice
  onChange: (choice: ColumnChoice) => void
  onReset: () => void
}
