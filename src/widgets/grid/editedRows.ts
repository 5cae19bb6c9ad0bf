/**
 * The one-row-at-a-time table of document 2, section 4, as a state and its steps. `at` is the index of the row being edited,
 * `fresh` tells that it was just added, `draft` is what is typed. Rows themselves belong to the form.
 */
/** Field to message. */
export type RowErrors = Readonly<Record<string, string>>
export type Editing<R> = { at: number; fresh: boolean; draft: R; errors: RowErrors }
export type EditedRows<R> = { rows: readonly R[]; editing: Editing<R> | undefined }

/** Adding a row opens it in edit mode at the end; nothing happens while another row is edited. */
export const addRow = <R>(state: EditedRows<R>, row: R): EditedRows<R> =>
  state.editing === undefined
    ? { rows: [...state.rows, row], editing: { at: state.rows.length, fresh: true, draft: row, errors: {} } }
    : state

/** Opens a row, with the server's messages about it; nothing happens while another row is edited. */
export const editRow = <R>(state: EditedRows<R>, at: number, serverErrors: RowErrors = {}): EditedRows<R> => {
  const row = state.rows[at]
  return state.editing === undefined && row !== undefined
    ? { ...state, editing: { at, fresh: false, draft: row, errors: serverErrors } }
    : state
}

/** What is typed; the errors of the changed fields are taken away. */
export const typeRow = <R extends object>(state: EditedRows<R>, change: Partial<R>): EditedRows<R> => {
  if (state.editing === undefined) return state
  const changed = new Set(Object.keys(change))
  const errors = Object.fromEntries(Object.entries(state.editing.errors).filter(([field]) => !changed.has(field)))
  return { ...state, editing: { ...state.editing, draft: { ...state.editing.draft, ...change }, errors } }
}

/** Save closes the row only if the form validates; otherwise the errors (field to message) stay with it. */
export const saveRow = <R>(state: EditedRows<R>, validate: (row: R) => Record<string, string>): EditedRows<R> => {
  const { editing } = state
  if (editing === undefined) return state
  const errors = validate(editing.draft)
  if (Object.keys(errors).length > 0) return { ...state, editing: { ...editing, errors } }
  return { rows: state.rows.with(editing.at, editing.draft), editing: undefined }
}

/** Leaves edit mode without keeping what was typed; a row that was just added goes. */
export const cancelRow = <R>(state: EditedRows<R>): EditedRows<R> => {
  const { editing } = state
  if (editing === undefined) return state
  return { rows: editing.fresh ? state.rows.toSpliced(editing.at, 1) : state.rows, editing: undefined }
}

/** Delete removes the row at once and leaves edit mode; other rows cannot be deleted while one is edited. */
export const deleteRow = <R>(state: EditedRows<R>, at: number): EditedRows<R> =>
  state.editing === undefined || state.editing.at === at
    ? { rows: state.rows.toSpliced(at, 1), editing: undefined }
    : state
