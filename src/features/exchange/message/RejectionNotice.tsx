import { formatDateTime } from '../../../dates/civilDate.ts'
import { deliveryOf } from '../../../rules/exchange/deliveryStatus.ts'
import { Card } from '../../../widgets/page/Card.tsx'
import { StatusTag } from '../../../widgets/tags/StatusTag.tsx'
import type { Message } from '../exchangeCalls.ts'

/** What the sender of a rejected message was told, and whether it arrived. */
export const RejectionNotice = ({ message: { notice, sender } }: { message: Message }) => {
  if (notice === null) return null
  const { label, tone } = deliveryOf(notice)
  const { sentAt, deliveredAt, text } = notice
  return (
    <Card title="Съобщение до подателя" actions={<StatusTag tone={tone}>{label}</StatusTag>}>
      <div className="flex flex-column gap-3">
        <p className="muted">
          До {sender}, изпратено на {formatDateTime(sentAt)}
          {deliveredAt !== null && `, доставено на ${formatDateTime(deliveredAt)}`}
        </p>
        <p className="pre-line message-text">{text}</p>
      </div>
    </Card>
  )
}
