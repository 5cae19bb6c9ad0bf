import { formatDateTime } from '../../../dates/civilDate.ts'
import { Banner } from '../../../widgets/page/Banner.tsx'
import type { Message } from '../exchangeCalls.ts'
import { isWaiting } from '../messageStatus.ts'

/** A message that the sender sent once more: that it is one piece of work, and what the sender was answered. */
export const RepeatedNote = ({ message }: { message: Message }) => {
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
