import { useAtomValue, useSetAtom } from 'jotai'
import { type Notification, notifications } from '../../contract/notifications.ts'
import { useSingleFlight } from '../../screen-kit/saving/singleFlight.ts'
import { mayCallAtom } from '../../state/access.ts'
import { Button } from '../../widgets/buttons/Button.tsx'
import { IconAllSeen } from '../../widgets/icons.ts'
import { markAllAtom, unseenCountAtom } from './notificationsState.ts'

/** Renders nothing if all are seen, none is shown, or the backend cannot mark all. */
export const AllSeenButton = ({ shown }: { shown: readonly Notification[] | undefined }) => {
  const mayCall = useAtomValue(mayCallAtom)
  const unseen = useAtomValue(unseenCountAtom)
  const markAll = useSetAtom(markAllAtom)
  const { busy, run } = useSingleFlight()
  if (unseen === 0 || !shown?.length || !mayCall(notifications.setAllNotificationsSeen)) return null
  return (
    <Button kind="text" small icon={IconAllSeen} busy={busy} onClick={() => void run(() => markAll(shown))}>
      Всички са видени
    </Button>
  )
}
