import { useAtomValue, useSetAtom } from 'jotai'
import { Link } from 'wouter'
import { to } from '../../routes/to.ts'
import { Button } from '../../widgets/buttons/Button.tsx'
import { Chips } from '../../widgets/buttons/Chips.tsx'
import { Switch } from '../../widgets/fields/Switch.tsx'
import { ErrorState } from '../../widgets/page/ErrorState.tsx'
import { Skeleton } from '../../widgets/page/Skeleton.tsx'
import { AllSeenButton } from './AllSeenButton.tsx'
import { NotificationRow } from './NotificationRow.tsx'
import {
  type Kind,
  kindAtom,
  markAtom,
  notificationsAtom,
  onlyUnseenAtom,
  setKindAtom,
  setOnlyUnseenAtom,
} from './notificationsState.ts'
import './notifications.css'

const kinds: readonly { key: Kind; label: string }[] = [
  { key: 'all', label: 'Всички' },
  { key: 'documents', label: 'Нови документи' },
]

/** Renders the notifications of the last month, newest first, five at a time (specification 2, section 9). */
export const NotificationsPanel = ({ onOpen }: { onOpen: () => void }) => {
  const { items, failed, more, loadingMore, retry } = useAtomValue(notificationsAtom)
  const onlyUnseen = useAtomValue(onlyUnseenAtom)
  const setOnlyUnseen = useSetAtom(setOnlyUnseenAtom)
  const kind = useAtomValue(kindAtom)
  const setKind = useSetAtom(setKindAtom)
  const mark = useSetAtom(markAtom)
  return (
    <div className="notifications">
      <div className="flex flex-wrap align-items-center justify-content-between row-gap-2 column-gap-3">
        <h2>Известия</h2>
        <Link href={to.myDay()} onClick={onOpen}>
          Моят ден
        </Link>
        <Switch label="Само невидени" checked={onlyUnseen} onChange={setOnlyUnseen} />
      </div>
      <Chips
        label="Кои известия"
        items={kinds.map(({ key, label }) => ({ key, label, pressed: key === kind, onPress: () => setKind(key) }))}
      />
      {failed && !items && <ErrorState title="Известията не се заредиха" onRetry={retry} />}
      {!failed && !items && <Skeleton lines={5} />}
      {items?.length === 0 && (
        <p className="muted">
          {onlyUnseen
            ? 'Видели сте всички известия.'
            : 'Няма известия за последния месец. Новите се появяват тук сами.'}
        </p>
      )}
      {items && items.length > 0 && (
        <ul className="notification-list" aria-live="polite" aria-relevant="additions">
          {items.map((notification) => (
            <NotificationRow
              key={notification.id}
              notification={notification}
              onMark={(seen) => mark({ id: notification.id, seen })}
              onOpen={onOpen}
            />
          ))}
        </ul>
      )}
      <AllSeenButton shown={items} />
      {more && (
        <Button kind="text" busy={loadingMore} onClick={more}>
          Покажи още
        </Button>
      )}
    </div>
  )
}
