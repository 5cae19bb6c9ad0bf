import { useAtomValue } from 'jotai'
import { NotificationsPanel, unseenCountAtom } from '../../features/notifications/public.ts'
import { counted } from '../../rules/words/count.ts'
import { IconButton } from '../../widgets/buttons/IconButton.tsx'
import { IconNotifications } from '../../widgets/icons.ts'
import { HeaderPopover } from './HeaderPopover.tsx'

/** The bell: how many notifications are unseen, and the panel with them. */
export const NotificationsButton = () => {
  const unseen = useAtomValue(unseenCountAtom)
  const label = unseen > 0 ? `Известия: ${counted(unseen, ['невидяно', 'невидени'])}` : 'Известия'
  return (
    <HeaderPopover
      label="Известия"
      button={(anchor) => <IconButton icon={IconNotifications} label={label} badge={unseen} {...anchor} />}
    >
      {(close) => <NotificationsPanel onOpen={close} />}
    </HeaderPopover>
  )
}
