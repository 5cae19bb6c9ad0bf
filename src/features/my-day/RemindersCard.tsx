import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { type Reminder, reminders } from '../../contract/reminders.ts'
import { formatDate } from '../../dates/civilDate.ts'
import { today } from '../../dates/clock.ts'
import { isDue } from '../../rules/reminders/reminderRules.ts'
import { recordAddress } from '../../screen-kit/recordPages.ts'
import { useMayOpen } from '../../screen-kit/routeTable.ts'
import { IdempotentMutation, type Mutation } from '../../screen-kit/saving/idempotentMutation.ts'
import { useSingleFlight } from '../../screen-kit/saving/singleFlight.ts'
import { invalidateAtom } from '../../state/queryClient.ts'
import { attempt } from '../../transport/request.ts'
import { IconButton } from '../../widgets/buttons/IconButton.tsx'
import { IconCalendar, IconDone } from '../../widgets/icons.ts'
import { DayCard } from './DayCard.tsx'
import { DayLine } from './DayLine.tsx'
import { remindersAtom } from './dayState.ts'
import { ReminderDialog } from './lazyParts.tsx'

const whyNoLink = ({ isRecordGone }: Reminder): string =>
  isRecordGone ? 'Записът вече не съществува.' : 'Нямате достъп до записа.'

const doneReminder = (id: number): Mutation<Reminder[], null> => ({
  about: `reminder/${id}/deletion`,
  content: null,
  isRepeatable: true,
  send: (idempotencyKey) => attempt(reminders.deleteReminder, { query: { id } }, { idempotencyKey }),
  readCurrent: () => attempt(reminders.getReminders, {}, { quiet: true }),
  find: (all) => (all.some((one) => one.id === id) ? null : { reply: null }),
})

const ReminderLine = ({ reminder, onMove }: { reminder: Reminder; onMove: () => void }) => {
  const mayOpen = useMayOpen()
  const invalidate = useSetAtom(invalidateAtom)
  const { busy, run } = useSingleFlight()
  const { record, title, scope, on, note, id } = reminder
  const name = title || 'Напомняне'
  const done = () =>
    void run(async () => {
      await new IdempotentMutation<null>().outcomeOf(doneReminder(id))
      await invalidate(reminders.getReminders)
    })
  const href = record ? recordAddress(record, scope, mayOpen) : undefined
  return (
    <DayLine
      href={href}
      title={note || name}
      about={[note && title, href === undefined ? whyNoLink(reminder) : ''].filter(Boolean).join(' · ')}
      term={on === null ? undefined : { text: formatDate(on), tone: isDue(reminder, today()) ? 'soon' : undefined }}
      actions={
        <>
          <IconButton icon={IconDone} label={`Готово: ${note || name}`} busy={busy} onClick={done} />
          <IconButton icon={IconCalendar} label={`Друг ден: ${note || name}`} onClick={onMove} />
        </>
      }
    />
  )
}

/** Renders the reminders sorted by day, so due ones come first. */
export const RemindersCard = () => {
  const { data, error, refetch } = useAtomValue(remindersAtom)
  const [moved, setMoved] = useState<Reminder | null>(null)
  return (
    <>
      <DayCard
        title="Напомняния"
        count={data?.length}
        empty="Нямате напомняния. На страницата на всеки запис изберете „Напомни ми“."
        failed={error !== null}
        onRetry={() => void refetch()}
        lines={data?.map((reminder) => (
          <ReminderLine key={reminder.id} reminder={reminder} onMove={() => setMoved(reminder)} />
        ))}
      />
      {moved && <ReminderDialog reminder={moved} onClose={() => setMoved(null)} />}
    </>
  )
}
