import { useAtomValue } from 'jotai'
import { memo, useMemo } from 'react'
import { Link } from 'wouter'
import type { ModuleKey } from '../../contract/moduleKeys.ts'
import { menuEntryAt } from '../../modules/match.ts'
import { myDay } from '../../modules/myDay.ts'
import { plainPath } from '../../modules/path.ts'
import { menuOf, permittedModules, startOf } from '../../modules/permittedRoutes.ts'
import type { AppModule, AppRoute } from '../../modules/route.ts'
import { Brand } from '../../screen-kit/Brand.tsx'
import { missingCallsAtom } from '../../state/access.ts'
import { badgesAtom } from '../../state/badges.ts'
import { lastSeenListAtom } from '../../state/lastSeenList.ts'
import { appConfig } from '../../transport/config.ts'
import { ModuleSwitcher } from './ModuleSwitcher.tsx'
import { RecentPlaces } from './RecentPlaces.tsx'
import { SideMenu } from './SideMenu.tsx'

type Props = {
  permitted: readonly AppRoute[]
  inUse: ModuleKey
  address: string
  onGo?: (() => void) | undefined
}

const links = (modules: readonly AppModule[], permitted: readonly AppRoute[]) =>
  modules.flatMap(({ key, name, icon }) => {
    const start = startOf(key, permitted)
    return start === undefined ? [] : [{ key, name, icon, start }]
  })

export const SideContent = memo(({ permitted, inUse, address, onGo }: Props) => {
  const { top, other } = useMemo(() => permittedModules(permitted), [permitted])
  const topLinks = useMemo(() => links(top, permitted), [top, permitted])
  const otherLinks = useMemo(() => links(other, permitted), [other, permitted])
  const shown = [...top, ...other].find(({ key }) => key === inUse) ?? top[0] ?? other[0]
  const entries = useMemo(
    () => [...permitted.filter((route) => route === myDay), ...(shown ? menuOf(shown, permitted) : [])],
    [shown, permitted],
  )
  const path = plainPath(address)
  const seen = useAtomValue(lastSeenListAtom)
  const { externalExchange } = appConfig()
  return (
    <>
      <Link href="/" className="brand" onClick={onGo}>
        <Brand />
      </Link>
      <ModuleSwitcher top={topLinks} other={otherLinks} inUse={shown?.key ?? inUse} onGo={onGo} />
      <nav aria-label="Меню на модула">
        <Menu
          entries={entries}
          currentPath={menuEntryAt(path, entries, seen)?.path}
          external={externalExchange}
          onGo={onGo}
        />
        <RecentPlaces permitted={permitted} currentPath={path} onGo={onGo} />
      </nav>
    </>
  )
})

type MenuProps = {
  entries: readonly AppRoute[]
  currentPath: string | undefined
  external: string
  onGo: (() => void) | undefined
}

const Menu = ({ entries, currentPath, external, onGo }: MenuProps) => (
  <SideMenu
    routes={entries}
    currentPath={currentPath}
    badges={useAtomValue(badgesAtom)}
    missing={useAtomValue(missingCallsAtom)}
    external={external}
    onGo={onGo}
  />
)
