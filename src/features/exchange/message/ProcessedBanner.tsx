import { IncomingStatus } from '../../../contract/enumerations.ts'
import { to } from '../../../routes/to.ts'
import { processedTitle } from '../../../rules/exchange/exchangeMessages.ts'
import { LinkButton } from '../../../widgets/buttons/LinkButton.tsx'
import { IconDocument } from '../../../widgets/icons.ts'
import { Banner } from '../../../widgets/page/Banner.tsx'
import type { Message } from '../exchangeCalls.ts'
import { isWaiting } from '../messageStatus.ts'

/** What became of a processed message: the document it is now, or why it was refused. */
export const ProcessedBanner = ({ message }: { message: Message }) => {
  if (isWaiting(message)) return null
  const { incomingStatusId, registeredDocument, rejectionReason } = message
  if (incomingStatusId === IncomingStatus.REJECTED)
    return (
      <div className="mb-3">
        <Banner kind="warning" title="Регистрацията на съобщението е отказана.">
          <span className="pre-line">{rejectionReason || 'Причината не е записана.'}</span>
        </Banner>
      </div>
    )
  return (
    <div className="mb-3">
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
    </div>
  )
}
