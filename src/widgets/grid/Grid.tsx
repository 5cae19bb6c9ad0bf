import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'wouter'
import { classes } from '../classes.ts'
import { openAside } from '../openAside.ts'
import type { MenuItem } from '../overlays/menuItem.ts'
import { EmptyState } from '../page/EmptyState.tsx'
import { ErrorState } from '../page/ErrorState.tsx'
import { RowPart } from '../page/Part.tsx'
import { GridHead } from './GridHead.tsx'
import { GridRow } from './GridRow.tsx'
import { GridSkeleton } from './GridSkeleton.tsx'
import { type GridColumn, type GridSort, openingColumn, type RowKey, type RowTone, tableRoles } from './gridColumn.ts'
import { results } from './results.ts'
import { useFocusNextRow } from './useFocusNextRow.ts'
import { useRowGestures } from './useRowGestures.ts'
import { useSteadyRows } from './useSteadyRows.ts'
import { useWide } from './useWide.ts'
import './grid.css'

export type GridProps<R> = {
  label: string
  columns: readonly GridColumn<R>[]
  /** undefined: not known yet, skeleton rows are drawn. */
  rows: readonly R[] | undefined
  rowKey: (row: R) => RowKey
  /** How a row is called in „Действия за …“ and „Избери …“. */
  rowLabel?: (row: R) => string
  rowHref?: (row: R) => string | undefined
  onOpen?: (row: R) => void
  sort?: GridSort | undefined
  onSort?: (sort: GridSort) => void
  rowActions?: (row: R) => readonly MenuItem[]
  selection?: {
    selected: ReadonlySet<RowKey>
    onChange: (selected: ReadonlySet<RowKey>) => void
    /** Why this row cannot be chosen; undefined when it can. */
    refusal?: (row: R) => string | undefined
  }
  rowTone?: (row: R) => RowTone | undefined
  currentKey?: RowKey | undefined
  skeletonRows?: number
  /** The rows are of the former question; the new ones are on the way. */
  stale?: boolean
  empty?: ReactNode
  error?: { message?: string; onRetry: () => void } | undefined
  /** How many there are in all; announced to screen readers. */
  total?: number | undefined
  /** Said in the place of the total where the rows are one page of many: „Показани 11–20 от 830“. */
  shown?: string | undefined
  footer?: ReactNode
  className?: string
}

/** A table of rows to scan, sort, open and act upon; a column of cards on a phone. */
export const Grid = <R,>(props: GridProps<R>) => {
  const { label, columns, rows, rowKey, rowHref, onOpen, selection, rowActions, stale, error, total, footer } = props
  const [, navigate] = useLocation()
  const whole = useRef<HTMLElement>(null)
  const place = useRef<HTMLDivElement>(null)
  const table = useRef<HTMLTableElement>(null)
  const wide = useWide(place)
  const latest = useRef(props)
  useLayoutEffect(() => {
    latest.current = props
  })
  useSteadyRows(table)
  useFocusNextRow(whole, rows !== undefined && !error)
  useRowGestures(table, {
    open: (index) => {
      const row = rows?.[index]
      if (row === undefined) return
      const href = rowHref?.(row)
      if (onOpen) onOpen(row)
      else if (href !== undefined) navigate(href)
    },
    openAside: (index) => {
      const row = rows?.[index]
      const href = row === undefined ? undefined : rowHref?.(row)
      if (href !== undefined) openAside(href)
    },
  })
  const opening = openingColumn(columns)
  const choosable = rows?.filter((row) => selection?.refusal?.(row) === undefined) ?? []
  const width = columns.length + (selection ? 1 : 0) + (rowActions ? 1 : 0)
  return (
    <section ref={whole} className={classes('grid card', wide && 'wide', props.className)} aria-label={label}>
      <div className="grid-place" ref={place}>
        <table
          ref={table}
          {...tableRoles.table}
          aria-label={label}
          aria-busy={(!error && (rows === undefined || stale)) || undefined}
        >
          <colgroup>
            {selection && <col className="grid-choice" />}
            {columns.map((column) => (
              <col
                key={column.key}
                data-phone={column.onPhone}
                style={column.width ? { width: column.width } : undefined}
              />
            ))}
            {rowActions && <col className="grid-actions" />}
          </colgroup>
          <GridHead
            columns={columns}
            sort={props.sort}
            onSort={props.onSort}
            actions={rowActions !== undefined}
            choice={
              selection && {
                all: choosable.length > 0 && choosable.every((row) => selection.selected.has(rowKey(row))),
                some: choosable.some((row) => selection.selected.has(rowKey(row))),
                onChange: (all) => selection.onChange(withRows(selection.selected, choosable.map(rowKey), all)),
              }
            }
          />
          <tbody {...tableRoles.group} className={stale ? 'stale' : undefined} data-part>
            {rows === undefined && !error && <GridSkeleton rows={props.skeletonRows ?? 10} width={width} />}
            {!error &&
              rows?.map((row, index) => (
                <RowPart key={rowKey(row)} of={row} list={label} width={width}>
                  <Row grid={props} latest={latest} row={row} index={index} opening={opening} />
                </RowPart>
              ))}
          </tbody>
        </table>
      </div>
      {error && <ErrorState message={error.message} onRetry={error.onRetry} />}
      {!error && rows?.length === 0 && (props.empty ?? <EmptyState title="Няма данни">Тук още няма нищо.</EmptyState>)}
      <div role="status" className="visually-hidden">
        {!error && (rows === undefined ? 'Зареждане…' : stale ? '' : (props.shown ?? results(total ?? rows.length)))}
      </div>
      {footer}
    </section>
  )
}

type RowProps<R> = {
  grid: GridProps<R>
  /** The grid as it was last drawn: a row that is not drawn anew must not act on an older one. */
  latest: RefObject<GridProps<R>>
  row: R
  index: number
  opening: string | undefined
}

/** What the grid's parts say of one row; asked here, so that a row they cannot bear costs itself only. */
const Row = <R,>({ grid, latest, row, index, opening }: RowProps<R>) => {
  const { columns, rowKey, rowLabel, rowHref, onOpen, rowTone, rowActions, currentKey, selection } = grid
  const key = rowKey(row)
  const choose = (chosen: boolean) => {
    const present = latest.current.selection
    present?.onChange(withRows(present.selected, [key], chosen))
  }
  const runNow = (label: string) =>
    latest.current
      .rowActions?.(row)
      .find((one) => one.label === label)
      ?.run()
  return (
    <GridRow
      row={row}
      index={index}
      columns={columns}
      opening={opening}
      label={rowLabel?.(row) ?? `ред ${key}`}
      href={rowHref?.(row)}
      onOpen={onOpen && (() => latest.current.onOpen?.(row))}
      tone={rowTone?.(row)}
      current={currentKey !== undefined && currentKey === key}
      actions={rowActions?.(row).map((action) => ({ ...action, run: () => runNow(action.label) }))}
      choice={selection && { chosen: selection.selected.has(key), because: selection.refusal?.(row), onChange: choose }}
    />
  )
}

const withRows = (selected: ReadonlySet<RowKey>, keys: readonly RowKey[], add: boolean): ReadonlySet<RowKey> => {
  const next = new Set(selected)
  for (const key of keys) {
    if (add) next.add(key)
    else next.delete(key)
  }
  return next
}
