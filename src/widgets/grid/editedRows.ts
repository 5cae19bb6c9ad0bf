/**
 * State of a table that edits one row at a time (specification 2, section 4): `at` (index of the edited row), `fresh`
 * (true if the row was just added) and `draft` (typed values). The saved rows are in the state of the form.
 */
export type RowErrors<R> = Readonly<Partial<Record<keyof R & string, string>>>
/** The server's messages by field name. A server may name fields that the row does not have. */
export type ServerRowErrors = Readonly<Record<string, string>>
export type Editing<R> = { at: number; fresh: boolean; draft: R; errors: RowErrors<R> }
export type EditedRows<R> = { rows: readonly R[]; editing: Editing<R> | undefined }

export const addRow = <R>(state: EditedRows<R>, row: R): EditedRows<R> =>
  state.editing === undefined
    ? {
        rows: [...state.rows, row],
        editing: { at: state.rows.length, fresh: true, draft: row, errors: {} as RowErrors<R> },
      }
    : state

export const editRow = <R>(state: EditedRows<R>, at: number, serverErrors: ServerRowErrors = {}): EditedRows<R> => {
  const row = state.rows[at]
  return state.editing === undefined && row !== undefined
    ? { ...state, editing: { at, fresh: false, draft: row, errors: serverErrors as RowErrors<R> } }
    : state
}

export const typeRow = <R extends object>(state: EditedRows<R>, change: Partial<R>): EditedRows<R> => {
  if (state.editing === undefined) return state
  const changed = new Set(Object.keys(change))
  const errors = Object.fromEntries(
    Object.entries(state.editing.errors).filter(([field]) => !changed.has(field)),
  ) as RowErrors<R>
  return { ...state, editing: { ...state.editing, draft: { ...state.editing.draft, ...change }, errors } }
}

/** Closes the edited row if it is valid; otherwise keeps it open with its errors. */
export const saveRow = <R>(state: EditedRows<R>, validate: (row: R) => RowErrors<R>): EditedRows<R> => {
  const { editing } = state
  if (editing === undefined) return state
  const errors = validate(editing.draft)
  if (Object.keys(errors).length > 0) return { ...state, editing: { ...editing, errors } }
  return { rows: state.rows.with(editing.at, editing.draft), editing: undefined }
}

export const cancelRow = <R>(state: EditedRows<R>): EditedRows<R> => {
  const { editing } = state
  if (editing === undefined) return state
  return { rows: editing.fresh ? state.rows.toSpliced(editing.at, 1) : state.rows, editing: undefined }
}

export const deleteRow = <R>(state: EditedRows<R>, at: number): EditedRows<R> =>
  state.editing === undefined || state.editing.at === at
    ? { rows: state.rows.toSpliced(at, 1), editing: undefined }
    : state
