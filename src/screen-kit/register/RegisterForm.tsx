import { useSetAtom } from 'jotai'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { RegisterRecord } from '../../rules/registers/registerRules.ts'
import type { FieldErrors } from '../../rules/requiredFields.ts'
import { inGender } from '../../rules/words/agreement.ts'
import { invalidateInTabsAtom } from '../../state/crossTabInvalidation.ts'
import { notify } from '../../transport/notices.ts'
import { announce } from '../../widgets/focus/announce.ts'
import { focusRefusedNewFile, NewFilesCard } from '../files/NewFilesCard.tsx'
import { useNewFiles } from '../files/useNewFiles.ts'
import { type OpenRows, useCommitOpenRows } from '../form/useCommitOpenRows.ts'
import type { Form } from '../form/useFormState.ts'
import { mayLeave } from '../leaveGuard.ts'
import { FormPage, SaveBar } from '../record-form/FormPage.tsx'
import { useRecordForm } from '../record-form/useRecordForm.ts'
import { filesOfRecord, noDescription, type RecordFilesOf } from './RecordFilesCard.tsx'
import { saveRecordMutation } from './recordWrites.ts'
import type { RegisterDefinition } from './registerDefinition.ts'

type Props<R extends RegisterRecord> = {
  definition: RegisterDefinition<R>
  /** The initial values; `id` is 0 for a new record. */
  start: R
  /** Returns errors from rules that need more data than the record, such as the calendar. */
  errors?: ((values: R) => FieldErrors<keyof R & string>) | undefined
  rows?: OpenRows | undefined
  /** The files of the record; for a new record they are uploaded after it is created. */
  files?: RecordFilesOf
  onSaved: (saved: R) => void
  onCancel: () => void
  children: (form: Form<R>) => ReactNode
}

const notAttachedText = (names: readonly string[]): string => {
  const all = names.map((name) => `„${name}“`).join(', ')
  return names.length === 1 ? `Файлът ${all} не е прикачен` : `Файловете ${all} не са прикачени`
}

const useFilesOfNew = <R extends RegisterRecord>({ definition, files, onSaved }: Props<R>) => {
  const newFiles = useNewFiles()
  const invalidate = useSetAtom(invalidateInTabsAtom)
  const isHere = useRef(true)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  const finish = async (saved: R) => {
    if (files && newFiles.chosen.length > 0) {
      const names = await newFiles.send(filesOfRecord(files.calls, saved.id), noDescription)
      const text = `${notAttachedText(names)}. Опитайте отново от „Файлове“.`
      if (names.length > 0) notify({ kind: 'warning', title: 'Записано без файл', text })
      void invalidate(definition.calls.list, files.calls.getFiles, ...files.staleCalls)
    }
    // If the user left the page while the record was being saved, `onSaved` must not redirect.
    if (isHere.current) onSaved(saved)
  }
  return { newFiles, finish }
}

export const RegisterForm = <R extends RegisterRecord>(props: Props<R>) => {
  const { definition, errors, rows, files, onCancel, children } = props
  const [start] = useState(props.start)
  const [was, setWas] = useState(start)
  const { the } = definition.rules
  const invalidate = useSetAtom(invalidateInTabsAtom)
  const { newFiles, finish } = useFilesOfNew(props)
  const form = useRecordForm<R, R>({
    name: definition.name,
    draft: `${definition.name}/${start.id || 'new'}`,
    start,
    loses: 'Въведеното не е записано.',
    limits: definition.limits,
    holdsMore: rows?.isAnyOpen === true || newFiles.chosen.length > 0,
    errors: errors ?? ((values) => definition.rules.errors(values, [])),
    onStale: () => void invalidate(definition.calls.list, ...(definition.staleCalls ?? [])),
    onDone: (saved) => {
      void invalidate(definition.calls.list, ...(definition.staleCalls ?? []))
      announce(`${the} е ${inGender(start.id === 0 ? 'added' : 'changed', the)}.`)
      void finish(saved)
    },
  })
  const firstId = `${definition.name}-${definition.fields[0]}`
  useEffect(() => document.getElementById(firstId)?.focus(), [firstId])
  const busy = form.busy || newFiles.isSending
  const save = useCommitOpenRows(rows, () => {
    if (!busy && form.check() && !focusRefusedNewFile())
      form.write(saveRecordMutation(definition, { was, mine: form.values, onConflict: setWas }))
  })
  const cancel = async () => {
    if (!(await mayLeave())) return
    form.release()
    onCancel()
  }
  const notStored = rows?.isAnyOpen
    ? 'Ред от таблица, който още се попълваше, не се пази.'
    : files && start.id === 0
      ? 'Избраните файлове не се пазят – изберете ги отново.'
      : undefined
  const bar = (
    <SaveBar
      form={{ busy }}
      saving={newFiles.isSending ? 'Качват се файловете…' : 'Записва се…'}
      onSave={save}
      onCancel={() => void cancel()}
    />
  )
  return (
    <FormPage form={form} {...(notStored && { notStored })} onSubmit={save} bar={bar}>
      {children(form)}
      {files && start.id === 0 && <NewFilesCard files={newFiles} />}
    </FormPage>
  )
}
