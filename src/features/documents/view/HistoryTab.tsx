import { useAtomValue } from 'jotai'
import { IconHistory } from '../../../widgets/icons.ts'
import { EmptyState } from '../../../widgets/page/EmptyState.tsx'
import { ErrorState } from '../../../widgets/page/ErrorState.tsx'
import { Skeleton } from '../../../widgets/page/Skeleton.tsx'
import { Timeline } from '../../../widgets/page/Timeline.tsx'
import { historyAtom } from '../../document-record/public.ts'
import { type HistoryItem, historyItems } from './historyItems.ts'

const Change = ({ attribute, oldValue, newValue }: HistoryItem) => (
  <span className="change inline-flex flex-wrap align-items-baseline column-gap-2">
    {attribute && <span className="muted">{attribute.replace(/\.$/, '')}:</span>}
    {oldValue && (
      <del>
        <span className="visually-hidden">беше </span>
        {oldValue}
      </del>
    )}
    {oldValue && newValue && <span aria-hidden>→</span>}
    {newValue && (
      <ins>
        <span className="visually-hidden">стана </span>
        {newValue}
      </ins>
    )}
  </span>
)

const bodyOf = (item: HistoryItem) => {
  const isChange = item.oldValue !== '' || item.newValue !== ''
  if (!isChange && item.note === '') return undefined
  return (
    <>
      {isChange && <Change {...item} />}
      {item.note !== '' && <div>{item.note}</div>}
    </>
  )
}

const HistoryTab = ({ docGuid }: { docGuid: string }) => {
  const { data, error, refetch } = useAtomValue(historyAtom(docGuid))
  return (
    <div className="document-tab">
      {error && !data && (
        <ErrorState title="Историята не се зареди" message={error.message} onRetry={() => void refetch()} />
      )}
      {!error && !data && <Skeleton lines={8} />}
      {data?.length === 0 && (
        <EmptyState title="Още няма история" icon={IconHistory}>
          Тук се записва всичко, което се прави с документа.
        </EmptyState>
      )}
      {data && data.length > 0 && (
        <Timeline
          label="История на документа, най-новото първо"
          items={historyItems(data).map((item) => {
            const body = bodyOf(item)
            return {
              key: item.key,
              when: item.when,
              who: item.who,
              what: item.action,
              ...(item.tone && { tone: item.tone }),
              ...(body && { body }),
            }
          })}
        />
      )}
    </div>
  )
}

export default HistoryTab
