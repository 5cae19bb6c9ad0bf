import { useAtomValue } from 'jotai'
import type { LeaveApplication } from '../../../contract/shapes/staff.ts'
import { leaveApplications } from '../../../contract/staff.ts'
import { yearOf } from '../../../dates/civilDate.ts'
import { today } from '../../../dates/clock.ts'
import { daysOfLeave, remainingProblem } from '../../../rules/staff/leaveRules.ts'
import { leaveKindLabels, leaveKinds } from '../../../rules/staff/staffKinds.ts'
import { pluralise } from '../../../rules/words/pluralise.ts'
import type { Form } from '../../../screen-kit/form/useFormState.ts'
import { calendarAtom } from '../../../screen-kit/lookup/calendar.ts'
import { presentPeople } from '../../../screen-kit/lookup/lookups.ts'
import { OptionField } from '../../../screen-kit/lookup/OptionField.tsx'
import { queryAtomFamily } from '../../../state/queryAtomFamily.ts'
import { queryOf } from '../../../transport/query.ts'
import { DateField } from '../../../widgets/fields/DateField.tsx'
import { SelectField } from '../../../widgets/fields/SelectField.tsx'
import { TextArea } from '../../../widgets/fields/TextArea.tsx'
import { Banner } from '../../../widgets/page/Banner.tsx'
import { AwayColleagues, AwayNotice } from '../AwayNotice.tsx'

const leftAtom = queryAtomFamily(
  (year: number, personId: number) =>
    queryOf(leaveApplications.getRemainingLeave, { query: { year, personId } }, { quiet: true }),
  (_get, year, personId) => year > 0 && personId > 0,
)

const LeaveSums = ({ leave }: { leave: LeaveApplication }) => {
  const calendar = useAtomValue(calendarAtom)
  const kind = leaveKinds[leave.kind]
  const year = kind?.usesBalance ? (leave.forYear ?? 0) : 0
  const { data } = useAtomValue(leftAtom(year, leave.person?.id ?? 0))
  const days = calendar ? daysOfLeave(leave.kind, leave.fromDate, leave.toDate, calendar) : 0
  const left = year > 0 ? data?.[0] : undefined
  const remaining = left?.remaining ?? null
  const problem = remainingProblem(leave, days, left)
  return (
    <div className="double">
      <p className="staff-sums m-0" role="status">
        {days > 0 && <b>{pluralise(days, kind?.counted === 'calendar' ? 'calendarDay' : 'workingDay')}</b>}
        {remaining !== null && (
          <span>
            Остатък за {year} г.: {days > 0 && `${remaining} → `}
            <b>{remaining - days}</b> {left?.requested ? '(със заявените)' : ''}
          </span>
        )}
      </p>
      {problem && <Banner kind="error" title={problem} />}
      <AwayColleagues away={leave} leaveId={leave.id} />
    </div>
  )
}

const options = Object.entries(leaveKindLabels).map(([value, label]) => ({ value, label }))

export const LeaveFields = ({ form }: { form: Form<LeaveApplication> }) => {
  const { values, set, input, dateInput, field } = form
  const kind = leaveKinds[values.kind]
  const year = yearOf(today())
  const years = [year - 2, year - 1, year, year + 1].map((one) => ({ value: String(one), label: `${one} г.` }))
  return (
    <div className="flex flex-column gap-3">
      <div className="form-grid">
        <OptionField {...input('person')} className="double" label="Служител" required from={presentPeople} />
        <SelectField
          {...input('kind')}
          className={kind?.usesBalance ? '' : 'double'}
          label="Вид отпуск"
          required
          options={options}
          empty="Изберете"
        />
        {kind?.usesBalance && (
          <SelectField
            {...field('forYear')}
            label="За сметка на година"
            required
            options={years}
            value={String(values.forYear ?? '')}
            onChange={(text) => set({ forYear: text === '' ? null : Number(text) })}
          />
        )}
        <div className="period">
          <DateField {...dateInput('fromDate')} label="От" required />
          <DateField {...dateInput('toDate')} label="До" required />
        </div>
        <LeaveSums leave={values} />
        <OptionField {...input('substitute')} className="double" label="Заместник" from={presentPeople} />
        <TextArea
          {...input('note')}
          className="wide"
          label={kind?.needsReason ? 'Основание' : 'Бележка'}
          required={kind?.needsReason === true}
          rows={2}
        />
      </div>
      {kind?.paper && (
        <Banner kind="info" title={`Нужен е документ: ${kind.paper}`}>
          {values.id === 0 ? 'Прикачете го по-долу' : 'Прикачете го към заявлението'}, във „Файлове“: без него то не
          може да бъде проверено.
        </Banner>
      )}
      <AwayNotice away={values} leaveId={values.id} onSubstitute={(substitute) => set({ substitute })} />
    </div>
  )
}
