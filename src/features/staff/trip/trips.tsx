import { BusinessTrip, filledInOf } from '../../../contract/shapes/staff.ts'
import { businessTrips } from '../../../contract/staff.ts'
import { formatDateYear } from '../../../dates/civilDate.ts'
import { today } from '../../../dates/clock.ts'
import { to } from '../../../routes/to.ts'
import { lateOrder } from '../../../rules/staff/mayMoveStaff.ts'
import { kindIn, transportLabels, tripKindLabels, tripPayerLabels } from '../../../rules/staff/staffKinds.ts'
import { countsAsAway } from '../../../rules/staff/staffRoute.ts'
import { isByCar } from '../../../rules/staff/tripCar.ts'
import {
  transportText,
  tripDays,
  tripMoney,
  tripOrdinance,
  tripRegister,
  visitedPlaces,
} from '../../../rules/staff/tripRules.ts'
import { formatAmount } from '../../../rules/words/money.ts'
import { pluralise } from '../../../rules/words/pluralise.ts'
import { textColumn } from '../../../screen-kit/list/fieldColumns.ts'
import { Paper } from '../../../screen-kit/paper/Paper.tsx'
import { appConfig } from '../../../transport/config.ts'
import { Banner } from '../../../widgets/page/Banner.tsx'
import { AwayNotice } from '../AwayNotice.tsx'
import { amountColumn, staffColumns } from '../list/staffColumns.tsx'
import { MoneyCard } from '../MoneyCard.tsx'
import { RecordLink } from '../RecordLink.tsx'
import { StaffScreen, type StaffScreenProps } from '../StaffScreen.tsx'
import { signersOf } from '../signers.ts'
import { staffDefinition } from '../staffDefinition.ts'
import { staffInvalidation } from '../staffInvalidation.ts'
import { TripFields, tripLines } from './TripFields.tsx'
import { groundText, TripGround } from './TripGround.tsx'

