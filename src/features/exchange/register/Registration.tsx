import { type ReactNode, Suspense, useState } from 'react'
import { useLocation } from 'wouter'
import { to } from '../../../routes/to.ts'
import { useLeaveGuard } from '../../../screen-kit/leaveGuard.ts'
import { useTabTitle } from '../../../screen-kit/useTabTitle.ts'
import { WriteOutcomeBanner } from '../../../screen-kit/writes/WriteOutcomeBanner.tsx'
import { BackHeader } from '../../../widgets/page/BackHeader.tsx'
import { Card } from '../../../widgets/page/Card.tsx'
import { PageHeader } from '../../../widgets/page/PageHeader.tsx'
import { Skeleton } from '../../../widgets/page/Skeleton.tsx'
import type { Message, PreDocument } from '../exchangeCalls.ts'
import type { ExchangeSystem } from '../exchangeSystem.ts'
import { ProcessedBanner } from '../message/ProcessedBanner.tsx'
import { isWaiting } from '../messageStatus.ts'
import { safeAgain } from '../safeAgain.ts'
import { CarriedFiles } from './CarriedFiles.tsx'
import { carriedAtFirst, carriedGuids } from './carriedFiles.ts'
import type { DocumentFormSlot } from './documentFormSlot.ts'
import { MessageBeside } from './MessageBeside.tsx'
import { SenderOffer } from './SenderOffer.tsx'
import { useRegistration } from './useRegistration.ts'

type Props = { system: ExchangeSystem; message: Message; filled: PreDocument; Form: DocumentFormSlot }

/** The form filled in from a message, the message beside it, and one call that makes a registered document of both. */
export const Registration = ({ system, message, filled, Form }: Props) => {
  const [, navigate] = useLocation()
  const [start] = useState(filled)
  const [wasWaiting] = useState(() => isWaiting(message))
  const [carried, setCarried] = useState(() => carriedAtFirst(start.attachments))
  const [isTyped, setIsTyped] = useState(false)
  const release = useLeaveGuard(isTyped ? 'Документът не е регистриран.' : undefined)
  const { busy, outcome, register } = useRegistration(system, ({ guid }) => {
    release()
    navigate(to.documentsFlow.document(guid, { registered: 1 }), { replace: true })
  })
  useTabTitle(`${system.registerTitle} – ${message.title}`)
  const back = system.messageHref(message.guid)
  const { attachments } = start
  const head = (under: ReactNode) => (
    <>
      <BackHeader href={back} label={system.messageTitle} />
      <PageHeader title={system.registerTitle} note="Полетата са попълнени от съобщението. Проверете ги." />
      {outcome?.kind !== 'done' && <ProcessedBanner message={message} />}
      {under}
    </>
  )
  if (!wasWaiting) return head(<MessageBeside system={system} message={message} />)
  return head(
    <div className="register-grid">
      <aside aria-label="Съобщението">
        <MessageBeside system={system} message={message} />
      </aside>
      <Suspense
        fallback={
          <Card>
            <Skeleton lines={12} />
          </Card>
        }
      >
        <Form
          draftName={`register/${system.name}/${message.guid}`}
          start={start.body}
          renderSender={(put) => !start.senderIsKnown && <SenderOffer message={message} onPut={put} />}
          files={<CarriedFiles files={attachments} carried={carried} onChange={setCarried} />}
          message={
            <WriteOutcomeBanner
              state={outcome}
              notDone="Документът не е регистриран"
              unknown="дали документът е регистриран"
              check={safeAgain}
            />
          }
          busy={busy}
          onTyped={setIsTyped}
          onRegister={(document) =>
            register({ messageGuid: message.guid, document, attachmentGuids: carriedGuids(attachments, carried) })
          }
          onCancel={() => navigate(back)}
        />
      </Suspense>
    </div>,
  )
}
