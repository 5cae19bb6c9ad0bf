import { type ComponentType, lazy } from 'react'
import type { ScreenRoute } from '../../modules/route.ts'

/** A screen's code did not arrive: the network, or a newer version that no longer has this file. */
export class ScreenNotLoaded extends Error {
  constructor(cause: unknown) {
    super('The code of a screen could not be loaded', { cause })
    this.name = 'ScreenNotLoaded'
  }
}

/** Loads a part of the application; a failure is told apart from an error inside the part. */
export const loaded = <T>(load: () => Promise<T>): Promise<T> =>
  load().catch((cause: unknown) => {
    throw new ScreenNotLoaded(cause)
  })

const screens = new WeakMap<ScreenRoute, ComponentType>()

/** The component of a route, made once. A failed loading is forgotten, so that the next try really asks again. */
export const lazyScreen = (route: ScreenRoute): ComponentType => {
  const known = screens.get(route)
  if (known) return known
  const made = lazy(() =>
    loaded(route.load).catch((failure: unknown) => {
      screens.delete(route)
      throw failure
    }),
  )
  screens.set(route, made)
  return made
}

/** Fetches the code of a screen before somebody asks for it; a failure shows itself only when the screen is opened. */
export const preload = (route: ScreenRoute): void => {
  route.load().catch(() => undefined)
}
