import { Link } from 'wouter'
import type { Notification } from '../../contract/notifications.ts'
import { formatDateTime } from '../../rules/civilDate.ts'
import { documentModule } from '../../rules/to.ts'
import { IconButton } from '../../widgets/buttons/IconButton.tsx'
import { classes } from '../../widgets/classes.ts'
import { IconDone, IconUndo } from '../../widgets/icons.ts'

/** Scope 2 is administrative services; everything else opens in document flow (document 1, section 3). */
const addressOf = ({ documentGuid, scope }: Notification): string | undefined =>
  documentGuid === null
    ? undefined
    : documentModule(scope === 2 ? 'administrative-services' : 'documents-flow').document(documentGuid)

type Props = {
  notification: Notification
  onMark: (seen: boolean) => void
  /** The document was opened: the panel closes. */
  onOpen: () => void
}

/** One notification: what happened and when, a way to its document, and the mark „seen“. */
export const NotificationRow = ({ notification, onMark, onOpen }: Props) => {
  const { text, dateCreated, seen } = notification
  const address = addressOf(notification)
  const open = () => {
    if (!seen) onMark(true)
    onOpen()
  }
  return (
    <li className={classes('notification', !seen && 'unseen')}>
      <div>
        {!seen && <span className="visually-hidden">Ново: </span>}
        {address === undefined ? (
          <span className="notification-text">{text}</span>
        ) : (
          <Link href={address} className="notification-text" onClick={open}>
            {text}
          </Link>
        )}
        <small>{formatDateTime(dateCreated)}</small>
      </div>
      <IconButton
        icon={seen ? IconUndo : IconDone}
        label={seen ? 'Отбележи като невидяно' : 'Отбележи като видяно'}
        onClick={() => onMark(!seen)}
      />
    </li>
  )
}
