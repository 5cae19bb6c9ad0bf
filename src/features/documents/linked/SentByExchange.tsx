import { useAtomValue } from 'jotai'
import { SentVia, sentViaLabels } from '../../../contract/enumerations.ts'
import { formatDateTime } from '../../../dates/civilDate.ts'
import { deliveryOf } from '../../../rules/exchange/deliveryStatus.ts'
import { Button } from '../../../widgets/buttons/Button.tsx'
import { Section } from '../../../widgets/page/Section.tsx'
import { StatusTag } from '../../../widgets/tags/StatusTag.tsx'
import { addresseesAtom } from '../../document-parts/public.ts'

type Props = { docGuid: string; onOpenAddressees: () => void }

export const SentByExchange = ({ docGuid, onOpenAddressees }: Props) => {
  const { data = [] } = useAtomValue(addresseesAtom(docGuid))
  const sent = data.filter(
    ({ sentViaId, sentAt }) =>
      sentAt !== null && (sentViaId === SentVia.EDELIVERY || sentViaId === SentVia.DOCEXCHANGE),
  )
  if (sent.length === 0) return null
  return (
    <Section
      title="Изпратено за електронно връчване и обмен"
      actions={
        <Button kind="text" small onClick={onOpenAddressees}>
          Всички адресати
        </Button>
      }
    >
      <ul className="p-0 list-none" aria-label="Изпратени съобщения">
        {sent.map((one) => {
          const delivery = deliveryOf(one)
          const via = one.sentViaId === SentVia.EDELIVERY ? SentVia.EDELIVERY : SentVia.DOCEXCHANGE
          return (
            <li key={one.id} className="related-row">
              <span>
                {one.name}
                <span className="muted small related-line">
                  {sentViaLabels[via]}, изпратено на {formatDateTime(one.sentAt)}
                </span>
              </span>
              <StatusTag tone={delivery.tone}>{delivery.label}</StatusTag>
            </li>
          )
        })}
      </ul>
    </Section>
  )
}
