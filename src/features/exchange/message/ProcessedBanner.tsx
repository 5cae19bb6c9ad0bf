import type { ReactNode } from 'react'
import { to } from '../../../routes/to.ts'
import {
  type MessagePhase,
  messagePhase,
  processedTitle,
  unknownStatusHint,
  unknownStatusTitle,
} from '../../../rules/exchange/exchangeMessages.ts'
import { LinkButton } from '../../../widgets/buttons/LinkButton.tsx'
import { IconDocument } from '../../../widgets/icons.ts'
import { Banner } from '../../../widgets/page/Banner.tsx'
import type { Message } from '../exchangeCalls.ts'

export const ProcessedBanner = ({ message }: { message: Message }) => {
  const banner = bannerOf[messagePhase(message.incomingStatusId)]
  return banner && <div className="mb-3">{banner(message)}</div>
}

const bannerOf: Record<MessagePhase | 'unknown', ((message: Message) => ReactNode) | null> = {
  waits: null,
  unknown: ({ incomingStatusId }) => (
    <Banner kind="warning" title={unknownStatusTitle}>
      {unknownStatusHint(incomingStatusId)}
    </Banner>
  ),
  rejected: ({ rejectionReason }) => (
    <Banner kind="warning" title="Регистрацията на съобщението е отказана.">
      <span className="pre-line">{rejectionReason || 'Причината не е записана.'}</span>
    </Banner>
  ),
  registered: ({ registeredDocument }) => (
    <Banner
      kind="success"
      title={processedTitle}
      action={
        registeredDocument && (
          <LinkButton small icon={IconDocument} href={to.documentsFlow.document(registeredDocument.guid)}>
            Отвори документ № {registeredDocument.documentNumber}
          </LinkButton>
        )
      }
    >
      {registeredDocument ? 'Регистрирано е като входящ документ.' : 'Документът от него не е достъпен за Вас.'}
    </Banner>
  ),
}
