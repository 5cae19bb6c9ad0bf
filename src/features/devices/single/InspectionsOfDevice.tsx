import { useAtomValue } from 'jotai'
import { Link } from 'wouter'
import { type InspectionRow, inspections } from '../../../contract/inspections.ts'
import { formatDate } from '../../../dates/civilDate.ts'
import { to } from '../../../routes/to.ts'
import { openable, useMayOpen } from '../../../screen-kit/routeTable.ts'
import { queryAtomFamily } from '../../../state/queryAtomFamily.ts'
import { queryOf } from '../../../transport/query.ts'
import { Card } from '../../../widgets/page/Card.tsx'
import { ErrorState } from '../../../widgets/page/ErrorState.tsx'
import { Skeleton } from '../../../widgets/page/Skeleton.tsx'

const maxShown = 20
const inspectionsAtom = queryAtomFamily((serialNumber: string) =>
  queryOf(
    inspections.getInspections,
    { query: { pageNumber: 1, pageSize: maxShown }, body: { serialNumber } },
    { quiet: true },
  ),
)

const Inspection = ({ row, href }: { row: InspectionRow; href: string | undefined }) => (
  <li>
    {href ? <Link href={href}>{`№ ${row.number}`}</Link> : `№ ${row.number}`}
    <small className="muted">
      {[formatDate(row.date), row.kindName, row.statusName, row.resultName].filter(Boolean).join(' · ')}
    </small>
  </li>
)

const Rows = ({ serialNumber }: { serialNumber: string }) => {
  const { data, error, refetch } = useAtomValue(inspectionsAtom(serialNumber))
  const mayOpen = useMayOpen()
  if (error && !data)
    return <ErrorState title="Проверките не се заредиха" message={error.message} onRetry={() => void refetch()} />
  if (!data) return <Skeleton lines={2} />
  if (data.items.length === 0) return <p className="muted">Не е проверявано.</p>
  return (
    <ul className="flex flex-column gap-2 p-0 list-none">
      {data.items.map((row) => (
        <Inspection key={row.guid} row={row} href={openable(to.inspections.one(row.guid), mayOpen)} />
      ))}
    </ul>
  )
}

export const InspectionsOfDevice = ({ serialNumber }: { serialNumber: string }) => (
  <Card title="Проверки">
    {serialNumber === '' ? (
      <p className="muted">Без сериен № не се намират проверки.</p>
    ) : (
      <Rows serialNumber={serialNumber} />
    )}
  </Card>
)
