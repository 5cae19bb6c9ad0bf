import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import type { Correspondent } from '../../../contract/shapes/correspondents.ts'
import { useCommitOpenRows } from '../../../screen-kit/form/useCommitOpenRows.ts'
import { mayLeave } from '../../../screen-kit/leaveGuard.ts'
import { FormPage, SaveBar } from '../../../screen-kit/record-form/FormPage.tsx'
import { fieldId } from '../correspondentErrors.ts'
import { NewerCorrespondent } from '../NewerCorrespondent.tsx'
import { labels, notStored, useCorrespondentForm } from '../useCorrespondentForm.ts'
import { FormCards } from './FormCards.tsx'
import { hasRows } from './hasRows.ts'
import '../correspondents.css'
import './correspondentPage.css'

type Props = {
  start: Correspondent
  hrefOf: (id: number) => string
  onSaved: (saved: Correspondent) => void
  onCancel: () => void
}

export const CorrespondentPageForm = ({ start, hrefOf, onSaved, onCancel }: Props) => {
  const [began] = useState(start)
  const [, navigate] = useLocation()
  const form = useCorrespondentForm(began, onSaved)
  const { values, set, errors, similar, rowErrors, tables, release } = form
  useEffect(() => document.getElementById(fieldId('isLegalEntity'))?.focus(), [])

  /**
   * Opens another, existing correspondent instead of this form. If typed addresses or contacts would be lost, the user
   * is asked first.
   */
  const use = (id: number) => {
    if (!tables.isAnyOpen && !hasRows(values, began)) release()
    navigate(hrefOf(id))
  }
  const cancel = async () => {
    if (!(await mayLeave())) return
    release()
    onCancel()
  }
  const save = useCommitOpenRows(tables, () => {
    if (!form.busy && form.check()) form.save()
  })
  return (
    <FormPage
      form={form}
      notStored={notStored}
      labels={labels}
      onSubmit={save}
      bar={<SaveBar form={form} saving="Кореспондентът се записва…" onSave={save} onCancel={() => void cancel()} />}
    >
      <FormCards
        draft={values}
        set={set}
        errors={errors}
        similar={similar}
        rowErrors={rowErrors}
        onUse={use}
        link={tables.link}
      />
      <NewerCorrespondent form={form} />
    </FormPage>
  )
}
