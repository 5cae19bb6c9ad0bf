import type { KeyboardEvent, ReactNode, SyntheticEvent } from 'react'
import { IconButton } from '../buttons/IconButton.tsx'
import { classes } from '../classes.ts'
import { focusTooLong } from '../fields/tooLong.ts'
import { Glyph } from '../Glyph.tsx'
import { IconDelete, IconDone, IconEdit, IconProblem, IconUndo } from '../icons.ts'
import type { Refusal } from '../refusal.ts'
import type { Editing, RowErrors, ServerRowErrors } from './editedRows.ts'
import { tableRoles } from './gridColumn.ts'

export type EditProps<R> = {
  row: R
  set: (change: Partial<R>) => void
  errors: RowErrors<R>
  id: (field: string) => string
  fresh: boolean
  /** Call with true while a response will fill in fields of the row: a save that is pressed meanwhile waits for it. */
  onFilling: (isFilling: boolean) => void
}
export type EditableColumn<R> = {
  key: string
  header: string
  view: (row: R) => ReactNode
  edit: (props: EditProps<R>) => ReactNode
  width?: string
  required?: boolean
  numeric?: boolean
}
type Props<R extends object> = {
  row: R
  columns: readonly EditableColumn<R>[]
  label: string
  editing: Editing<R> | undefined
  locked: boolean
  readOnly: boolean
  serverErrors: ServerRowErrors | undefined
  id: (field: string) => string
  onEdit: () => void
  onSet: (change: Partial<R>) => void
  onFilling: (isFilling: boolean) => void
  onSave: () => void
  onCancel: () => void
  onDelete: () => void
}

const lockedBy: Refusal = {
  title: 'Защо не мога?',
  because: 'Друг ред се попълва в момента. Запазете го или се откажете от него.',
}

/** True for a text field in which Enter saves the row. In a combobox or a textarea Enter has another meaning. */
const isPlainText = (target: EventTarget): boolean =>
  target instanceof HTMLInputElement && target.type === 'text' && target.getAttribute('role') !== 'combobox'

/** A row of a table that is edited in place. Enter in a text field saves the row. */
export const EditableRow = <R extends object>(props: Props<R>) => {
  const { row, columns, label, editing, locked, readOnly, serverErrors, id } = props
  const hasServerErrors = serverErrors !== undefined && editing === undefined
  const refusal = locked ? lockedBy : undefined
  const save = ({ currentTarget }: SyntheticEvent) => focusTooLong(currentTarget.closest('tr')) || props.onSave()
  const saveByEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || !isPlainText(event.target)) return
    event.preventDefault()
    save(event)
  }
  return (
    <tr
      {...tableRoles.row}
      onKeyDown={editing && saveByEnter}
      className={classes(editing && 'editable-open', hasServerErrors && 'editable-refused')}
    >
      {columns.map((column, index) => (
        <td
          key={column.key}
          {...tableRoles.cell}
          className={classes(column.numeric && !editing && 'editable-number')}
          data-label={column.header}
        >
          {editing
            ? column.edit({
                row: editing.draft,
                set: props.onSet,
                errors: editing.errors,
                id,
                fresh: editing.fresh,
                onFilling: props.onFilling,
              })
            : column.view(row)}
          {hasServerErrors && index === 0 && (
            <RowErrorList id={id('server-errors')} messages={Object.values(serverErrors)} />
          )}
        </td>
      ))}
      {!readOnly && (
        <td {...tableRoles.cell} className="grid-actions">
          <span className="editable-actions">
            {editing ? (
              <>
                <IconButton icon={IconDone} label={`Запази ${label}`} className="save" onClick={save} />
                <IconButton icon={IconUndo} label={`Откажи промените в ${label}`} onClick={props.onCancel} />
              </>
            ) : (
              <IconButton
                id={id('edit')}
                icon={IconEdit}
                label={`Редактирай ${label}`}
                refusal={refusal}
                onClick={props.onEdit}
                aria-describedby={hasServerErrors ? id('server-errors') : undefined}
              />
            )}
            <IconButton
              icon={IconDelete}
              kind="danger"
              label={`Изтрий ${label}`}
              refusal={refusal}
              onClick={props.onDelete}
            />
          </span>
        </td>
      )}
    </tr>
  )
}

const RowErrorList = ({ id, messages }: { id: string; messages: readonly string[] }) => (
  <span id={id} className="editable-message">
    <Glyph icon={IconProblem} />
    <span className="pre-line">{[...new Set(messages)].join('\n')}</span>
  </span>
)
