import { useAtomValue } from 'jotai'
import { useEffect, useRef } from 'react'
import { formatNumber } from '../../../rules/identifiers/registrationNumber.ts'
import { refusalOf } from '../../../rules/refusal.ts'
import { Button } from '../../../widgets/buttons/Button.tsx'
import { IconPeople } from '../../../widgets/icons.ts'
import { Dialog } from '../../../widgets/overlays/Dialog.tsx'
import { Banner } from '../../../widgets/page/Banner.tsx'
import { EmptyState } from '../../../widgets/page/EmptyState.tsx'
import { ErrorState } from '../../../widgets/page/ErrorState.tsx'
import { Skeleton } from '../../../widgets/page/Skeleton.tsx'
import { AddresseeLine } from './AddresseeLine.tsx'
import { ChannelSection } from './ChannelSection.tsx'
import { channels, isAllSent, maySend, ofChannel, ofOtherChannels } from './sendPlan.ts'
import { type Sending, sendingAtom } from './sendState.ts'
import { type SendEnd, useSending } from './useSending.ts'
import './send.css'

export type SendDocumentProps = {
  docGuid: string
  /** Everything that the two systems can send has been sent. */
  onDone?: () => void
  onClose: () => void
}

const EndBanner = ({ end }: { end: SendEnd | null }) => {
  if (end?.kind === 'refused')
    return (
      <Banner kind="error" title="Документът не е изпратен">
        <span className="pre-line">{end.message}</span>
      </Banner>
    )
  return end?.kind === 'unclear' ? (
    <Banner kind="warning" title="Връзката прекъсна">
      Състоянието на доставката показва до кого документът вече е изпратен. Опитайте отново за останалите.
    </Banner>
  ) : null
}

type ShownProps = { sending: Sending; send: ReturnType<typeof useSending> }

const Shown = ({ sending, send: { busy, end, send } }: ShownProps) => {
  const { addressees } = sending
  const others = ofOtherChannels(addressees)
  const refusal = refusalOf(maySend(sending))
  const isElectronic = channels.some((channel) => ofChannel(addressees, channel).length > 0)
  return (
    <div className="flex flex-column gap-3">
      <EndBanner end={end} />
      {!isElectronic && (
        <EmptyState title="Няма адресати чрез е-Връчване или обмен на документи" icon={IconPeople}>
          Посочете начин на изпращане „е-Връчване“ или „Обмен на документи“ при адресатите на документа.
        </EmptyState>
      )}
      {channels.map((channel) => (
        <ChannelSection
          key={channel.id}
          channel={channel}
          sending={sending}
          refusal={refusal}
          busy={busy === channel.id}
          onSend={(shipment) => send(channel, shipment)}
        />
      ))}
      {others.length > 0 && (
        <section className="send-channel" aria-label="Адресати по друг начин">
          <h3>По друг начин</h3>
          <ul className="flex flex-column gap-2 p-0 list-none">
            {others.map((one) => (
              <li key={one.id} className="flex align-items-start gap-2">
                <AddresseeLine addressee={one} withChannel />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

/** „Изпращане на документ“: to whom, by which system, how far it came, and what failed (document 1, section 1). */
const SendDocument = ({ docGuid, onDone, onClose }: SendDocumentProps) => {
  const loaded = useAtomValue(sendingAtom(docGuid))
  const send = useSending()
  const isDone = send.end?.kind === 'sent' && loaded.kind === 'ready' && isAllSent(loaded.sending.addressees)
  const announced = useRef(false)
  useEffect(() => {
    if (!isDone || announced.current) return
    announced.current = true
    onDone?.()
  }, [isDone, onDone])
  const number =
    loaded.kind === 'ready'
      ? formatNumber(loaded.sending.document.documentNumber, loaded.sending.document.dateRegistered)
      : ''
  return (
    <Dialog
      open
      size="l"
      persistent
      title={number === '' ? 'Изпращане на документ' : `Изпращане на ${number}`}
      busy={send.busy !== null}
      onClose={onClose}
      footer={<Button onClick={onClose}>Затвори</Button>}
    >
      {loaded.kind === 'loading' && (
        <div role="status" aria-label="Адресатите се зареждат">
          <Skeleton lines={6} />
        </div>
      )}
      {loaded.kind === 'failed' && (
        <ErrorState title="Адресатите не се заредиха" message={loaded.message} onRetry={loaded.again} />
      )}
      {loaded.kind === 'ready' && <Shown sending={loaded.sending} send={send} />}
    </Dialog>
  )
}

export default SendDocument
