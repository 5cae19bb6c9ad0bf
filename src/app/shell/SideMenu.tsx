import { memo } from 'react'
import { Link } from 'wouter'
import type { AppRoute, BadgeName } from '../../modules/route.ts'
import { Glyph } from '../../widgets/Glyph.tsx'
import { IconExternal } from '../../widgets/icons.ts'
import { menuIcons } from '../../widgets/menuIcons.ts'
import { Count } from '../../widgets/tags/Count.tsx'
import { preload } from '../screens/RoutePage.tsx'

export type Badges = Readonly<Record<BadgeName, number>>
type EntryProps = {
  route: AppRoute
  current: boolean
  count: number
  external: string
  /** True if the backend does not offer the call that this screen needs. */
  isMissing: boolean
  onGo?: (() => void) | undefined
}

const waiting = (count: number) => (count === 1 ? 'необработено съобщение' : 'необработени съобщения')

const Entry = memo(({ route, current, count, external, isMissing, onGo }: EntryProps) => {
  if ('external' in route) {
    return (
      <li>
        <a href={external} target="_blank" rel="noopener noreferrer">
          <span className="icon letter-icon" aria-hidden>
            E
          </span>
          {route.title}
          <Glyph icon={IconExternal} className="outwards" />
          <span className="visually-hidden">(външен сайт, отваря се в нов раздел)</span>
        </a>
      </li>
    )
  }
  const ready = () => {
    if ('load' in route) preload(route)
  }
  return (
    <li>
      <Link
        href={route.path}
        aria-current={current ? 'page' : undefined}
        onPointerEnter={ready}
        onFocus={ready}
        onClick={onGo}
      >
        <Glyph icon={menuIcons[route.icon]} />
        {isMissing ? (
          <span>
            {route.title} <small className="menu-note">не се поддържа от сървъра</small>
          </span>
        ) : (
          route.title
        )}
        {count > 0 && <Count value={count} tone="menu" label={waiting(count)} />}
      </Link>
    </li>
  )
})

type Group = { name: string | undefined; routes: AppRoute[] }
const groupRoutes = (routes: readonly AppRoute[]): Group[] => {
  const groups: Group[] = []
  for (const route of routes) {
    const last = groups.at(-1)
    if (last && last.name === route.group) last.routes.push(route)
    else groups.push({ name: route.group, routes: [route] })
  }
  return groups
}

type Props = {
  routes: readonly AppRoute[]
  currentPath: string | undefined
  badges: Badges
  missing: ReadonlySet<string>
  external: string
  onGo?: (() => void) | undefined
}

export const SideMenu = memo(({ routes, currentPath, badges, missing, external, onGo }: Props) => (
  <>
    {groupRoutes(routes).map(({ name, routes: entries }, index) => (
      <div key={`${name}-${index}`}>
        {name !== undefined && <h2 className="menu-title">{name}</h2>}
        <ul className="menu-list">
          {entries.map((route) => (
            <Entry
              key={route.path}
              route={route}
              current={route.path === currentPath}
              count={route.badge ? badges[route.badge] : 0}
              external={external}
              isMissing={route.needs !== undefined && missing.has(route.needs)}
              onGo={onGo}
            />
          ))}
        </ul>
      </div>
    ))}
  </>
))
