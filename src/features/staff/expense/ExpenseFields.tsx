import { useAtomValue } from 'jotai'
import type { ExpenseReport } from '../../../contract/shapes/staff.ts'
import { expenseReports } from '../../../contract/staff.ts'
import { differenceText, reportMoney } from '../../../rules/staff/expenseRules.ts'
import { reportKindLabels } from '../../../rules/staff/staffKinds.ts'
import type { Form } from '../../../screen-kit/form/useFormState.ts'
import type { TableLink } from '../../../screen-kit/form/useOpenRows.ts'
import { presentPeople } from '../../../screen-kit/lookup/lookups.ts'
import { OptionField } from '../../../screen-kit/lookup/OptionField.tsx'
import { queryAtomFamily } from '../../../state/queryAtomFamily.ts'
import { queryOf } from '../../../transport/query.ts'
import { DateField } from '../../../widgets/fields/DateField.tsx'
import { SelectField } from '../../../widgets/fields/SelectField.tsx'
import { TextArea } from '../../../widgets/fields/TextArea.tsx'
import { AmountInput } from '../AmountInput.tsx'
import { MoneyLines } from '../MoneyCard.tsx'
import { ExpenseLines } from './ExpenseLines.tsx'

const tripsAtom = queryAtomFamily(
  (personId: number) => queryOf(expenseReports.getTripsToReport, { query: { personId } }),
  (_get, personId) => personId > 0,
)
const kinds = Object.entries(reportKindLabels).map(([value, label]) => ({ value, label }))

export const reportLines = (report: ExpenseReport) => {
  const { spent, vat, advance, difference } = reportMoney(report)
  return [
    ['Получен аванс', advance],
    ['Разходи', spent],
    ['В т.ч. ДДС', vat],
    [differenceText(difference), Math.abs(difference)],
  ] as const
}

/** Renders the choice of a trip. Choosing one copies its days and its advance payment. */
const TripField = ({ form }: { form: Form<ExpenseReport> }) => {
  const { values, set, field } = form
  const { data = [] } = useAtomValue(tripsAtom(values.person?.id ?? 0))
  const known = values.trip && !data.some(({ id }) => id === values.trip?.id) ? [values.trip] : []
  const options = [...known, ...data].map(({ id, name }) => ({ value: String(id), label: name }))
  const choose = (text: string) => {
    const trip = data.find(({ id }) => String(id) === text)
    if (trip) {
      const { id, name, fromDate, toDate, advance } = trip
      set({ trip: { id, name }, fromDate, toDate, advance })
    } else set({ trip: known.find(({ id }) => String(id) === text) ?? null })
  }
  return (
    <SelectField
      {...field('trip')}
      label="Командировка"
      required
      options={options}
      value={String(values.trip?.id ?? '')}
      onChange={choose}
      empty={options.length > 0 ? 'Изберете' : 'Няма командировка за отчитане'}
    />
  )
}

type Props = { form: Form<ExpenseReport>; table: TableLink }

export const ExpenseFields = ({ form, table }: Props) => {
  const { values, input, dateInput } = form
  const { currency } = reportMoney(values)
  const isOfTrip = values.kind === 'trip'
  return (
    <div className="flex flex-column gap-3">
      <div className="form-grid">
        <OptionField
          {...form.field('person')}
          className="double"
          label="Служител"
          required
          from={presentPeople}
          value={values.person}
          onChange={(person) => form.set({ person, trip: null })}
        />
        <SelectField {...input('kind')} label="Вид" required options={kinds} empty={null} />
        {isOfTrip && <TripField form={form} />}
        <div className="period">
          <DateField {...dateInput('fromDate')} label="От" required />
          <DateField {...dateInput('toDate')} label="До" required />
        </div>
        <AmountInput {...input('advance')} label="Получен аванс" currency={currency} />
        <TextArea {...input('workDone')} className="wide" label="Отчет за извършената работа" required={isOfTrip} />
        <TextArea {...input('note')} className="wide" label="Бележка" rows={2} />
      </div>
      <ExpenseLines report={values} form={form} table={table} />
      <MoneyLines currency={currency} lines={reportLines(values)} />
    </div>
  )
}
