import { Link } from 'wouter'
import type { DeviceCaseFile, DeviceEvent } from '../../contract/shapes/devices.ts'
import { formatDateTime } from '../../dates/civilDate.ts'
import { caseFileRoot } from '../../routes/to.ts'
import { useMayOpen } from '../../screen-kit/routeTable.ts'
import { Card } from '../../widgets/page/Card.tsx'
import { Timeline } from '../../widgets/page/Timeline.tsx'

export const CaseFilesCard = ({ caseFiles }: { caseFiles: readonly DeviceCaseFile[] }) => {
  const mayOpen = useMayOpen()
  return (
    <Card title="Свързани преписки">
      {caseFiles.length === 0 ? (
        <p className="muted m-0">Няма свързани преписки.</p>
      ) : (
        <ul className="type-lines" aria-label="Свързани преписки">
          {caseFiles.map(({ guid, number, subject, rootDocumentGuid }) => (
            <li key={guid}>
              {rootDocumentGuid && mayOpen(caseFileRoot(rootDocumentGuid)) ? (
                <Link href={caseFileRoot(rootDocumentGuid)}>{`№ ${number}`}</Link>
              ) : (
                <b>{`№ ${number}`}</b>
              )}
              <div className="muted small">{subject}</div>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

export const HistoryCard = ({ history }: { history: readonly DeviceEvent[] }) => (
  <Card title="История">
    {history.length === 0 ? (
      <p className="muted m-0">Няма записана история.</p>
    ) : (
      <Timeline
        label="История"
        items={history.toReversed().map(({ date, personName, action, details }, i) => ({
          key: `${history.length - i}`,
          when: formatDateTime(date),
          who: personName,
          what: action,
          ...(details && { body: details }),
        }))}
      />
    )}
  </Card>
)
