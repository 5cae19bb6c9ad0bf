import { sentViaLabels } from '../../../contract/enumerations.ts'
import { labelIn } from '../../../contract/labels.ts'
import { formatDateTime } from '../../../dates/civilDate.ts'
import { deliveryOf } from '../../../rules/exchange/deliveryStatus.ts'
import { hasFailed } from '../../../rules/exchange/sending.ts'
import { StatusTag } from '../../../widgets/tags/StatusTag.tsx'
import { isNotServed } from './sendPlan.ts'
import type { Addressee } from './sendState.ts'

const channelName = (sentViaId: number | null): string =>
  labelIn(sentViaLabels, sentViaId) || 'без посочен начин на изпращане'

const momentsOf = (one: Addressee): string =>
  [
    one.sentAt && `изпратено на ${formatDateTime(one.sentAt)}`,
    one.deliveredAt && `доставено на ${formatDateTime(one.deliveredAt)}`,
    one.servedAt && `връчено на ${formatDateTime(one.servedAt)}`,
    isNotServed(one) && 'не е връчено',
  ]
    .filter((part) => part)
    .join(', ')

export const AddresseeLine = ({ addressee, withChannel }: { addressee: Addressee; withChannel?: boolean }) => {
  const { name, address, attentionTo, isCopy, sentViaId, failure, answer } = addressee
  const problemText = failure || (hasFailed(addressee) ? 'Системата за обмен не прие съобщението.' : '')
  const delivery = deliveryOf(addressee)
  const about = [isCopy && 'копие', attentionTo && `на вниманието на ${attentionTo}`, address]
    .filter((part) => part)
    .join(', ')
  const moments = momentsOf(addressee)
  return (
    <div className="flex flex-1 flex-wrap align-items-start justify-content-between row-gap-1 column-gap-3 min-w-0">
      <div>
        <b>{name}</b>
        {withChannel && <span className="muted">, {channelName(sentViaId)}</span>}
        {about !== '' && <div className="muted small">{about}</div>}
        {problemText !== '' && (
          <div className="send-failure small">
            {!hasFailed(addressee) && 'Отказана регистрация: '}
            {problemText}
          </div>
        )}
        {answer && <div className="small">{answer}</div>}
        {moments !== '' && <div className="muted small">{moments}</div>}
      </div>
      {!withChannel && <StatusTag tone={delivery.tone}>{delivery.label}</StatusTag>}
    </div>
  )
}
