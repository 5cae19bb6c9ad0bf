import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { TrainingTrouble } from '../../features/login/public.ts'
import { RecordTools } from '../../features/my-day/public.ts'
import { moduleOf } from '../../modules/match.ts'
import type { AppRoute } from '../../modules/route.ts'
import type { RouteParams } from '../../routes/routeMatcher.ts'
import { PaperBody } from '../../screen-kit/paper/PaperBody.tsx'
import { recordOfRoute } from '../../screen-kit/recordPages.ts'
import { drawerOpenAtom, enterModuleAtom, setDrawerOpenAtom } from '../../state/layout.ts'
import { Drawer } from '../../widgets/overlays/Drawer.tsx'
import { RecordToolsContext } from '../../widgets/page/BackHeader.tsx'
import { moduleInUseAtom } from '../access.ts'
import { ScreenOutlet } from '../screens/ScreenOutlet.tsx'
import { ClockSkewBanner } from './ClockSkewBanner.tsx'
import { Header } from './Header.tsx'
import { LazyTrainingPanel } from './LazyTrainingPanel.tsx'
import { LeaveConfirmation } from './LeaveConfirmation.tsx'
import { LinkNotice } from './LinkNotice.tsx'
import { PasswordBox } from './PasswordBox.tsx'
import { SideContent } from './SideContent.tsx'
import { Toasts } from './Toasts.tsx'
import { usePrefetchOnPress } from './usePrefetchOnPress.ts'
import { useRouteFocus } from './useRouteFocus.ts'
import { useVisits } from './useVisits.ts'
import './shell.css'

const SkipLink = () => (
  <button type="button" className="btn skip-link" onClick={() => document.getElementById('main')?.focus()}>
    Към съдържанието
  </button>
)

type Props = { route: AppRoute; params: RouteParams; address: string; permitted: readonly AppRoute[] }

export const Shell = ({ route, params, address, permitted }: Props) => {
  const storedModule = useAtomValue(moduleInUseAtom)
  const enterModule = useSetAtom(enterModuleAtom)
  const drawerOpen = useAtomValue(drawerOpenAtom)
  const setDrawerOpen = useSetAtom(setDrawerOpenAtom)
  const inUse = moduleOf(address) ?? storedModule
  useEffect(() => enterModule(inUse), [enterModule, inUse])
  useVisits(address, route)
  useRouteFocus(address)
  usePrefetchOnPress(address, permitted)

  const record = recordOfRoute(route.path, params)
  const closeDrawer = () => setDrawerOpen(false)
  const side = { permitted, inUse, address }
  return (
    <>
      <SkipLink />
      <div className="app">
        <aside className="side" aria-label="Модули и меню" data-part>
          <SideContent {...side} />
        </aside>
        <div className="min-w-0">
          <Header route={route} inUse={inUse} permitted={permitted} />
          <main id="main" tabIndex={-1}>
            <PaperBody className="print-only printed-body" />
            <TrainingTrouble />
            <LinkNotice />
            <ClockSkewBanner />
            <RecordToolsContext value={record && <RecordTools key={record.key} record={record} />}>
              <ScreenOutlet route={route} params={params} address={address} />
            </RecordToolsContext>
          </main>
        </div>
      </div>
      <Drawer open={drawerOpen} title="Меню" onClose={closeDrawer} onNavy>
        <SideContent {...side} onGo={closeDrawer} />
      </Drawer>
      <LazyTrainingPanel />
      <Toasts />
      <LeaveConfirmation address={address} />
      <PasswordBox />
    </>
  )
}
