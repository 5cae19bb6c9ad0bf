import { useSetAtom } from 'jotai'
import { type ReactNode, useState } from 'react'
import { useLocation } from 'wouter'
import { to } from '../../../routes/to.ts'
import { proposedAddresseeHint } from '../../../rules/documents/proposedAddressee.ts'
import { mayUseFile } from '../../../rules/exchange/scan.ts'
import { useSignatureConfirmation } from '../../../screen-kit/files/useSignatureConfirmation.tsx'
import { IdempotentMutation } from '../../../screen-kit/saving/idempotentMutation.ts'
import { useTabTitle } from '../../../screen-kit/useTabTitle.ts'
import { BackHeader } from '../../../widgets/page/BackHeader.tsx'
import { Card } from '../../../widgets/page/Card.tsx'
import { LoadingFallback } from '../../../widgets/page/lazyPart.tsx'
import { PageHeader } from '../../../widgets/page/PageHeader.tsx'
import { Skeleton } from '../../../widgets/page/Skeleton.tsx'
import { attachingChosen, ChosenFiles, useSendChosen, useUploads } from '../../document-files/public.ts'
import type { Message, PreDocument } from '../exchangeCalls.ts'
import type { ExchangeSystem } from '../exchangeSystem.ts'
import { messageProcessedAtom } from '../message/messageState.ts'
import { ProcessedBanner } from '../message/ProcessedBanner.tsx'
import { isWaiting } from '../messageStatus.ts'
import { safeAgain } from '../unknownOutcomeHint.ts'
import { CarriedFiles } from './CarriedFiles.tsx'
import { carriedGuids, carriedOf, type Decisions } from './carriedFiles.ts'
import type { DocumentFormSlot, RegisteredDocument } from './documentFormSlot.ts'
import { MessagePane } from './MessagePane.tsx'
import { registerMessage } from './registerMessage.ts'
import { SenderOffer } from './SenderOffer.tsx'
import { useUndecidedFiles } from './useUndecidedFiles.tsx'

type Props = { system: ExchangeSystem; message: Message; filled: PreDocument; Form: DocumentFormSlot }

const labels = {
  failed: 'Документът не е регистриран',
  unknown: 'дали документът е регистриран',
  check: safeAgain,
}

export const Registration = ({ system, message, filled, Form }: Props) => {
  const [, navigate] = useLocation()
  const [start] = useState(filled)
  const [wasWaiting] = useState(() => isWaiting(message))
  const [decisions, setDecisions] = useState<Decisions>(new Map())
  const [isRegistered, setIsRegistered] = useState(false)
  const [write] = useState(() => new IdempotentMutation<RegisteredDocument>())
  const notifyProcessed = useSetAtom(messageProcessedAtom)
  useTabTitle(`${system.registerTitle} – ${message.title}`)
  const back = system.messageHref(message.guid)
  const { attachments } = start
  const carried = carriedOf(attachments, decisions)
  const undecided = useUndecidedFiles(attachments, decisions)
  // Files found inside the attachments are uploaded after the document exists.
  const uploads = useUploads()
  const sendFiles = useSendChosen(uploads)
  const signatures = useSignatureConfirmation(
    attachments.filter(({ guid, scan }) => carried.has(guid) && mayUseFile(scan).allowed),
    (guid, signal) => system.calls.file(guid, { signal }),
  )
  const head = (under: ReactNode) => (
    <>
      <BackHeader href={back} label={system.messageTitle} />
      <PageHeader title={system.registerTitle} note="Полетата са попълнени от съобщението. Проверете ги." />
      {!isRegistered && <ProcessedBanner message={message} />}
      {under}
    </>
  )
  if (!wasWaiting) return head(<MessagePane system={system} message={message} />)
  return head(
    <div className="register-grid">
      <aside aria-label="Съобщението">
        <MessagePane system={system} message={message} attaching={attachingChosen(uploads)} />
      </aside>
      <LoadingFallback
        show={
          <Card>
            <Skeleton lines={12} />
          </Card>
        }
      >
        <Form
          draftName={`register/${system.name}/${message.guid}`}
          start={start.body}
          addresseeHint={proposedAddresseeHint({ from: 'message', attentionTo: message.attentionTo })}
          renderSender={(put) => !start.senderIsKnown && <SenderOffer message={message} onPut={put} />}
          files={
            <>
              <CarriedFiles
                files={attachments}
                carried={carried}
                outcomes={signatures.outcomes}
                onTick={(guid, isOn) => setDecisions(new Map(decisions).set(guid, isOn))}
              />
              <ChosenFiles uploads={uploads} withoutMain={carried.size > 0} />
            </>
          }
          holdsMore={uploads.state !== 'empty'}
          labels={labels}
          confirm={async () => (await undecided.confirm()) && signatures.confirm()}
          register={(document) => {
            const attachmentGuids = carriedGuids(attachments, carried)
            return registerMessage(system, write, { messageGuid: message.guid, document, attachmentGuids })
          }}
          onDone={({ guid }) => {
            setIsRegistered(true)
            void sendFiles(guid)
            navigate(to.documentsFlow.document(guid, { registered: 1 }), { replace: true })
          }}
          onStale={() => void notifyProcessed(system.name, message.guid)}
          onCancel={() => navigate(back)}
        />
      </LoadingFallback>
      {undecided.dialog}
      {signatures.dialog}
    </div>,
  )
}
