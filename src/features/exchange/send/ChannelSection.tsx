import { useState } from 'react'
import { SentVia } from '../../../contract/enumerations.ts'
import { hasFailed, isWaitingToSend, maySendSo } from '../../../rules/exchange/sending.ts'
import { formatFileSize, withCleanName } from '../../../rules/files/fileRules.ts'
import { type Refusal, refusalOf } from '../../../rules/ruleResult.ts'
import { pluralise } from '../../../rules/words/pluralise.ts'
import { Button } from '../../../widgets/buttons/Button.tsx'
import { Checkbox } from '../../../widgets/fields/Checkbox.tsx'
import { IconRefresh, IconSend } from '../../../widgets/icons.ts'
import { AddresseeLine } from './AddresseeLine.tsx'
import { type Channel, isSendableFile, ofChannel, type Shipment } from './sendPlan.ts'
import type { Sending } from './sendState.ts'

type Props = {
  channel: Channel
  sending: Sending
  refusal: Refusal | undefined
  busy: boolean
  onSend: (shipment: Shipment) => void
}
type Left = ReadonlySet<number | string>

const leaveOut = <T extends number | string>(all: readonly T[], left: Left): T[] => all.filter((one) => !left.has(one))

export const ChannelSection = ({ channel, sending, refusal, busy, onSend }: Props) => {
  const { document, files, addressees } = sending
  const [left, setLeft] = useState<Left>(
    () => new Set(files.filter((file) => !isSendableFile(file)).map(({ guid }) => guid)),
  )
  const addresseesOfChannel = ofChannel(addressees, channel)
  if (addresseesOfChannel.length === 0) return null
  const waiting = addresseesOfChannel.filter(isWaitingToSend)
  // In ССЕВ the addressees cannot be chosen: the server sends to all addressees who wait for the document.
  const mayChoose = channel.id === SentVia.DOCEXCHANGE
  const addresseeIds = leaveOut(
    waiting.map(({ id }) => id),
    mayChoose ? left : new Set(),
  )
  const fileGuids = leaveOut(
    files.map(({ guid }) => guid),
    left,
  )
  const tick = (one: number | string, isOn: boolean) => {
    const next = new Set(left)
    if (isOn) next.delete(one)
    else next.add(one)
    setLeft(next)
  }
  const isAgain = waiting.length > 0 && waiting.every(hasFailed)
  const going = { addressees: addresseeIds.length, files: mayChoose ? fileGuids.length : files.length }
  const shownRefusal = refusal ?? refusalOf(maySendSo(going))
  return (
    <section className="send-channel" aria-label={`Адресати чрез ${channel.short}`}>
      <h3>Чрез {channel.short}</h3>
      <ul className="flex flex-column gap-2 p-0 list-none">
        {addresseesOfChannel.map((one) => (
          <li key={one.id} className="flex align-items-start gap-2">
            {mayChoose && isWaitingToSend(one) && (
              <Checkbox
                label={`Изпрати до ${one.name}`}
                hideLabel
                checked={!left.has(one.id)}
                onChange={(isOn) => tick(one.id, isOn)}
              />
            )}
            <AddresseeLine addressee={one} />
          </li>
        ))}
      </ul>
      {waiting.length > 0 && mayChoose && files.length > 0 && (
        <div className="flex flex-column gap-2">
          <div className="field-label">Файлове, които се изпращат</div>
          {files.map(withCleanName).map(({ guid, fileName, size }) => (
            <Checkbox
              key={guid}
              label={`${fileName}, ${formatFileSize(size)}`}
              checked={!left.has(guid)}
              onChange={(isOn) => tick(guid, isOn)}
            />
          ))}
        </div>
      )}
      {waiting.length > 0 && (
        <div className="flex flex-wrap justify-content-end gap-2">
          <Button
            kind="primary"
            icon={isAgain ? IconRefresh : IconSend}
            busy={busy}
            {...(shownRefusal && { refusal: shownRefusal })}
            onClick={() => onSend({ docGuid: document.guid, addresseeIds, fileGuids })}
          >
            {isAgain ? 'Опитай отново чрез' : 'Изпрати чрез'} {channel.short} до{' '}
            {pluralise(addresseeIds.length, 'addressee')}
          </Button>
        </div>
      )}
    </section>
  )
}
