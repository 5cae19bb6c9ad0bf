import { useAtomValue } from 'jotai'
import { Link } from 'wouter'
import { routeAt } from '../../modules/match.ts'
import type { AppRoute } from '../../modules/route.ts'
import { modules } from '../../modules/routes.ts'
import { isRecord, lastRoutesAtom } from '../../state/lastRoutes.ts'
import { Numbered } from '../../widgets/tags/Numbered.tsx'

type Props = {
  permitted: readonly AppRoute[]
  currentPath: string
  onGo?: (() => void) | undefined
}

/**
 * Renders links to the last visited records (specification 1, section 9). Records that were not found, whose title is
 * only that of their screen, are left out.
 */
export const RecentPlaces = ({ permitted, currentPath, onGo }: Props) => {
  const places = useAtomValue(lastRoutesAtom).filter((place) => {
    const route = isRecord(place) ? routeAt(place.path, permitted) : undefined
    return route !== undefined && route.title !== place.title
  })
  if (places.length === 0) return null
  const repeats = (title: string) => places.filter((one) => one.title === title).length > 1
  const moduleOf = (path: string) => modules.find(({ routes }) => routeAt(path, routes))?.name
  const named = places.map(({ path, title }) => ({
    path,
    title,
    text: repeats(title) ? `${title} – ${moduleOf(path)}` : title,
  }))
  // A record visited at two URLs of one module is shown once, at the later URL.
  const shown = named.filter(({ text }, at) => named.findIndex((one) => one.text === text) === at)
  return (
    <>
      <h2 className="menu-title">Последно отваряни</h2>
      <ul className="recent">
        {shown.map(({ path, title, text }) => (
          <li key={path}>
            <Link href={path} title={title} aria-current={path === currentPath ? 'page' : undefined} onClick={onGo}>
              <span>
                <Numbered text={text} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}
