import { useStore } from 'jotai'
import { NonWorkingDay } from '../../contract/metadata.ts'
import { isCivilDate } from '../../dates/civilDate.ts'
import {
  addedKinds,
  dayErrors,
  firstYear,
  lastYear,
  nonWorkingDayKinds,
  type TypedDay,
  termsMovedSentence,
  weekendHint,
} from '../../rules/deadlines/nonWorkingDayRules.ts'
import { textLimits } from '../../rules/words/textLength.ts'
import { FormDialog } from '../../screen-kit/record-form/FormDialog.tsx'
import { useRecordForm } from '../../screen-kit/record-form/useRecordForm.ts'
import { DateField } from '../../widgets/fields/DateField.tsx'
import { RadioGroup } from '../../widgets/fields/RadioGroup.tsx'
import { TextField } from '../../widgets/fields/TextField.tsx'
import { movedTermsAtom } from './calendarState.ts'
import { addedDay, type CalendarDay } from './dayWrites.ts'
import { MovedTerms } from './MovedTerms.tsx'

type Props = {
  date: string | null
  days: readonly CalendarDay[]
  onStale: () => void
  /**
   * Called after the day is saved. `moved`: a sentence about the deadlines that the new day moves; '' if there are none
   * or they are not loaded.
   */
  onAdded: (day: TypedDay, moved: string) => void
  onClose: () => void
}

export const DayDialog = ({ date, days, onStale, onAdded, onClose }: Props) => {
  const store = useStore()
  const start: TypedDay = { date, name: '', kind: 'declared' }
  const form = useRecordForm<TypedDay, 'added'>({
    name: 'non-working-day',
    draft: `non-working-day/${date ?? 'new'}`,
    start,
    errors: (values) => dayErrors(values, days),
    onDone: () => {
      const movedTerms =
        form.values.date === null ? undefined : store.get(movedTermsAtom(form.values.date, 'added')).data
      onAdded(form.values, movedTerms ? termsMovedSentence(movedTerms) : '')
    },
    onStale,
    limits: { name: textLimits(NonWorkingDay).name },
  })
  const { values, update, field } = form
  const save = () => {
    if (values.date === null) return
    form.write(addedDay({ date: values.date, name: values.name.trim(), kind: values.kind }))
  }
  const hint = weekendHint(values.date)
  const isNew = values.date !== null && isCivilDate(values.date) && days.every((day) => day.date !== values.date)
  return (
    <FormDialog
      title="Нов неработен ден"
      size="s"
      form={form}
      loses="Денят не е добавен."
      save="Добави"
      onSave={save}
      onClose={onClose}
    >
      <DateField
        {...field('date')}
        label="Дата"
        required
        min={`${firstYear}-01-01`}
        max={`${lastYear}-12-31`}
        {...(hint && { hint })}
        value={values.date}
        onChange={(to) => update((before) => ({ ...before, date: to }))}
      />
      <TextField
        {...field('name')}
        label="Наименование"
        required
        value={values.name}
        onChange={(name) => update((before) => ({ ...before, name }))}
      />
      <RadioGroup
        {...field('kind')}
        label="Вид"
        value={values.kind}
        options={addedKinds.map((kind) => ({ value: kind, label: nonWorkingDayKinds[kind] }))}
        onChange={(kind) =>
          update((before) => ({ ...before, kind: addedKinds.find((one) => one === kind) ?? 'declared' }))
        }
      />
      {isNew && values.date !== null && <MovedTerms date={values.date} change="added" />}
    </FormDialog>
  )
}
