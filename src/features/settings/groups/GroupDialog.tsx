import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { groupErrors, groupNameLength } from '../../../rules/correspondents/correspondentGroups.ts'
import { FormDialog } from '../../../screen-kit/form/FormDialog.tsx'
import { useFormDialog } from '../../../screen-kit/form/useFormDialog.ts'
import { notify } from '../../../transport/notices.ts'
import { Switch } from '../../../widgets/fields/Switch.tsx'
import { TextField } from '../../../widgets/fields/TextField.tsx'
import { type Group, groupsChangedAtom } from './groupsState.ts'
import { savedGroup } from './groupWrites.ts'

type Props = {
  /** undefined: a new one. */
  known: Group | undefined
  all: readonly Group[]
  onClose: () => void
}

const nothing: Group = { id: 0, name: '', correspondentsCount: 0, isActive: true }

/** A group of correspondents: its name, and whether it is offered to new correspondents. */
const GroupDialog = ({ known = nothing, all, onClose }: Props) => {
  const isNew = known.id === 0
  const [start] = useState(() => ({ name: known.name, isActive: known.isActive }))
  const form = useFormDialog(
    { name: 'correspondent-group', record: isNew ? 'new' : String(known.id) },
    start,
    ({ name }) => groupErrors({ id: known.id, name }, all),
    () => {
      onClose()
      notify({ kind: 'success', text: isNew ? 'Групата е добавена.' : 'Групата е променена.' })
    },
    useSetAtom(groupsChangedAtom),
  )
  const { values, set, field, write } = form
  return (
    <FormDialog
      title={isNew ? 'Нова кореспондентска група' : 'Промяна на кореспондентска група'}
      size="s"
      form={form}
      loses="Групата не е записана."
      onSave={() => write(savedGroup({ ...known, ...values, name: values.name.trim() }))}
      onClose={onClose}
    >
      <TextField
        {...field('name')}
        label="Наименование"
        required
        maxLength={groupNameLength}
        value={values.name}
        onChange={(name) => set({ name })}
      />
      <Switch
        label="Активна"
        hint="Неактивна група не се предлага за нови кореспонденти; тези, които са в нея, остават."
        checked={values.isActive}
        onChange={(isActive) => set({ isActive })}
      />
    </FormDialog>
  )
}

export default GroupDialog
