import type { Fault } from '../../transport/fault.ts'
import type { FormError } from '../../widgets/fields/FormErrors.tsx'
import { type StoredDraft, useDraft } from '../draft/useDraft.ts'
import { type FormOptions, useFormState } from '../form/useFormState.ts'
import { useLeaveGuard } from '../leaveGuard.ts'
import { readStoredForm, type StoredForm } from '../readStored.ts'
import { useWrite } from '../saving/useWrite.ts'
import type { WriteState } from '../saving/writeState.ts'

/** What is stored of a form beside its values, and how it is put back: the version it was changed from. */
export type StoredExtra = {
  value: unknown
  /** Undefined when it means nothing any more: then the values are not offered either. */
  restore: (stored: unknown) => (() => void) | undefined
}

export type UnsavedOptions<V extends object> = FormOptions<V> & {
  /** Under which name what is typed is stored in the browser until it is saved: `vehicle/12`, `vehicle/new`. */
  draft: string
  /** Reads stored values; by default every field must be of the kind that the form begins with. */
  read?: (stored: unknown) => V | undefined
  extra?: StoredExtra
  /** What is stored in the place of fields that must not lie in the browser: `{ password: '' }`. */
  secrets?: Partial<V>
  /** What leaving the page would lose: „Документът не е записан.“ A dialog says it to `FormDialog`. */
  loses?: string
  /** Something else would be lost: a row that is being written, chosen files. */
  holdsMore?: boolean
}

export type RecordOptions<V extends object, R> = UnsavedOptions<V> & {
  /** The server has what was typed; nothing is stored or guarded any more. */
  onDone: (reply: R) => void
  /** Something was tried, and what the screen shows may be old. */
  onMayBeOld?: () => void
}

/** What the shells of a form need of it. */
export type ShownForm = {
  isUnsaved: boolean
  stored: StoredDraft
  summary: readonly FormError[]
  round: number
  /** A refusal of the server is told at the controls. */
  isShownAtFields: boolean
  state: WriteState<unknown> | null
  busy: boolean
  check: () => boolean
}

const nothing = () => undefined

/** A form whose text is not lost: its values and rules, a draft that is offered back once, the question before leaving. */
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
  /** To be called once the server has what was typed. */
  const saved = () => {
    release()
    stored.saved()
  }
  /** Stores what is typed at once, with this beside it: a key must lie in the browser before it is sent. */
  const storeBeside = (value: unknown) =>
    stored.storeNow({ values: { ...form.values, ...secrets }, base: form.base, extra: value })
  return { ...form, isUnsaved, stored, saved, storeBeside, release }
}

/**
 * The form of a record: such a form, and one write at a time with its outcome. `FormPage` draws it as a page,
 * `FormDialog` as a dialog.
 */
export const useRecordForm = <V extends object, R>(options: RecordOptions<V, R>) => {
  const form = useUnsavedForm(options)
  const done = (reply: R) => {
    form.saved()
    options.onDone(reply)
  }
  const refused = ({ fault }: { fault: Fault }) => form.refuse(fault)
  const writing = useWrite<R>(done, options.onMayBeOld ?? nothing, refused)
  return { ...form, ...writing }
}
