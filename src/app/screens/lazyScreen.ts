import type { ComponentType } from 'react'
import type { Address, Loader, ScreenRoute } from '../../modules/route.ts'
import type { Store } from '../../state/store.ts'
import { type LoadedPart, loadedOnce } from '../../widgets/page/lazyPart.tsx'

/**
 * Thrown if the code of a screen cannot be loaded: a network error, or the file no longer exists in a newer version.
 */
export class ScreenNotLoaded extends Error {
  constructor(cause: unknown) {
    super('The code of a screen could not be loaded', { cause })
    this.name = 'ScreenNotLoaded'
  }
}

export const screenPart = <T>(fetchPart: () => Promise<{ default: T }>): LoadedPart<T> =>
  loadedOnce(() =>
    fetchPart().catch((cause: unknown) => {
      throw new ScreenNotLoaded(cause)
    }),
  )

/** The error appears when the part is rendered and its load fails again. */
export const showLater = (): void => undefined

const screens = new WeakMap<ScreenRoute, LoadedPart<ComponentType>>()
const programs = new WeakMap<ScreenRoute, Awaited<ReturnType<Loader>>>()

const loadOf = async (route: ScreenRoute): ReturnType<Loader> => {
  const program = await route.load()
  programs.set(route, program)
  return program
}

export const screenOf = (route: ScreenRoute): LoadedPart<ComponentType> => {
  const screen = screens.get(route) ?? screenPart(() => loadOf(route))
  screens.set(route, screen)
  return screen
}

export const preload = (route: ScreenRoute): void => {
  screenOf(route).load().catch(showLater)
}

/**
 * Sends the first request of a screen once its code is loaded, before the screen is rendered. Returns a promise if the
 * screen's prefetch does.
 */
export const prefetchOf = (route: ScreenRoute, store: Store, address: Address): void | Promise<void> => {
  const program = programs.get(route)
  if (program) return program.prefetch?.(store, address)
  return loadOf(route).then(({ prefetch }) => prefetch?.(store, address))
}
