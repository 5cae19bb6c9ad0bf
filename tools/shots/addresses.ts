import { allRoutes } from '../../src/modules/routes.ts'
import { means, type ShotsRequest } from './arguments.ts'

export type Shot = { path: string; address: string | undefined; anonymous: boolean }

export const shotsFor = ({ routes: named }: ShotsRequest): Shot[] => {
  const routes = allRoutes.filter((route) => !('redirect' in route))
  const wanted = named.length === 0 ? routes : routes.filter(({ path }) => named.some((one) => means(one, path)))
  const shots = wanted.map(({ path, access }) => ({
    path,
    address: path.includes(':') ? undefined : path,
    anonymous: 'anonymous' in access,
  }))
  const known = new Set(wanted.map(({ path }) => path))
  const others = named.filter((one) => one.startsWith('/') && !one.endsWith('*') && !known.has(one))
  return [...shots, ...others.map((address) => ({ path: address, address, anonymous: false }))]
}

const patternOf = (path: string) =>
  new RegExp(`^${path.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(/:\w+/g, '[^/?#]+')}([?#].*)?$`)

const parametersIn = (path: string): number => path.split('/:').length - 1

/** Returns the first link that matches this route and does not match a more specific route. */
export const addressAmong = (links: Iterable<string>, path: string): string | undefined => {
  const pattern = patternOf(path)
  const plainer = allRoutes
    .filter((route) => parametersIn(route.path) < parametersIn(path))
    .map((route) => patternOf(route.path))
  const opens = (link: string) => pattern.test(link) && !plainer.some((other) => other.test(link))
  for (const link of links) if (opens(link)) return link
  return undefined
}
