import { useAtomValue } from 'jotai'
import { Link } from 'wouter'
import { incomingStatusLabels } from '../../../contract/enumerations.ts'
import { labelOrUnknown } from '../../../contract/labels.ts'
import { formatDateTime } from '../../../dates/civilDate.ts'
import { to } from '../../../routes/to.ts'
import { ErrorState } from '../../../widgets/page/ErrorState.tsx'
import { Section } from '../../../widgets/page/Section.tsx'
import { Skeleton } from '../../../widgets/page/Skeleton.tsx'
import { type ExchangeSystem, messagesAtom } from './linkedState.ts'

const names: Record<ExchangeSystem, string> = { eDelivery: 'е-Връчване', docExchange: 'Обмен на документи' }
const addresses: Record<ExchangeSystem, (guid: string) => string> = {
  eDelivery: to.documentsFlow.eDeliveryMessage,
  docExchange: to.documentsFlow.docExchangeMessage,
}

export const SourceMessages = ({ system, docGuid }: { system: ExchangeSystem; docGuid: string }) => {
  const { data, error, refetch } = useAtomValue(messagesAtom[system](docGuid))
  return (
    <Section title={`Получено чрез ${names[system]}`}>
      {error && !data && (
        <ErrorState title="Съобщението не се зареди" message={error.message} onRetry={() => void refetch()} />
      )}
      {!error && !data && <Skeleton lines={2} />}
      {data?.items.length === 0 && (
        <p className="muted">Документът не е регистриран от съобщение; въведен е на ръка с този начин на получаване.</p>
      )}
      {data && data.items.length > 0 && (
        <ul className="p-0 list-none" aria-label="Съобщения">
          {data.items.map(({ guid, title, sender, dateSent, incomingStatusId }) => (
            <li key={guid} className="related-row">
              <span>
                <Link href={addresses[system](guid)}>{title}</Link>
                <span className="muted small related-line">
                  {sender} · изпратено на {formatDateTime(dateSent)}
                </span>
              </span>
              <span className="muted small">{labelOrUnknown(incomingStatusLabels, incomingStatusId)}</span>
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}
