import { useEffect, useState } from 'react'
import { mayLeave } from '../../screen-kit/leaveGuard.ts'
import { FormPage, SaveBar } from '../../screen-kit/record-form/FormPage.tsx'
import { UserFormCards } from './UserFormCards.tsx'
import type { UserDraft } from './userDraft.ts'
import { useUserForm } from './useUserForm.ts'
import './users.css'

type Props = {
  start: UserDraft
  onSaved: (saved: UserDraft) => void
  onCancel: () => void
}

/** Renders the form of a user as a page. The draft is stored in the browser without the password. */
export const UserFormPage = ({ start, onSaved, onCancel }: Props) => {
  const [began] = useState(start)
  const form = useUserForm(began, onSaved)
  const { isNew, release } = form
  useEffect(() => {
    if (isNew) document.getElementById('user-firstName')?.focus()
  }, [isNew])
  const cancel = async () => {
    if (!(await mayLeave())) return
    release()
    onCancel()
  }
  return (
    <FormPage
      form={form}
      notStored="Паролата не се пази и се въвежда отново."
      onSubmit={form.save}
      bar={<SaveBar form={form} saving="Потребителят се записва…" onSave={form.save} onCancel={() => void cancel()} />}
    >
      <UserFormCards form={form} />
    </FormPage>
  )
}
