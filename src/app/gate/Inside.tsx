import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useMemo } from 'react'
import { users } from '../../contract/account.ts'
import { roleName } from '../../contract/labels.ts'
import { anonymousRouteAt } from '../../modules/anonymousVisitor.ts'
import { enter, wantedAddress } from '../../modules/gate.ts'
import { routeAt } from '../../modules/match.ts'
import { RouteTableContext } from '../../screen-kit/routeTable.ts'
import { mayCallAtom } from '../../state/access.ts'
import { logOutAtom, userAtom } from '../../state/session.ts'
import type { Store } from '../../state/store.ts'
import { appConfig } from '../../transport/config.ts'
import { Button } from '../../widgets/buttons/Button.tsx'
import { IconLogOut } from '../../widgets/icons.ts'
import { NotLoadedContext } from '../../widgets/page/lazyPart.tsx'
import { moduleInUseAtom, permittedAtom, routeTableAtom } from '../access.ts'
import { PartNotLoaded } from '../screens/PartNotLoaded.tsx'
import { preload, runLoader, showLater } from '../screens/RoutePage.tsx'
import { Shell } from '../shell/Shell.tsx'
import { Redirect } from './Redirect.tsx'
import { reportUnknown } from './reportUnknown.ts'
import { TabTitle } from './TabTitle.tsx'
import { warnUnknownConfigNames } from './warnUnknownConfigNames.ts'
import '../screens/screens.css'

export const preloadAt = (address: string): void => {
  const likely = anonymousRouteAt(address) ? wantedAddress(address) : address
  const route = likely === undefined ? undefined : routeAt(likely)
  if (route && 'load' in route) preload(route)
}

/** Runs the loader of the route at a URL, if the user's roles permit it. Resolves when its responses have arrived. */
export const runLoaderAt = async (store: Store, path: string, search: string): Promise<void> => {
  const entry = enter(path + search, { permitted: store.get(permittedAtom), inUse: store.get(moduleInUseAtom) })
  if (entry.kind !== 'show' || !('load' in entry.route)) return
  await runLoader(entry.route, { store, params: entry.params, search: search.replace(/^\?/, '') })
}

/**
 * Renders a message for users whose roles permit no screen, for example a role that is usable only with another role.
 */
const Nowhere = () => {
  const user = useAtomValue(userAtom)
  const logOut = useSetAtom(logOutAtom)
  return (
    <main className="screen-failed">
      <h1>Няма екран за Вашата роля</h1>
      <p>
        Влезли сте като {user?.person.fullName} с роля{' '}
        {Object.keys(user?.roles ?? {})
          .map(roleName)
          .join(', ')}
        . Сама по себе си тя не отваря екран; поискайте от администратор и роля за модула, в който работите.
      </p>
      <div className="flex flex-wrap align-items-center gap-2">
        <Button kind="navy" icon={IconLogOut} onClick={logOut}>
          Изход
        </Button>
      </div>
    </main>
  )
}

const Inside = ({ address }: { address: string }) => {
  const permitted = useAtomValue(permittedAtom)
  const routeTable = useAtomValue(routeTableAtom)
  const inUse = useAtomValue(moduleInUseAtom)
  const entry = useMemo(() => enter(address, { permitted, inUse }), [address, permitted, inUse])
  const isAdministrator = useAtomValue(mayCallAtom)(users.getUsers)
  // If the list of valid names cannot be loaded, the names are not checked.
  useEffect(() => void warnUnknownConfigNames(appConfig(), isAdministrator).catch(showLater), [isAdministrator])
  useEffect(() => {
    if (entry.kind === 'unknown') reportUnknown(entry.path, entry.forbidden)
  }, [entry])
  if (entry.kind === 'nowhere') {
    if (address !== '/') return <Redirect to="/" known />
    return (
      <>
        <TabTitle route={undefined} />
        <Nowhere />
      </>
    )
  }
  if (entry.kind !== 'show') return <Redirect to={entry.to} known />
  return (
    <>
      <TabTitle route={entry.route} />
      <RouteTableContext value={routeTable}>
        <NotLoadedContext value={PartNotLoaded}>
          <Shell route={entry.route} params={entry.params} address={address} permitted={permitted} />
        </NotLoadedContext>
      </RouteTableContext>
    </>
  )
}

export default Inside
