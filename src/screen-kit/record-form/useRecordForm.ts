import type { Fault } from '../../transport/fault.ts'
import type { FormError } from '../../widgets/fields/FormErrors.tsx'
import { type StoredDraft, useDraft } from '../draft/useDraft.ts'
import { type FormOptions, useFormState } from '../form/useFormState.ts'
import { useLeaveGuard } from '../leaveGuard.ts'
import type { MutationOutcome, MutationState } from '../saving/mutationState.ts'
import { useMutation } from '../saving/useMutation.ts'
import { readStoredForm, type StoredForm } from '../storedForm.ts'

/** Data in a draft besides the form's values, for example the version that was being changed. */
export type StoredExtra = {
  value: unknown
  /**
   * Returns the function that restores the data. Undefined if the stored data cannot be used; then the whole draft is
   * not offered.
   */
  restore: (stored: unknown) => (() => void) | undefined
}

export type UnsavedOptions<V extends object> = FormOptions<V> & {
  draft: string
  /** Reads the values of a draft; by default every field must have the type of its initial value. */
  read?: (stored: unknown) => V | undefined
  extra?: StoredExtra
  /**
   * Values that replace secret fields in a draft, because they must not be in the browser's storage: `{ password: ''
   * }`.
   */
  secrets?: Partial<V>
  /**
   * A sentence that says what is lost if the page is left: „Документът не е записан.“ For a dialog pass it to
   * `FormDialog` instead.
   */
  loses?: string
  /** True if there is unsaved content outside the form's values: an open table row, chosen files. */
  holdsMore?: boolean
}

export type RecordOptions<V extends object, R> = UnsavedOptions<V> & {
  onDone: (reply: R) => void
  /** Called after each attempt to save, except one refused because of a field, since the page's data may be stale. */
  onStale?: (outcome: MutationOutcome<R>) => void
}

export type ShownForm = {
  isUnsaved: boolean
  stored: StoredDraft
  summary: readonly FormError[]
  round: number
  /** True if the form shows the server's refusal at its fields. */
  isShownAtFields: boolean
  state: MutationState<unknown> | null
  busy: boolean
  check: () => boolean
}

const noop = () => undefined

/**
 * Holds the state of a form with unsaved input: stores a draft that is offered once, and asks before the page is left.
 */
export const useUnsavedForm = <V extends object>(options: UnsavedOptions<V>) => {
  const { draft: name, read, extra, secrets, loses, holdsMore = false } = options
  const form = useFormState(options)
  const isUnsaved = form.isDirty || holdsMore
  const stored = useDraft<StoredForm<V>>(
    name,
    { values: { ...form.values, ...secrets }, base: form.base, extra: extra?.value },
    {
      isDirty: form.isDirty,
      read: readStoredForm(options.start, read, (more) => extra === undefined || extra.restore(more) !== undefined),
      use: (found) => {
        extra?.restore(found.extra)?.()
        form.rebase(found.base, found.values)
      },
    },
  )
  const release = useLeaveGuard(isUnsaved ? loses : undefined, form.isDirty && stored.problem === undefined)
  const saved = () => {
    release()
    stored.saved()
  }
  /** Stores a value (an idempotency key) with the draft, because a key must be stored before its request is sent. */
  const storeWithDraft = (value: unknown) =>
    stored.storeNow({ values: { ...form.values, ...secrets }, base: form.base, extra: value })
  return { ...form, isUnsaved, stored, saved, storeWithDraft, release }
}

/**
 * Holds the state of a form that saves a record, one request at a time. `FormPage` renders the form as a page,
 * `FormDialog` as a dialog.
 */
export const useRecordForm = <V extends object, R>(options: RecordOptions<V, R>) => {
  const form = useUnsavedForm(options)
  const done = (reply: R) => {
    form.saved()
    options.onDone(reply)
  }
  const refused = ({ fault }: { fault: Fault }) => form.refuse(fault)
  const writing = useMutation<R>(done, options.onStale ?? noop, refused)
  return { ...form, ...writing }
}
