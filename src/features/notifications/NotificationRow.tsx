import { Link } from 'wouter'
import type { Notification, NotificationType } from '../../contract/notifications.ts'
import { formatDateTime } from '../../dates/civilDate.ts'
import { useMayOpen } from '../../screen-kit/routeTable.ts'
import { IconButton } from '../../widgets/buttons/IconButton.tsx'
import { classes } from '../../widgets/classes.ts'
import { IconDone, IconUndo } from '../../widgets/icons.ts'
import { Numbered } from '../../widgets/tags/Numbered.tsx'
import { closedBecause, notificationAddress } from './notificationAddress.ts'

const areProblems: Record<NotificationType, boolean> = {
  NewDocument: false,
  NewTask: false,
  Request: false,
  TaskDueSoon: false,
  TaskOverdue: true,
  TaskCompleted: false,
  TaskChanged: false,
  CaseFileClosed: false,
  Comment: false,
  StatusChanged: false,
  ObligationPaid: false,
  MessageReceived: false,
  MessageServed: false,
  MessageFailed: true,
  MessageRefused: true,
  StaffStep: false,
  StaffMoved: false,
  Reminder: false,
  WorkHandedOver: false,
  TermsRecalculated: false,
}
/**
 * True if the notification reports a problem and is coloured. A type that only a later version knows is not coloured.
 */
const isProblem = ({ type }: Notification): boolean =>
  Object.entries(areProblems).some(([key, is]) => is && key === type)

/** True if the text already names the record: its subject, which follows the number. */
const isIn = (text: string, about: string): boolean => text.includes(about.slice(about.indexOf(': ') + 1).trim())

type Props = {
  notification: Notification
  onMark: (seen: boolean) => void
  onOpen?: () => void
}

export const NotificationRow = ({ notification, onMark, onOpen }: Props) => {
  const { text, about, dateCreated, seen } = notification
  const mayOpen = useMayOpen()
  const address = notificationAddress(notification, mayOpen)
  const closed = closedBecause(notification, mayOpen)
  const open = () => {
    if (!seen) onMark(true)
    onOpen?.()
  }
  return (
    <li className={classes('notification', !seen && 'unseen', isProblem(notification) && 'trouble')}>
      <div>
        {!seen && <span className="visually-hidden">Ново: </span>}
        {address === undefined ? (
          <span className="notification-text">{text}</span>
        ) : (
          <Link href={address} className="notification-text" onClick={open}>
            {text}
          </Link>
        )}
        {about !== '' && !isIn(text, about) && (
          <small className="notification-about">
            <Numbered text={about} />
          </small>
        )}
        <small>{[formatDateTime(dateCreated), closed].filter(Boolean).join(' · ')}</small>
      </div>
      <IconButton
        icon={seen ? IconUndo : IconDone}
        label={`${seen ? 'Отбележи като невидяно' : 'Отбележи като видяно'}: ${text}`}
        onClick={() => onMark(!seen)}
      />
    </li>
  )
}
