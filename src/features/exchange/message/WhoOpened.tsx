import { formatDateTime } from '../../../dates/civilDate.ts'
import { PersonAvatar } from '../../../widgets/tags/PersonAvatar.tsx'
import type { Message } from '../exchangeCalls.ts'

/** The first who opened the message, and when: the server remembers only that one. */
export const WhoOpened = ({ message: { openedBy, openedAt } }: { message: Message }) =>
  openedBy === '' ? (
    <p className="muted">Не е записано кой е отворил съобщението.</p>
  ) : (
    <div className="who-opened">
      <PersonAvatar name={openedBy} />
      <div>
        <b>{openedBy}</b>
        <div className="muted">Отворено първо на {formatDateTime(openedAt)}</div>
      </div>
    </div>
  )
