import { type Ref, useEffect, useEffectEvent, useId, useImperativeHandle, useRef, useState } from 'react'
import { Button } from '../buttons/Button.tsx'
import { classes } from '../classes.ts'
import { IconAdd } from '../icons.ts'
import { type EditableColumn, EditableRow } from './EditableRow.tsx'
import {
  addRow,
  cancelRow,
  deleteRow,
  type EditedRows,
  type Editing,
  editRow,
  type RowErrors,
  type ServerRowErrors,
  saveRow,
  typeRow,
} from './editedRows.ts'
import { tableRoles } from './gridColumn.ts'
import './editable.css'

type Props<R extends object> = {
  label: string
  rows: readonly R[]
  columns: readonly EditableColumn<R>[]
  emptyText: string
  newRow: () => R
  /** Returns error messages by field; an empty object means that the row is valid. */
  validate: (row: R) => RowErrors<R>
  onChange: (rows: readonly R[]) => void
  onEditing?: (editing: boolean) => void
  rowLabel?: (row: R) => string
  addLabel?: string
  readOnly?: boolean
  /** Returns the server's messages about a row; they are shown until the row changes. */
  serverErrors?: ((row: R) => ServerRowErrors | undefined) | undefined
  /**
   * A function that saves the open row, if any, and then calls `onSaved`. If the row is invalid, it focuses the first
   * invalid field instead.
   */
  ref?: Ref<RowsHandle> | undefined
  id?: string
}

/** Focuses the first empty required field, or the first field if there is none. */
const focusFirstEmpty = (table: HTMLElement | null) => {
  const fields = [
    ...(table?.querySelectorAll<HTMLInputElement>('.editable-open :is(input, select, textarea, button)') ?? []),
  ]
  const isEmpty = (field: HTMLInputElement) => field.getAttribute('aria-required') === 'true' && field.value === ''
  const first = fields.find(isEmpty) ?? fields[0]
  first?.focus()
}

export type RowsHandle = { saveOpen: (onSaved: () => void) => void }

const noop = () => undefined

export const editRowId = (id: string, at: number): string => `${id}-${at}-edit`

/**
 * A small table whose rows are edited one at a time (specification 2, section 4). `rows` does not contain a new row
 * until it is saved.
 */
export const EditableRows = <R extends object>(props: Props<R>) => {
  const {
    label,
    rows,
    columns,
    emptyText,
    newRow,
    validate,
    onChange,
    onEditing,
    addLabel = 'Добави',
    readOnly,
    serverErrors,
  } = props
  const [editing, setEditing] = useState<Editing<R>>()
  const table = useRef<HTMLDivElement>(null)
  const ownId = useId()
  const id = props.id ?? ownId
  const shownRows = editing?.fresh ? [...rows, editing.draft] : rows
  const state: EditedRows<R> = { rows: shownRows, editing }
  const open = editing !== undefined

  const notify = useEffectEvent((isEdited: boolean) => onEditing?.(isEdited))
  useEffect(() => {
    if (!open) return
    notify(true)
    focusFirstEmpty(table.current)
    return () => notify(false)
  }, [open])

  const [isFilling, setFilling] = useState(false)
  const [waitingSave, setWaitingSave] = useState<{ onSaved: () => void } | null>(null)
  const take = (next: EditedRows<R>) => {
    setEditing(next.editing)
    if (next.editing === undefined) {
      setFilling(false)
      setWaitingSave(null)
    }
    const remaining = next.editing?.fresh ? next.rows.slice(0, -1) : next.rows
    if (remaining.length !== rows.length || remaining.some((row, index) => row !== rows[index])) onChange(remaining)
    if (next.editing === undefined) table.current?.querySelector<HTMLElement>('[data-add]')?.focus()
  }
  const [refusedSaves, setRefusedSaves] = useState(0)
  useEffect(() => {
    if (refusedSaves > 0) table.current?.querySelector<HTMLElement>('.editable-open [aria-invalid=true]')?.focus()
  }, [refusedSaves])
  const saveNow = (onSaved: () => void) => {
    const next = saveRow(state, validate)
    take(next)
    if (next.editing) setRefusedSaves((count) => count + 1)
    else onSaved()
  }
  const save = (onSaved: () => void) => (isFilling ? setWaitingSave({ onSaved }) : saveNow(onSaved))
  const saveAfterFilling = useEffectEvent((onSaved: () => void) => {
    setWaitingSave(null)
    saveNow(onSaved)
  })
  useEffect(() => {
    if (!isFilling && waitingSave) saveAfterFilling(waitingSave.onSaved)
  }, [isFilling, waitingSave])
  useImperativeHandle(props.ref, () => ({ saveOpen: (onSaved) => (open ? save(onSaved) : onSaved()) }))
  return (
    <div className="editable" ref={table}>
      <table {...tableRoles.table} aria-label={label}>
        <thead {...tableRoles.group}>
          <tr {...tableRoles.row}>
            {columns.map((column) => (
              <th
                key={column.key}
                {...tableRoles.head}
                scope="col"
                className={classes(column.numeric && 'editable-number')}
                style={column.width ? { width: column.width } : undefined}
              >
                {column.header}
                {column.required && !readOnly && (
                  <span className="field-required" aria-hidden>
                    *
                  </span>
                )}
              </th>
            ))}
            {!readOnly && (
              <th {...tableRoles.head} scope="col" className="grid-actions">
                <span className="visually-hidden">Действия</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody {...tableRoles.group}>
          {shownRows.map((row, at) => (
            <EditableRow
              key={at}
              row={row}
              columns={columns}
              label={props.rowLabel?.(row) ?? `ред ${at + 1}`}
              editing={editing?.at === at ? editing : undefined}
              locked={open && editing.at !== at}
              readOnly={readOnly ?? false}
              serverErrors={serverErrors?.(row)}
              id={(field) => `${id}-${at}-${field}`}
              onEdit={() => take(editRow(state, at, serverErrors?.(row)))}
              onSet={(change) => setEditing((now) => typeRow({ rows: shownRows, editing: now }, change).editing)}
              onFilling={setFilling}
              onSave={() => save(noop)}
              onCancel={() => take(cancelRow(state))}
              onDelete={() => take(deleteRow(state, at))}
            />
          ))}
        </tbody>
      </table>
      {shownRows.length === 0 && <p className="editable-empty">{emptyText}</p>}
      {!readOnly && (
        <Button
          small
          kind="text"
          icon={IconAdd}
          data-add=""
          refusal={
            open
              ? { title: 'Защо не мога да добавя?', because: 'Първо запазете или откажете реда, който се попълва.' }
              : undefined
          }
          onClick={() => take(addRow(state, newRow()))}
        >
          {addLabel}
        </Button>
      )}
    </div>
  )
}
