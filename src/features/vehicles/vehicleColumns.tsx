import type { AdministrativeExpense, FuelExpense, Maintenance } from '../../contract/shapes/vehicleExpenses.ts'
import type { Vehicle } from '../../contract/shapes/vehicles.ts'
import { VehicleStatus } from '../../contract/vehicleKinds.ts'
import type { CivilDate } from '../../dates/civilDate.ts'
import { formatDate } from '../../dates/civilDate.ts'
import { today } from '../../dates/clock.ts'
import { isOverNorm } from '../../rules/vehicles/fuel.ts'
import { type CoverState, coverState } from '../../rules/vehicles/insuranceWarnings.ts'
import { decimalText } from '../../rules/words/decimal.ts'
import { centsOf, currencyOn, formatAmount } from '../../rules/words/money.ts'
import { dateColumn, numberColumn, textColumn } from '../../screen-kit/list/fieldColumns.ts'
import { AmountOfDay } from '../../screen-kit/money/AmountOfDay.tsx'
import { appConfig } from '../../transport/config.ts'
import { CellStack } from '../../widgets/grid/CellStack.tsx'
import type { WordedColumn } from '../../widgets/grid/gridColumn.ts'
import { StatusTag, type Tone } from '../../widgets/tags/StatusTag.tsx'

const tones: Record<CoverState, Tone> = { missing: 'grey', expired: 'red', soon: 'amber', valid: 'green' }
const expiredTexts = { insurance: 'изтекла', inspection: 'изтекъл', cover: 'изтекло' } as const

type UntilProps = { date: CivilDate | null; of?: keyof typeof expiredTexts; isHistory?: boolean }

export const VehicleStatusTag = ({ statusId, statusName }: Pick<Vehicle, 'statusId' | 'statusName'>) =>
  statusId === VehicleStatus.IN_USE ? (
    <span>{statusName}</span>
  ) : (
    <StatusTag tone={statusId === VehicleStatus.IN_REPAIR ? 'amber' : 'grey'}>{statusName}</StatusTag>
  )

/**
 * Renders an end date, with a colour and a hidden text if the date has passed or is near. In a history list
 * (`isHistory`) a past date is not marked.
 */
export const Until = ({ date, of = 'insurance', isHistory = false }: UntilProps) => {
  const known = coverState(date, today())
  const state = isHistory && known === 'expired' ? 'valid' : known
  if (state === 'missing') return <span className="muted">–</span>
  return state === 'valid' ? (
    <span className="nowrap">{formatDate(date)}</span>
  ) : (
    <StatusTag tone={tones[state]}>
      {formatDate(date)}
      <span className="visually-hidden">{state === 'expired' ? `, ${expiredTexts[of]}` : ', изтича'}</span>
    </StatusTag>
  )
}

const decimal = (value: number | null, digits: number): string => (value === null ? '' : decimalText(value, digits))

export const amountColumn = <K extends string>(
  key: K,
  header: string,
): WordedColumn<Record<K, string | null> & { date: CivilDate | null }> => ({
  key,
  header,
  sortBy: key,
  width: '7rem',
  onPhone: 'line',
  numeric: true,
  text: (row) =>
    row[key] === null
      ? ''
      : formatAmount(centsOf(row[key] ?? '') ?? 0, currencyOn(row.date ?? today()), appConfig().amountDisplay),
  cell: (row) => <AmountOfDay date={row.date} amount={row[key]} />,
})

type OfVehicle = { registrationNumber: string; vehicleName: string }
export const vehicleColumn: WordedColumn<OfVehicle> = {
  ...textColumn('registrationNumber', 'Автомобил', { width: '8.6rem', onPhone: 'title', opens: true }),
  text: ({ registrationNumber }: OfVehicle) => registrationNumber,
  extraColumns: [textColumn('vehicleName', 'Марка и модел')],
  cell: ({ registrationNumber, vehicleName }) => <CellStack main={registrationNumber} sub={vehicleName} />,
}

