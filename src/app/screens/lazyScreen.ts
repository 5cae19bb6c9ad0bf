import type { ComponentType } from 'react'
import type { ScreenRoute } from '../../modules/route.ts'
import { type LoadedPart, loadedOnce } from '../../widgets/page/lazyPart.tsx'

/** A screen's code did not arrive: the network, or a newer version that no longer has this file. */
export class ScreenNotLoaded extends Error {
  constructor(cause: unknown) {
    super('The code of a screen could not be loaded', { cause })
    this.name = 'ScreenNotLoaded'
  }
}

/** A part without which there is no screen at all. */
export const screenPart = <T>(fetchPart: () => Promise<{ default: T }>): LoadedPart<T> =>
  loadedOnce(() =>
    fetchPart().catch((cause: unknown) => {
      throw new ScreenNotLoaded(cause)
    }),
  )

/** For what is fetched ahead: a failure shows itself only when the part is drawn and fails again. */
export const showLater = (): void => undefined

const screens = new WeakMap<ScreenRoute, LoadedPart<ComponentType>>()

/** The component of a route, for `useLoaded`. */
export const screenOf = (route: ScreenRoute): LoadedPart<ComponentType> => {
  const screen = screens.get(route) ?? screenPart(route.load)
  screens.set(route, screen)
  return screen
}

/** Fetches the code of a screen before somebody asks for it. */
export const preload = (route: ScreenRoute): void => {
  screenOf(route).load().catch(showLater)
}
