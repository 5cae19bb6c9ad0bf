import { useAtomValue, useSetAtom } from 'jotai'
import { formatCount } from '../../rules/words/pluralise.ts'
import { Button } from '../../widgets/buttons/Button.tsx'
import { Card } from '../../widgets/page/Card.tsx'
import { ErrorState } from '../../widgets/page/ErrorState.tsx'
import { Skeleton } from '../../widgets/page/Skeleton.tsx'
import { AllSeenButton } from './AllSeenButton.tsx'
import { NotificationRow } from './NotificationRow.tsx'
import { markAtom, unseenAtom, unseenCountAtom } from './notificationsState.ts'
import './notifications.css'

/** Renders the notifications that the badge counts, newest first. */
export const UnseenCard = () => {
  const { items, failed, more, loadingMore, retry } = useAtomValue(unseenAtom)
  const unseen = useAtomValue(unseenCountAtom)
  const mark = useSetAtom(markAtom)
  return (
    <Card
      title={unseen > 0 ? `Ново за мен (${formatCount(unseen)})` : 'Ново за мен'}
      actions={<AllSeenButton shown={items} />}
    >
      {failed && !items && <ErrorState title="Известията не се заредиха" onRetry={retry} />}
      {!failed && !items && <Skeleton lines={4} />}
      {items?.length === 0 && <p className="muted m-0">Видели сте всички известия.</p>}
      {items && items.length > 0 && (
        <ul className="notification-list" aria-live="polite" aria-relevant="additions">
          {items.map((notification) => (
            <NotificationRow
              key={notification.id}
              notification={notification}
              onMark={(seen) => mark({ id: notification.id, seen })}
            />
          ))}
        </ul>
      )}
      {more && (
        <Button kind="text" busy={loadingMore} onClick={more}>
          Покажи още
        </Button>
      )}
    </Card>
  )
}