const deviationColumn: WordedColumn<FuelExpense> = {
  key: 'deviation',
  header: 'Отклонение',
  sortBy: 'deviation',
  width: '7rem',
  onPhone: 'line',
  numeric: true,
  text: ({ deviation }) =>
    deviation === null ? '' : `${deviation > 0 ? '+' : ''}${decimal(deviation, 1)}\u00a0%`.replace('-', '−'),
  cell: (row) => {
    const text = deviationColumn.text(row)
    return isOverNorm(row.deviation) ? (
      <StatusTag tone="amber">{text}</StatusTag>
    ) : (
      text || <span className="muted">–</span>
    )
  },
}

const decimalColumn = <K extends string>(
  key: K,
  header: string,
  digits: number,
): WordedColumn<Record<K, number | null>> => ({
  key,
  header,
  sortBy: key,
  width: '5.6rem',
  onPhone: 'line',
  numeric: true,
  text: (row) => decimal(row[key], digits),
})

const line = { onPhone: 'line' } as const

export const fuelColumns: readonly WordedColumn<FuelExpense>[] = [
  dateColumn('date', 'Дата', { width: '6.8rem', onPhone: 'tag' }),
  textColumn('driverName', 'Водач', { width: '9rem', ...line }),
  textColumn('fuelName', 'Гориво', { width: '6rem', ...line, foldsInto: 'driverName', folds: 'last' }),
  decimalColumn('quantity', 'Колич.', 2),
  { ...amountColumn('unitPrice', 'Ед. цена'), foldsInto: 'driverName', folds: 'last' },
  amountColumn('amount', 'Сума'),
  numberColumn('mileageFrom', 'Км начало', { width: '6rem', numeric: true, ...line }),
  numberColumn('mileage', 'Км край', { width: '6rem', numeric: true, ...line }),
  { ...decimalColumn('consumption', 'На 100 км', 1), foldsInto: 'registrationNumber', folds: 'last' },
  deviationColumn,
  textColumn('deviationReason', 'Причина за отклонението', { onPhone: 'line' }),
  textColumn('documentNumber', 'Документ №', { width: '7rem', ...line }),
]

export const administrativeColumns: readonly WordedColumn<AdministrativeExpense>[] = [
  dateColumn('date', 'Дата', { width: '6.8rem', onPhone: 'tag' }),
  textColumn('kindName', 'Вид разход', { width: '9rem', ...line }),
  dateColumn('periodFrom', 'Период от', { width: '6.8rem', ...line }),
  dateColumn('periodTo', 'Период до', { width: '6.8rem', ...line }),
  textColumn('documentNumber', 'Документ №', { width: '8rem', ...line }),
  textColumn('supplier', 'Доставчик', { onPhone: 'line' }),
  amountColumn('amount', 'Сума'),
]

export const maintenanceColumns: readonly WordedColumn<Maintenance>[] = [
  dateColumn('date', 'Дата', { width: '6.8rem', onPhone: 'tag' }),
  textColumn('kindName', 'Вид', { width: '9rem', ...line }),
  textColumn('service', 'Сервиз', { width: '10rem', ...line }),
  numberColumn('mileage', 'Километраж', {
    width: '7rem',
    numeric: true,
    ...line,
    foldsInto: 'kindName',
    folds: 'last',
  }),
  textColumn('description', 'Описание', { onPhone: 'line' }),
  textColumn('invoiceNumber', 'Фактура №', { width: '7.5rem', ...line }),
  amountColumn('amount', 'Сума'),
  dateColumn('nextDate', 'Следващо до', { width: '7rem', ...line }),
  numberColumn('nextMileage', 'Следващо при км', { width: '8rem', numeric: true, ...line }),
]

/** Returns the columns with the first one, the day, as the title of each row on a phone. */
const namedByDay = <R,>([day, ...others]: readonly WordedColumn<R>[]): WordedColumn<R>[] =>
  day ? [{ ...day, onPhone: 'title' }, ...others] : []
export const fuelOfVehicle = namedByDay(fuelColumns.filter(({ key }) => key !== 'deviationReason'))
export const administrativeOfVehicle = namedByDay(administrativeColumns)
export const maintenanceOfVehicle = namedByDay(maintenanceColumns)
