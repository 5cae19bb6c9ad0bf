import { useAtomValue, useSetAtom } from 'jotai'
import type { RecordReference } from '../../contract/recordKinds.ts'
import { type Reminder, reminders } from '../../contract/reminders.ts'
import type { CivilDate } from '../../dates/civilDate.ts'
import { today } from '../../dates/clock.ts'
import { offeredDays, reminderErrors } from '../../rules/reminders/reminderRules.ts'
import { textLimits } from '../../rules/words/textLength.ts'
import { calendarAtom } from '../../screen-kit/lookup/calendar.ts'
import { FormDialog } from '../../screen-kit/record-form/FormDialog.tsx'
import { useRecordForm } from '../../screen-kit/record-form/useRecordForm.ts'
import type { Mutation } from '../../screen-kit/saving/idempotentMutation.ts'
import { invalidateAtom } from '../../state/queryClient.ts'
import { attempt, mapReply } from '../../transport/request.ts'
import { Chips } from '../../widgets/buttons/Chips.tsx'
import { DateField } from '../../widgets/fields/DateField.tsx'
import { TextField } from '../../widgets/fields/TextField.tsx'

type Values = { on: CivilDate | null; note: string }
type Written = { on: CivilDate; note: string }

const readCurrent = () => attempt(reminders.getReminders, {}, { quiet: true })

const isSame = (one: Reminder, { on, note }: Written): boolean => one.on === on && one.note === note

const newReminder = (record: RecordReference, written: Written): Mutation<Reminder[], null> => ({
  about: `reminder/${record.kind}/${record.key}`,
  content: written,
  send: async (idempotencyKey) =>
    mapReply(await attempt(reminders.createReminder, { body: { record, ...written } }, { idempotencyKey }), () => null),
  readCurrent,
  find: (all) =>
    all.some((one) => one.record?.kind === record.kind && one.record.key === record.key && isSame(one, written))
      ? { reply: null }
      : null,
})

const changedReminder = (id: number, written: Written): Mutation<Reminder[], null> => ({
  about: `reminder/${id}`,
  content: written,
  isRepeatable: true,
  send: (idempotencyKey) => attempt(reminders.updateReminder, { body: { id, ...written } }, { idempotencyKey }),
  readCurrent,
  find: (all) => (all.some((one) => one.id === id && isSame(one, written)) ? { reply: null } : null),
})

type Props = { onClose: () => void } & ({ record: RecordReference } | { reminder: Reminder })

const ReminderDialog = ({ onClose, ...about }: Props) => {
  const calendar = useAtomValue(calendarAtom)
  const invalidate = useSetAtom(invalidateAtom)
  const known = 'reminder' in about ? about.reminder : undefined
  const form = useRecordForm<Values, null>({
    name: 'reminder',
    draft: 'record' in about ? `reminder/${about.record.kind}/${about.record.key}` : `reminder/${about.reminder.id}`,
    start: { on: null, note: known?.note ?? '' },
    errors: (values) => reminderErrors(values, today()),
    limits: textLimits(reminders.createReminder.body),
    onDone: onClose,
    onStale: () => void invalidate(reminders.getReminders),
  })
  const { on, note } = form.values
  const save = () => {
    if (on === null) return
    const written = { on, note: note.trim() }
    form.write('record' in about ? newReminder(about.record, written) : changedReminder(about.reminder.id, written))
  }
  return (
    <FormDialog
      title={known ? 'Друг ден за напомнянето' : 'Напомни ми'}
      size="s"
      form={form}
      loses="Напомнянето не е записано."
      save={known ? 'Премести' : 'Напомни ми'}
      onSave={save}
      onClose={onClose}
    >
      <Chips
        label="Кога"
        items={offeredDays(today(), calendar).map((day) => ({
          key: day.label,
          label: day.label,
          pressed: on === day.on,
          onPress: () => form.setDate('on', day.on, null),
        }))}
      />
      <DateField {...form.dateInput('on')} label="На дата" required min={today()} />
      <TextField {...form.input('note')} label="За какво" hint="Например: да се обадя на подателя." />
    </FormDialog>
  )
}

export default ReminderDialog
