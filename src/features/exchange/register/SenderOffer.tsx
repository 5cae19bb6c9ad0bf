import { useState } from 'react'
import type { Correspondent } from '../../../contract/shapes/correspondents.ts'
import { Button } from '../../../widgets/buttons/Button.tsx'
import { IconAddPerson } from '../../../widgets/icons.ts'
import { Banner } from '../../../widgets/page/Banner.tsx'
import { CorrespondentDialog } from '../../correspondents/public.ts'
import type { Message } from '../exchangeCalls.ts'
import { identifierText } from '../message/messageFields.tsx'
import { senderStart } from './sender.ts'

type Props = { message: Message; onPut: (sender: Correspondent) => void }

export const SenderOffer = ({ message, onPut }: Props) => {
  const [state, setState] = useState<'offered' | 'open' | 'done'>('offered')
  if (state === 'done') return null
  const number = identifierText(message.senderIdentifier)
  return (
    <>
      <Banner
        kind="info"
        title="Подателят още не е сред кореспондентите"
        action={
          <Button small icon={IconAddPerson} onClick={() => setState('open')}>
            Създай кореспондент
          </Button>
        }
      >
        {message.sender}
        {number !== '' && `, ${number}`}. Създайте го с попълнени данни или изберете съществуващ.
      </Banner>
      <CorrespondentDialog
        open={state === 'open'}
        initialName={message.sender}
        known={senderStart(message)}
        onDone={(sender) => {
          setState('done')
          onPut(sender)
        }}
        onClose={() => setState('offered')}
      />
    </>
  )
}
