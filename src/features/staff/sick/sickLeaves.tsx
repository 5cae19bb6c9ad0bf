import { useAtomValue } from 'jotai'
import { filledInOf, SickLeave } from '../../../contract/shapes/staff.ts'
import { sickLeaves } from '../../../contract/staff.ts'
import { formatDateYear } from '../../../dates/civilDate.ts'
import { today } from '../../../dates/clock.ts'
import { to } from '../../../routes/to.ts'
import { sickDays, sickLeaveRegister } from '../../../rules/staff/sickLeaveRules.ts'
import { kindIn, regimenLabels, sickLeaveKindLabels, sickLeaveReasonLabels } from '../../../rules/staff/staffKinds.ts'
import { tripDays } from '../../../rules/staff/tripRules.ts'
import { pluralise } from '../../../rules/words/pluralise.ts'
import type { Form } from '../../../screen-kit/form/useFormState.ts'
import { dateColumn, numberColumn } from '../../../screen-kit/list/fieldColumns.ts'
import { calendarAtom } from '../../../screen-kit/lookup/calendar.ts'
import { presentPeople } from '../../../screen-kit/lookup/lookups.ts'
import { OptionField } from '../../../screen-kit/lookup/OptionField.tsx'
import { DateField } from '../../../widgets/fields/DateField.tsx'
import { SelectField } from '../../../widgets/fields/SelectField.tsx'
import { TextArea } from '../../../widgets/fields/TextArea.tsx'
import { TextField } from '../../../widgets/fields/TextField.tsx'
import { Card } from '../../../widgets/page/Card.tsx'
import { staffColumns } from '../list/staffColumns.tsx'
import { StaffScreen, type StaffScreenProps } from '../StaffScreen.tsx'
import { staffDefinition } from '../staffDefinition.ts'
import { staffInvalidation } from '../staffInvalidation.ts'
import { LeaveInSickness } from './LeaveInSickness.tsx'

const optionsOf = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }))
const kinds = optionsOf(sickLeaveKindLabels)
const reasons = optionsOf(sickLeaveReasonLabels)
const regimens = optionsOf(regimenLabels)

const SickDays = ({ sick }: { sick: SickLeave }) => {
  const calendar = useAtomValue(calendarAtom)
  if (!calendar) return null
  const days = sickDays(sick, calendar)
  if (days.calendar === 0) return null
  return (
    <p className="staff-sums" role="status">
      <b>{pluralise(days.calendar, 'calendarDay')}</b>
      <span>{pluralise(days.working, 'workingDay')}</span>
      <span>за сметка на работодателя: {pluralise(days.employer, 'workingDay')}</span>
    </p>
  )
}

const SickFields = ({ form }: { form: Form<SickLeave> }) => {
  const { values, input, dateInput } = form
  return (
    <div className="flex flex-column gap-3">
      <div className="form-grid">
        <OptionField {...input('person')} className="double" label="Служител" required from={presentPeople} />
        <TextField {...input('number')} label="Болничен лист №" required />
        <SelectField {...input('kind')} label="Вид" required options={kinds} empty={null} />
        {values.kind === 'continuation' && (
          <TextField {...input('continuesNumber')} label="Продължение на №" required />
        )}
        <DateField {...dateInput('issuedOn')} label="Издаден на" required />
        <div className="period">
          <DateField {...dateInput('fromDate')} label="От" required />
          <DateField {...dateInput('toDate')} label="До" required />
        </div>
        <SelectField {...input('reason')} label="Причина" required options={reasons} />
        <SelectField {...input('regimen')} label="Режим" options={regimens} empty="Не е посочен" />
        <TextField {...input('facility')} className="double" label="Лечебно заведение" />
        <TextArea {...input('note')} className="wide" label="Бележка" rows={2} />
      </div>
      <SickDays sick={values} />
    </div>
  )
}

const definition = staffDefinition<SickLeave>({
  kind: 'sickLeave',
  name: 'sick-leave',
  title: 'Болнични листове',
  newTitle: 'Нов болничен лист',
  emptyText: 'Тук се появяват болничните листове на служителите.',
  at: to.staff.sickLeaves,
  calls: sickLeaves,
  staleCalls: staffInvalidation.sickLeave,
  rules: sickLeaveRegister({
    get today() {
      return today()
    },
  }),
  columns: staffColumns<SickLeave>('sickLeave', [
    {
      key: 'calendarDays',
      header: 'Кал. дни',
      width: '5.5rem',
      numeric: true,
      onPhone: 'line',
      text: (sick) => String(tripDays(sick)),
    },
    numberColumn('workingDays', 'Раб. дни', { width: '5.5rem', onPhone: 'line' }),
    dateColumn('issuedOn', 'Издаден на', { width: '7rem', onPhone: 'line' }),
  ]),
  hiddenAtFirst: ['date'],
  shape: SickLeave,
  filledIn: filledInOf.sickLeave,
  begins: () => ({ kind: 'first' }),
  ofOthers: true,
  Fields: SickFields,
  factsOf: (sick) => [
    { term: 'Вид', value: kindIn(sickLeaveKindLabels, sick.kind) },
    sick.kind === 'continuation' ? { term: 'Продължение на №', value: sick.continuesNumber } : undefined,
    { term: 'Издаден на', value: formatDateYear(sick.issuedOn) },
    { term: 'От', value: formatDateYear(sick.fromDate) },
    { term: 'До', value: formatDateYear(sick.toDate) },
    { term: 'Причина', value: kindIn(sickLeaveReasonLabels, sick.reason) },
    { term: 'Режим', value: kindIn(regimenLabels, sick.regimen) },
    { term: 'Лечебно заведение', value: sick.facility },
    { term: 'Представен на', value: formatDateYear(sick.presentedOn) },
  ],
  More: ({ record }) => (
    <>
      <LeaveInSickness sick={record} />
      <Card title="Дни">
        <SickDays sick={record} />
      </Card>
    </>
  ),
})

const SickLeaveScreens = ({ show }: StaffScreenProps) => <StaffScreen definition={definition} show={show} />

export default SickLeaveScreens
