import type { Fault } from '../../transport/fault.ts'
import type { FormError } from '../../widgets/fields/FormErrors.tsx'
import { type StoredDraft, useDraft } from '../draft/useDraft.ts'
import { type FormOptions, useFormState } from '../form/useFormState.ts'
import { useLeaveGuard } from '../leaveGuard.ts'
import { readStoredForm, type StoredForm } from '../readStored.ts'
import type { MutationState } from '../saving/mutationState.ts'
import { useMutation } from '../saving/useMutation.ts'

/** Additional stored data of a form and its restoration, for example the version that was changed. */
export type StoredExtra = {
  value: unknown
  /** Undefined if the stored data is unusable; then the stored values are not offered either. */
  restore: (stored: unknown) => (() => void) | undefined
}

export type UnsavedOptions<V extends object> = FormOptions<V> & {
  draft: string
  /** Reads stored values; by default every field must have the type of its initial value. */
  read?: (stored: unknown) => V | undefined
  extra?: StoredExtra
  /** Values stored in place of fields that must not be in the browser's storage: `{ password: '' }`. */
  secrets?: Partial<V>
  /**
   * A sentence that says what is lost on leaving: „Документът не е записан.“ A dialog passes it to `FormDialog`
   * instead.
   */
  loses?: string
  /** True if there is other unsaved content: an open row, chosen files. */
  holdsMore?: boolean
}

export type RecordOptions<V extends object, R> = UnsavedOptions<V> & {
  /** Called after the server has saved the input; the draft and the guard are removed. */
  onDone: (reply: R) => void
  /** Called after each attempt to save, because the page's data may be stale. */
  onStale?: () => void
}

export type ShownForm = {
  isUnsaved: boolean
  stored: StoredDraft
  summary: readonly FormError[]
  round: number
  /** True if the controls show the server's refusal. */
  isShownAtFields: boolean
  state: MutationState<unknown> | null
  busy: boolean
  check: () => boolean
}

const nothing = () => undefined

/** A form with unsaved input: values and rules, a stored draft offered once, and a confirmation before leaving. */
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
  /** Stores the input at once together with this value: an idempotency key must be stored before it is sent. */
  const storeBeside = (value: unknown) =>
    stored.storeNow({ values: { ...form.values, ...secrets }, base: form.base, extra: value })
  return { ...form, isUnsaved, stored, saved, storeBeside, release }
}

/**
 * The form of a record: an unsaved form that sends one save request at a time and holds its result. `FormPage` renders
 * it as a page, `FormDialog` as a dialog.
 */
export const useRecordForm = <V extends object, R>(options: RecordOptions<V, R>) => {
  const form = useUnsavedForm(options)
  const done = (reply: R) => {
    form.saved()
    options.onDone(reply)
  }
  const refused = ({ fault }: { fault: Fault }) => form.refuse(fault)
  const writing = useMutation<R>(done, options.onStale ?? nothing, refused)
  return { ...form, ...writing }
}
