import { useAtomValue } from 'jotai'
import type { ComponentType, ReactNode } from 'react'
import type { LoaderArgs, LoadPage, ScreenRoute } from '../../modules/route.ts'
import type { RouteParams } from '../../routes/routeMatcher.ts'
import { RouteParamsContext } from '../../screen-kit/routeParams.ts'
import { prefetchQueries } from '../../state/queryClient.ts'
import { isScreenWaitingAtom } from '../../state/startGate.ts'
import { type LoadedPart, loadOnce, useLoaded } from '../../widgets/page/lazyPart.tsx'

/**
 * Thrown if the code of a screen cannot be loaded: a network error, or the file no longer exists in a newer version.
 */
export class ScreenNotLoaded extends Error {
  constructor(cause: unknown) {
    super('The code of a screen could not be loaded', { cause })
    this.name = 'ScreenNotLoaded'
  }
}

export const screenPart = <T,>(fetchPart: () => Promise<{ default: T }>): LoadedPart<T> =>
  loadOnce(() =>
    fetchPart().catch((cause: unknown) => {
      throw new ScreenNotLoaded(cause)
    }),
  )

/** Ignores a load error, because the error appears when the part is rendered and its load fails again. */
export const showLater = (): void => undefined

const screens = new WeakMap<ScreenRoute, LoadedPart<ComponentType>>()
const programs = new WeakMap<ScreenRoute, Awaited<ReturnType<LoadPage>>>()

const loadOf = async (route: ScreenRoute): ReturnType<LoadPage> => {
  const program = await route.load()
  programs.set(route, program)
  return program
}

const screenOf = (route: ScreenRoute): LoadedPart<ComponentType> => {
  const screen = screens.get(route) ?? screenPart(() => loadOf(route))
  screens.set(route, screen)
  return screen
}

export const preload = (route: ScreenRoute): void => {
  screenOf(route).load().catch(showLater)
}

const sendFirst = ({ loader }: Awaited<ReturnType<LoadPage>>, args: LoaderArgs): Promise<void> =>
  prefetchQueries(args.store, loader?.(args) ?? [])

/**
 * Runs the loader of a route: its first queries are sent once its code is loaded, before it is rendered. Resolves when
 * the responses have arrived.
 */
export const runLoader = (route: ScreenRoute, args: LoaderArgs): Promise<void> => {
  const program = programs.get(route)
  // Loaded code is not awaited, so that the request precedes the rendering.
  return program ? sendFirst(program, args) : loadOf(route).then((loaded) => sendFirst(loaded, args))
}

type Props = { route: ScreenRoute; params?: RouteParams; fallback: ReactNode }

/** Renders the page of a route, with the parameters of the URL. The first page also waits for the start gate. */
export const RoutePage = ({ route, params = {}, fallback }: Props) => {
  const Page = useLoaded(screenOf(route))
  const isEarly = useAtomValue(isScreenWaitingAtom)
  if (!Page || isEarly) return fallback
  return (
    <RouteParamsContext value={params}>
      <Page />
    </RouteParamsContext>
  )
}
