import { type RefObject, useDeferredValue, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { classes } from '../classes.ts'
import { openAside } from '../openAside.ts'
import { EmptyState } from '../page/EmptyState.tsx'
import { ErrorState } from '../page/ErrorState.tsx'
import { BodyRow, withRows } from './GridBodyRow.tsx'
import { GridHead } from './GridHead.tsx'
import { GridTotals } from './GridTotals.tsx'
import { foldOf, openingColumn, tableRoles } from './gridColumn.ts'
import type { GridProps } from './gridProps.ts'
import { results } from './results.ts'
import { uniqueNames } from './rowNames.ts'
import { useRowRange } from './rowRange.ts'
import { useFocusNextRow } from './useFocusNextRow.ts'
import { useRowGestures } from './useRowGestures.ts'
import { useRowOrder } from './useRowOrder.ts'
import { useSteadyRows } from './useSteadyRows.ts'
import './grid.css'

/** Compares rows instead of arrays, because a page of a longer list is a new array at each render. */
const sameRows = <R,>(some: readonly R[] | undefined, others: readonly R[] | undefined): boolean =>
  some === others || (some?.length === others?.length && some?.every((row, at) => row === others?.[at]) === true)

/**
 * Renders the expected number of rows, so that the layout does not jump. Each row has only one cell, because cells slow
 * the layout down.
 */
const GridSkeleton = ({ rows, width }: { rows: number; width: number }) =>
  Array.from({ length: rows }, (_, row) => (
    <tr key={row} {...tableRoles.row} className="grid-bones" aria-hidden>
      <td {...tableRoles.cell} colSpan={width}>
        <span className="bone" />
      </td>
    </tr>
  ))

/** True while the table is wider than its container and scrolls inside it. */
const useWide = (place: RefObject<HTMLElement | null>): boolean => {
  const [wide, setWide] = useState(false)
  useEffect(() => {
    const element = place.current
    const table = element?.firstElementChild
    if (!element || !table) return
    const watcher = new ResizeObserver(() => setWide(table.scrollWidth > element.clientWidth + 1))
    watcher.observe(element)
    watcher.observe(table)
    return () => watcher.disconnect()
  }, [place])
  return wide
}

/** The number of rows that render within a frame or two; deferring so few would take longer. */
const FEW = 25

export const Grid = <R,>(props: GridProps<R>) => {
  const { label, columns, rowKey, rowHref, onOpen, selection, stale, error, total, footer, onMove, currentKey } = props
  // Many rows are rendered one frame after the click, so that header and paginator react at once. The first rows, up to
  // `FEW` rows, and rows that can be moved are rendered without delay.
  const isShort = props.rows !== undefined && props.rows.length <= FEW
  const drawn = useDeferredValue(isShort ? undefined : props.rows)
  const rows = props.rows && ((onMove || isShort ? undefined : drawn) ?? props.rows)
  // The other props are deferred too, so that a checkbox reacts before React has compared all rows. If the rows
  // changed, the current props are used, because functions in them may know only the new rows.
  const before = useDeferredValue(props)
  // Until the new rows are rendered, the old rows keep the state of their checkboxes.
  const isReplaced = !sameRows(rows, props.rows)
  const ticks = isReplaced ? before.selection : selection
  const described = onMove || !sameRows(before.rows, rows) || before.columns !== columns ? props : before
  const isBehind = stale || isReplaced
  const hasActions = props.rowActions !== undefined || onMove !== undefined
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
  const range = useRowRange(table)
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
  const moveRow = (from: number, to: number) => {
    const row = latest.current.rows?.[from]
    if (row !== undefined) latest.current.onMove?.(row, to)
  }
  const move = useRowOrder(table, onMove && moveRow)
  const opening = openingColumn(columns)
  const apart = rows && uniqueNames(rows, described)
  const choosable = rows?.filter((row) => selection?.refusal?.(row) === undefined) ?? []
  const width = columns.length + [selection, hasActions, onMove].filter((extra) => extra).length
  return (
    <section
      ref={whole}
      className={classes('grid card', wide && 'wide', Boolean(footer) && 'with-footer', props.className)}
      aria-label={label}
    >
      <div className="grid-place" ref={place}>
        <table
          ref={table}
          {...tableRoles.table}
          aria-label={label}
          aria-busy={(!error && (rows === undefined || isBehind)) || undefined}
        >
          <colgroup>
            {onMove && <col className="grid-handle" />}
            {selection && <col className="grid-choice" />}
            {columns.map((column) => (
              <col
                key={column.key}
                data-phone={column.onPhone}
                data-folds={foldOf(column, columns)}
                style={column.width ? { width: column.width } : undefined}
              />
            ))}
            {hasActions && <col className="grid-actions" />}
          </colgroup>
          <GridHead
            columns={columns}
            sort={props.sort}
            onSort={props.onSort}
            actions={hasActions}
            isOrdered={onMove !== undefined}
            choice={
              selection && {
                any: rows?.length !== 0 && !error,
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
                <BodyRow
                  key={rowKey(row)}
                  grid={described}
                  latest={latest}
                  range={range}
                  row={row}
                  index={index}
                  columns={columns}
                  opening={opening}
                  moreOfLabel={apart?.[index]?.label ?? ''}
                  moreOfLink={apart?.[index]?.link ?? ''}
                  chosen={ticks?.selected.has(rowKey(row))}
                  current={currentKey !== undefined && currentKey === rowKey(row)}
                  move={onMove && move}
                  width={width}
                />
              ))}
          </tbody>
          {props.totals && rows && rows.length > 0 && !error && (
            <GridTotals
              columns={columns}
              totals={props.totals}
              before={width - columns.length - (hasActions ? 1 : 0)}
              actions={hasActions}
            />
          )}
        </table>
      </div>
      {error && <ErrorState message={error.message} onRetry={error.onRetry} />}
      {!error && rows?.length === 0 && (props.empty ?? <EmptyState title="Няма данни">Тук още няма нищо.</EmptyState>)}
      {!props.quiet && (
        <div role="status" className="visually-hidden">
          {!error && (rows === undefined ? 'Зареждане…' : stale ? '' : (props.shown ?? results(total ?? rows.length)))}
        </div>
      )}
      {footer}
    </section>
  )
}