const TripPaper = ({ record }: { record: BusinessTrip }) => {
  const { currency } = tripMoney(record)
  return (
    <Paper
      title="Заповед"
      number={record.orderNumber && `№ ${record.orderNumber} от ${formatDateYear(record.orderDate)}`}
      ground={`На основание чл. 121 във връзка с чл. 215 от Кодекса на труда и ${tripOrdinance(record)}`}
      rows={[
        ['КОМАНДИРОВАМ', record.person?.name],
        ['Длъжност', record.positionName],
        ['Звено', record.departmentName],
        ['До', record.place],
        ['Маршрут', record.itinerary],
        ['Със задача', record.task],
        ['Основание', groundText(record)],
        [
          'За срок',
          `${pluralise(tripDays(record), 'day')}: ${formatDateYear(record.fromDate)} – ${formatDateYear(record.toDate)} включително`,
        ],
        ['Превозно средство', transportText(record)],
        ['За сметка на', record.onAccountOf && kindIn(tripPayerLabels, record.onAccountOf)],
        ...tripLines(record).map(
          ([term, cents]) => [term, cents > 0 ? formatAmount(cents, currency, appConfig().amountDisplay) : ''] as const,
        ),
        ['Отчет', 'в срок до 3 дни след завръщането'],
      ]}
      signatures={signersOf(record, 'check', 'approval')}
    >
      <table className="staff-stamps">
        <caption>Отметки за пристигане и отпътуване</caption>
        <thead>
          <tr>
            {['Място', 'Пристигнал на', 'Отпътувал на', 'Подпис и печат'].map((header) => (
              <th key={header} scope="col">
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {visitedPlaces(record).map((place, at) => (
            <tr key={at}>
              <th scope="row">{place}</th>
              <td />
              <td />
              <td />
            </tr>
          ))}
        </tbody>
      </table>
    </Paper>
  )
}

const Transport = ({ trip }: { trip: BusinessTrip }) => (
  <>
    {kindIn(transportLabels, trip.transport)}
    {isByCar(trip) && trip.vehicle && (
      <>
        {' '}
        <RecordLink address={to.vehicles.one(trip.vehicle.id)} text={trip.vehicle.name} />
      </>
    )}
  </>
)

/** Renders a warning that the trip began without an order. */
const TooLate = ({ trip }: { trip: BusinessTrip }) => {
  const late = lateOrder('trip', trip, today())
  return late ? (
    <Banner kind="warning" title="Командировката е започнала без заповед">
      {late.because} {late.whatHelps}
    </Banner>
  ) : null
}

const trips = staffDefinition<BusinessTrip>({
  kind: 'trip',
  name: 'business-trip',
  title: 'Командировки',
  newTitle: 'Нова командировка',
  emptyText: 'Тук се появяват командировките на служителите.',
  at: to.staff.businessTrips,
  calls: businessTrips,
  staleCalls: staffInvalidation.trip,
  rules: tripRegister,
  columns: staffColumns<BusinessTrip>('trip', [
    textColumn('orderNumber', 'Заповед №', { width: '7.5rem', onPhone: 'line', nowrap: true }),
    textColumn('place', 'Място', { width: '8rem', onPhone: 'line' }),
    {
      key: 'days',
      header: 'Дни',
      width: '4rem',
      numeric: true,
      onPhone: 'line',
      text: (trip) => String(tripDays(trip)),
    },
    {
      key: 'transport',
      header: 'Транспорт',
      width: '8rem',
      onPhone: 'line',
      text: ({ transport }) => kindIn(transportLabels, transport),
    },
    amountColumn('total', 'Обща сума', (trip) => {
      const { total, currency } = tripMoney(trip)
      return { cents: total, currency }
    }),
  ]),
  hiddenAtFirst: ['date', 'kind', 'orderNumber', 'transport'],
  shape: BusinessTrip,
  filledIn: filledInOf.trip,
  begins: () => ({ kind: 'domestic', onAccountOf: 'own' }),
  hasAmounts: true,
  Fields: TripFields,
  factsOf: (trip) => [
    { term: 'Вид', value: kindIn(tripKindLabels, trip.kind) },
    { term: 'Място', value: trip.place },
    { term: 'От', value: formatDateYear(trip.fromDate) },
    { term: 'До', value: formatDateYear(trip.toDate) },
    { term: 'Маршрут', value: trip.itinerary, wide: true },
    { term: 'Задача', value: trip.task, wide: true },
    { term: 'Превоз', value: <Transport trip={trip} /> },
    trip.onAccountOf ? { term: 'За сметка на', value: kindIn(tripPayerLabels, trip.onAccountOf) } : undefined,
    trip.groundKind ? { term: 'Основание', value: <TripGround trip={trip} /> } : undefined,
    trip.distance === null ? undefined : { term: 'Разстояние', value: `${trip.distance} км` },
    { term: 'Заместник', value: trip.substitute?.name },
    trip.report
      ? {
          term: 'Отчет за разходи',
          value: (
            <RecordLink
              address={to.staff.expenseReports.one(trip.report.id)}
              text={trip.report.name ? `№ ${trip.report.name}` : 'чернова'}
            />
          ),
        }
      : undefined,
    trip.orderNumber
      ? { term: 'Заповед', value: `№ ${trip.orderNumber} от ${formatDateYear(trip.orderDate)}` }
      : undefined,
  ],
  More: ({ record }) => (
    <>
      <TooLate trip={record} />
      <MoneyCard title="Средства" currency={tripMoney(record).currency} lines={tripLines(record)} />
      {countsAsAway(record.step) && record.step !== 'closed' && <AwayNotice away={record} tripId={record.id} />}
    </>
  ),
  papers: [{ title: 'Заповед за командировка', command: 'Печат', Sheet: TripPaper }],
})

const TripScreens = ({ show }: StaffScreenProps) => <StaffScreen definition={trips} show={show} />

export default TripScreens
