import type { StaffKind } from '../../../contract/shapes/staff.ts'
import { formatDateTime } from '../../../dates/civilDate.ts'
import { movesOf, stepLabel } from '../../../rules/staff/staffRoute.ts'
import { Card } from '../../../widgets/page/Card.tsx'
import { DescriptionList } from '../../../widgets/page/DescriptionList.tsx'
import { Timeline } from '../../../widgets/page/Timeline.tsx'
import type { StaffRecord } from '../staffDefinition.ts'
import '../staff.css'

type Props = { kind: StaffKind; record: StaffRecord }

export const RouteHistory = ({ kind, record }: Props) =>
  record.history.length === 0 ? (
    <p className="muted">Още няма движение по маршрута.</p>
  ) : (
    <Timeline
      label="История"
      items={record.history.map(({ move, at, personName, insteadOf, comment }, place) => ({
        key: String(place),
        when: formatDateTime(at),
        who: insteadOf ? `${personName}, вместо ${insteadOf}` : personName,
        what: movesOf[kind].find(({ key }) => key === move)?.done ?? move,
        ...(comment && { body: comment }),
      }))}
    />
  )

export const RouteCard = ({ kind, record }: Props) => (
  <div className="flex flex-column gap-3">
    {record.performers.length > 0 && (
      <Card title="Кой решава">
        <DescriptionList
          columns={1}
          items={record.performers.map(({ title, step, person }) => ({
            term: `${stepLabel(kind, step)}: ${title.toLowerCase()}`,
            value: step !== null && step === record.step ? <b>{person?.name ?? '–'}</b> : person?.name,
          }))}
        />
      </Card>
    )}
    <Card title="История">
      <RouteHistory kind={kind} record={record} />
    </Card>
  </div>
)
