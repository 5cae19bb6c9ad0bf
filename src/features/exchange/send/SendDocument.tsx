import { useAtomValue } from 'jotai'
import { useEffect, useEffectEvent, useRef } from 'react'
import { formatNumber } from '../../../rules/identifiers/registrationNumber.ts'
import { refusalOf } from '../../../rules/ruleResult.ts'
import { Button } from '../../../widgets/buttons/Button.tsx'
import { IconPeople, IconSend } from '../../../widgets/icons.ts'
import { Dialog } from '../../../widgets/overlays/Dialog.tsx'
import { Banner } from '../../../widgets/page/Banner.tsx'
import { EmptyState } from '../../../widgets/page/EmptyState.tsx'
import { ErrorState } from '../../../widgets/page/ErrorState.tsx'
import { Skeleton } from '../../../widgets/page/Skeleton.tsx'
import { AddresseeLine } from './AddresseeLine.tsx'
import { ChannelSection } from './ChannelSection.tsx'
import { channels, isAllSent, mayBeSent, ofChannel, ofOtherChannels, shipmentsOf } from './sendPlan.ts'
import { type Sending, sendingAtom } from './sendState.ts'
import { type SendEnd, useSending } from './useSending.ts'
import './send.css'

export type SendDocumentProps = {
  docGuid: string
  atOnce?: boolean
  /** Called when the document has been sent to all addressees in ССЕВ and СЕОС. */
  onDone?: () => void
  onMarkSent?: (() => void) | undefined
  onClose: () => void
}

type EndProps = { end: SendEnd | null; isRegistered: boolean }

const EndBanner = ({ end, isRegistered }: EndProps) => {
  if (end?.kind === 'refused')
    return (
      <Banner
        kind="error"
        title={isRegistered ? 'Документът е регистриран, но не е изпратен' : 'Документът не е изпратен'}
      >
        <span className="pre-line">{end.message}</span>
      </Banner>
    )
  if (end?.kind === 'accepted')
    return (
      <Banner kind="info" title="Сървърът прие изпращането">
        По доставката още не личи, че документът е тръгнал. Проверете след малко; ако нищо не се промени, обадете се на
        администратора.
      </Banner>
    )
  if (end?.kind === 'notSent')
    return (
      <Banner kind="warning" title="Документът не е изпратен">
        Връзката прекъсна, преди изпращането да започне. Опитайте отново.
      </Banner>
    )
  return end?.kind === 'unknown' ? (
    <Banner kind="warning" title="Не е известно дали документът е изпратен">
      {end.message && `Сървърът върна грешка („${end.message}“). `}Състоянието на доставката не можа да се провери и
      показаното тук може да е отпреди изпращането. Ако изпратите отново, първо ще се провери дали документът вече е
      тръгнал.
    </Banner>
  ) : null
}

type ShownProps = {
  sending: Sending
  atOnce: boolean
  send: ReturnType<typeof useSending>
  onMarkSent: (() => void) | undefined
}

const Shown = ({ sending, atOnce, send: { busy, end, send }, onMarkSent }: ShownProps) => {
  const { addressees } = sending
  const others = ofOtherChannels(addressees)
  const refusal = refusalOf(mayBeSent(sending))
  const isElectronic = channels.some((channel) => ofChannel(addressees, channel).length > 0)
  return (
    <div className="flex flex-column gap-3">
      {atOnce && refusal && (
        <Banner kind="warning" title="Документът е регистриран, но не може да бъде изпратен">
          {[refusal.title, refusal.because].join(' ')}
        </Banner>
      )}
      <EndBanner end={end} isRegistered={atOnce} />
      {!isElectronic && (
        <EmptyState
          title="Няма адресати чрез е-Връчване или обмен на документи"
          icon={IconPeople}
          action={
            others.length > 0 &&
            onMarkSent && (
              <Button kind="primary" icon={IconSend} onClick={onMarkSent}>
                Отбележи като изпратен
              </Button>
            )
          }
        >
          {others.length > 0 &&
            (onMarkSent
              ? 'Предайте документа по посочения начин, после изберете „Отбележи като изпратен“. '
              : 'Предайте документа по посочения начин и изберете същия в „Изпращане чрез“ на документа („Редактирай“). ')}
          Ако трябва да тръгне оттук, изберете „е-Връчване“ или „Обмен на документи“ в „Адресати“.
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

const SendDocument = ({ docGuid, atOnce = false, onDone, onMarkSent, onClose }: SendDocumentProps) => {
  const loaded = useAtomValue(sendingAtom(docGuid))
  const send = useSending()
  const isDone = send.end?.kind === 'sent' && loaded.kind === 'ready' && isAllSent(loaded.sending.addressees)
  const announced = useRef(false)
  const begun = useRef(false)
  const sendNow = useEffectEvent((sending: Sending) => void send.sendAll(shipmentsOf(sending)))
  useEffect(() => {
    // The sending that was asked for together with the registration waits until the loaded data permits it, because the
    // data may be from before the registration.
    if (!atOnce || begun.current || loaded.kind !== 'ready' || !mayBeSent(loaded.sending).allowed) return
    begun.current = true
    sendNow(loaded.sending)
  }, [atOnce, loaded])
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
      {loaded.kind === 'ready' && (
        <Shown sending={loaded.sending} atOnce={atOnce} send={send} onMarkSent={onMarkSent} />
      )}
    </Dialog>
  )
}

export default SendDocument
