import { useAtomValue, useSetAtom } from 'jotai'
import { memo, useState } from 'react'
import { useLocation } from 'wouter'
import type { ModuleKey } from '../../contract/moduleKeys.ts'
import { guideKeyword, HelpDialog } from '../../features/library/public.ts'
import { trainingAtom } from '../../features/login/public.ts'
import { NotificationsPanel, unseenCountAtom } from '../../features/notifications/public.ts'
import { Shortcuts } from '../../features/shortcuts/public.ts'
import { routeAt } from '../../modules/match.ts'
import { parentTarget } from '../../modules/permittedRoutes.ts'
import type { AppRoute } from '../../modules/route.ts'
import { type DocumentModule, documentModule, to } from '../../routes/to.ts'
import { pluralise } from '../../rules/words/pluralise.ts'
import { busyAtom, hubStateAtom, reachableAtom } from '../../state/activity.ts'
import { setDrawerOpenAtom } from '../../state/layout.ts'
import { IconButton } from '../../widgets/buttons/IconButton.tsx'
import { classes } from '../../widgets/classes.ts'
import { IconMenu, IconNotifications } from '../../widgets/icons.ts'
import { PendingBar } from '../../widgets/overlays/PendingBar.tsx'
import { AccessibilityButton } from './AccessibilityButton.tsx'
import { ErrorsButton } from './ErrorsButton.tsx'
import { HeaderPopover } from './HeaderPopover.tsx'
import { openTrainingAtom } from './trainingOpen.ts'
import { UserMenuContainer } from './UserMenuContainer.tsx'

type LiveState = 'off' | 'connecting' | 'live' | 'away' | 'one' | 'none'

const labels: Record<Exclude<LiveState, 'off'>, { text: string; title: string }> = {
  connecting: { text: 'свързване…', title: 'Връзката за известия се установява' },
  live: { text: 'на живо', title: 'Връзката е активна: промените се виждат веднага' },
  away: {
    text: 'без известия на живо – опитваме отново',
    title: 'Промените на другите се виждат със закъснение; работата Ви не е засегната',
  },
  one: {
    text: 'единият сървър не отговаря',
    title: 'Част от екраните работят. Въведеното остава на екрана; опитайте отново след малко.',
  },
  none: {
    text: 'сървърът не отговаря',
    title: 'Последните заявки не успяха. Въведеното остава на екрана; опитайте отново след малко.',
  },
}

const HubIndicator = memo(({ state }: { state: LiveState }) =>
  state === 'off' ? null : (
    <span className={classes('live', state !== 'live' && 'away')} role="status" title={labels[state].title}>
      <span>{labels[state].text}</span>
    </span>
  ),
)

const TrainingMark = () => {
  const { state } = useAtomValue(trainingAtom)
  const open = useSetAtom(openTrainingAtom)
  if (state === 'absent') return null
  const labels = (
    <>
      Учебна<span> среда</span>
    </>
  )
  return (
    <>
      <div className="training-frame" aria-hidden />
      {state === 'ready' ? (
        <button
          type="button"
          className="training-mark"
          title="Обучение (Ctrl+Alt+T): данните са измислени и остават в учебната среда"
          onClick={open}
        >
          {labels}
          <span className="visually-hidden">: отвори „Обучение“</span>
        </button>
      ) : (
        <span className="training-mark" title="Данните са измислени и остават в учебната среда">
          {labels}
        </span>
      )}
    </>
  )
}

type Props = { route: AppRoute; inUse: ModuleKey; permitted: readonly AppRoute[] }

const libraryFor = (permitted: readonly AppRoute[]): string | undefined => {
  const help = routeAt(to.help(), permitted)
  return help && parentTarget(help, permitted)
}

const documentModules: readonly DocumentModule[] = ['documents-flow', 'administrative-services']

const documentModuleFor = (inUse: ModuleKey, permitted: readonly AppRoute[]): DocumentModule | undefined => {
  const open = documentModules.filter((module) => routeAt(documentModule(module).documents(), permitted))
  return open.find((module) => module === inUse) ?? open[0]
}

const NotificationsButton = () => {
  const unseen = useAtomValue(unseenCountAtom)
  const label = unseen > 0 ? `Известия: ${pluralise(unseen, ['невидяно', 'невидени'])}` : 'Известия'
  return (
    <HeaderPopover
      label="Известия"
      button={(anchor) => <IconButton icon={IconNotifications} label={label} badge={unseen} {...anchor} />}
    >
      {(close) => <NotificationsPanel onOpen={close} />}
    </HeaderPopover>
  )
}

export const Header = memo(({ route, inUse, permitted }: Props) => {
  const setDrawerOpen = useSetAtom(setDrawerOpenAtom)
  const [, navigate] = useLocation()
  const [helpAt, setHelpAt] = useState<string | null>(null)
  const library = libraryFor(permitted)
  const keyword = guideKeyword(route.path)
  const isTraining = useAtomValue(trainingAtom).state === 'ready'
  const openTraining = useSetAtom(openTrainingAtom)
  const openHelp = () => (keyword === undefined ? navigate(to.library()) : setHelpAt(route.path))
  return (
    <header className="top" data-part>
      <IconButton
        icon={IconMenu}
        label="Меню"
        className="menu-button"
        aria-haspopup="dialog"
        onClick={() => setDrawerOpen(true)}
      />
      <Shortcuts
        module={documentModuleFor(inUse, permitted)}
        mayOpen={(address) => routeAt(address, permitted) !== undefined}
        onHelp={library === undefined ? undefined : openHelp}
        onTraining={isTraining ? openTraining : undefined}
      />
      <div className="top-end">
        <TrainingMark />
        <Live />
        <ErrorsButton />
        <AccessibilityButton />
        <NotificationsButton />
        <UserMenuContainer library={library} />
      </div>
      <Pending />
      {keyword !== undefined && helpAt === route.path && (
        <HelpDialog keyword={keyword} onClose={() => setHelpAt(null)} />
      )}
    </header>
  )
})

/**
 * Renders the state of the push connection. While requests fail, their state is shown instead, because pushes are then
 * useless.
 */
const Live = () => {
  const hub = useAtomValue(hubStateAtom)
  const reachable = useAtomValue(reachableAtom)
  return <HubIndicator state={reachable === 'both' ? hub : reachable} />
}
const Pending = () => <PendingBar pending={useAtomValue(busyAtom)} />
