import { useState } from 'react'
import { Button } from '../../../widgets/buttons/Button.tsx'
import { IconDown, IconUp } from '../../../widgets/icons.ts'
import { Card } from '../../../widgets/page/Card.tsx'
import { DescriptionList } from '../../../widgets/page/DescriptionList.tsx'
import type { Attaching } from '../../../widgets/reading/inside.ts'
import type { Message } from '../exchangeCalls.ts'
import type { ExchangeSystem } from '../exchangeSystem.ts'
import { Attachments } from '../message/Attachments.tsx'
import { MessageBody } from '../message/MessageBody.tsx'
import { messageFields } from '../message/messageFields.tsx'

type Props = { system: ExchangeSystem; message: Message; attaching?: Attaching | undefined }

export const MessagePane = ({ system, message, attaching }: Props) => {
  const [isOpen, setIsOpen] = useState(true)
  return (
    <Card
      title="Съобщение"
      actions={
        <Button
          kind="text"
          small
          iconEnd={isOpen ? IconUp : IconDown}
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? 'Скрий' : 'Покажи'}
          <span className="visually-hidden"> съобщението</span>
        </Button>
      }
    >
      {isOpen && (
        <div className="flex flex-column gap-3">
          <h3>{message.title}</h3>
          <MessageBody message={message} />
          <section aria-label="Прикачени файлове">
            <h3>Прикачени файлове</h3>
            <Attachments system={system} guid={message.guid} attaching={attaching} />
          </section>
          <DescriptionList columns={1} items={messageFields(system, message)} />
        </div>
      )}
    </Card>
  )
}
