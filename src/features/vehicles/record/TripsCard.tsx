import { useAtomValue } from 'jotai'
import { Link, useLocation } from 'wouter'
import type { BusinessTrip } from '../../../contract/shapes/staff.ts'
import { businessTrips } from '../../../contract/staff.ts'
import { to } from '../../../routes/to.ts'
import { periodText } from '../../../rules/staff/absences.ts'
import { stepLabel } from '../../../rules/staff/staffRoute.ts'
import { tripRegister } from '../../../rules/staff/tripRules.ts'
import { formatCount } from '../../../rules/words/pluralise.ts'
import { mayCallAtom } from '../../../state/access.ts'
import { queryAtomFamily } from '../../../state/queryAtomFamily.ts'
import { queryOf } from '../../../transport/query.ts'
import { Grid } from '../../../widgets/grid/Grid.tsx'
import type { GridColumn } from '../../../widgets/grid/gridColumn.ts'
import { Card } from '../../../widgets/page/Card.tsx'

const newestPage = { pageNumber: 1, pageSize: 5 }
const tripsAtom = queryAtomFamily((vehicleId: number) =>
  queryOf(businessTrips.list, {
    query: newestPage,
    body: { vehicleId, sortColumns: [{ columnName: 'fromDate', direction: 'desc' }] },
  }),
)
const line = { onPhone: 'line' } as const
const columns: readonly GridColumn<BusinessTrip>[] = [
  {
    key: 'number',
    header: '№',
    width: '7rem',
    onPhone: 'title',
    opens: true,
    text: ({ number }) => number || 'Чернова',
  },
  {
    key: 'days',
    header: 'Дни',
    width: '13rem',
    nowrap: true,
    ...line,
    text: ({ fromDate, toDate }) => periodText(fromDate, toDate),
  },
  { key: 'person', header: 'Служител', ...line, text: ({ person }) => person?.name ?? '' },
  { key: 'place', header: 'Място', width: '9rem', ...line, text: ({ place }) => place },
  { key: 'step', header: 'Статус', width: '8rem', onPhone: 'tag', text: ({ step }) => stepLabel('trip', step) },
]

export const TripsCard = ({ vehicleId }: { vehicleId: number }) =>
  useAtomValue(mayCallAtom)(businessTrips.list) ? <Trips vehicleId={vehicleId} /> : null

const Trips = ({ vehicleId }: { vehicleId: number }) => {
  const [, navigate] = useLocation()
  const { data, error, refetch } = useAtomValue(tripsAtom(vehicleId))
  const hrefOf = ({ id }: BusinessTrip) => to.staff.businessTrips.one(id)
  return (
    <Card
      title="Командировки"
      className="register-card"
      flush
      actions={
        data &&
        data.totalCount > data.items.length && (
          <Link href={to.staff.businessTrips.list({ vehicleId })}>{`Всички (${formatCount(data.totalCount)})`}</Link>
        )
      }
    >
      <Grid
        label="Командировки"
        quiet
        columns={columns}
        rows={data?.items}
        rowKey={({ id }) => id}
        rowLabel={tripRegister.nameOf}
        rowHref={hrefOf}
        onOpen={(row) => navigate(hrefOf(row))}
        skeletonRows={2}
        error={error && !data ? { message: error.message, onRetry: () => void refetch() } : undefined}
        empty={<p className="muted m-0">Автомобилът не е ползван в командировка.</p>}
      />
    </Card>
  )
}
