import { useState } from 'react'
import { formatDateTime } from '../../../dates/civilDate.ts'
import { deliveryOf } from '../../../rules/exchange/deliveryStatus.ts'
import { nextStep } from '../../../rules/nextStep.ts'
import { refusalOf } from '../../../rules/ruleResult.ts'
import { useMayOpen } from '../../../screen-kit/routeTable.ts'
import { useTabTitle } from '../../../screen-kit/useTabTitle.ts'
import { CommandBar } from '../../../widgets/commands/CommandBar.tsx'
import { IconRegister, IconReject } from '../../../widgets/icons.ts'
import { DialogPart } from '../../../widgets/overlays/DialogPart.tsx'
import { BackHeader } from '../../../widgets/page/BackHeader.tsx'
import { Banner } from '../../../widgets/page/Banner.tsx'
import { Card } from '../../../widgets/page/Card.tsx'
import { DescriptionList } from '../../../widgets/page/DescriptionList.tsx'
import { lazyPart } from '../../../widgets/page/lazyPart.tsx'
import { PageHeader } from '../../../widgets/page/PageHeader.tsx'
import { Part } from '../../../widgets/page/Part.tsx'
import { Numbered } from '../../../widgets/tags/Numbered.tsx'
import { PersonAvatar } from '../../../widgets/tags/PersonAvatar.tsx'
import { StatusTag } from '../../../widgets/tags/StatusTag.tsx'
import type { Message } from '../exchangeCalls.ts'
import type { ExchangeSystem } from '../exchangeSystem.ts'
import { exchangeStatusLabel, isWaiting, statusLabel, statusTone } from '../messageStatus.ts'
import { mayRegister, mayReject, messageSteps } from '../processing.ts'
import { Attachments } from './Attachments.tsx'
import { MessageBody } from './MessageBody.tsx'
import { messageFields } from './messageFields.tsx'
import { ProcessedBanner } from './ProcessedBanner.tsx'

const WhoOpened = ({ message: { openedBy, openedAt } }: { message: Message }) =>
  openedBy === '' ? (
    <p className="muted">Не е записано кой е отворил съобщението.</p>
  ) : (
    <div className="who-opened">
      <PersonAvatar name={openedBy} />
      <div>
        <b>{openedBy}</b>
        <div className="muted">
          <Numbered text={`Отворено първо на ${formatDateTime(openedAt)}`} />
        </div>
      </div>
    </div>
  )

const RepeatedNote = ({ message }: { message: Message }) => {
  if (message.repeatedAt === null) return null
  return (
    <div className="mb-3">
      <Banner kind="info" title={`Съобщението пристигна повторно на ${formatDateTime(message.repeatedAt)}`}>
        {isWaiting(message)
          ? 'Изпращачът е уведомен, че документът вече е получен. Регистрирайте или откажете съобщението само веднъж.'
          : 'То има същия уникален идентификатор и не е нова работа: изпращачът е уведомен, че документът вече е получен.'}
      </Banner>
    </div>
  )
}

const RejectionNotice = ({ message: { notice, sender } }: { message: Message }) => {
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

const RejectDialog = lazyPart(() => import('../reject/RejectDialog.tsx'))

type Props = { system: ExchangeSystem; message: Message }

export const MessageView = ({ system, message }: Props) => {
  const hasDocumentFlow = useMayOpen()(system.registerHref(message.guid))
  const [rejecting, setRejecting] = useState(false)
  useTabTitle(`${message.title} – ${system.short}`)
  const inExchange = exchangeStatusLabel(message)
  return (
    <>
      <BackHeader href={system.listHref()} label={system.listTitle} />
      <PageHeader
        title={message.title}
        above={
          <>
            <span className="muted">{system.messageTitle}</span>
            <StatusTag tone={statusTone(message)}>{statusLabel(message)}</StatusTag>
            {inExchange !== '' && <span className="muted">{inExchange}</span>}
          </>
        }
        actions={
          <CommandBar
            next={nextStep(messageSteps(message, hasDocumentFlow))}
            commands={[
              {
                key: 'register',
                label: 'Регистрирай',
                icon: IconRegister,
                href: system.registerHref(message.guid),
                refusal: refusalOf(mayRegister(message, hasDocumentFlow)),
              },
              {
                key: 'reject',
                label: 'Отхвърли',
                icon: IconReject,
                refusal: refusalOf(mayReject(message)),
                run: () => setRejecting(true),
              },
            ]}
          />
        }
      />
      <ProcessedBanner message={message} />
      <RepeatedNote message={message} />
      <div className="doc-grid">
        <div className="flex flex-column gap-3">
          <Card title="Съдържание">
            <MessageBody message={message} />
          </Card>
          <Card title="Прикачени файлове">
            <Attachments system={system} guid={message.guid} />
          </Card>
          <Part name="Съобщение до подателя">
            <RejectionNotice message={message} />
          </Part>
        </div>
        <aside>
          <Card title="За съобщението">
            <DescriptionList columns={1} items={messageFields(system, message)} />
          </Card>
          <Card title="Отваряне">
            <WhoOpened message={message} />
          </Card>
        </aside>
      </div>
      {rejecting && (
        <DialogPart name="Отказ от регистрация" onClose={() => setRejecting(false)}>
          <RejectDialog
            system={system}
            message={message}
            onDone={() => setRejecting(false)}
            onClose={() => setRejecting(false)}
          />
        </DialogPart>
      )}
    </>
  )
}
