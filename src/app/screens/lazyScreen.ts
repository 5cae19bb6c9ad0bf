import type { ComponentType } from 'react'
import type { Address, Loader, ScreenRoute } from '../../modules/route.ts'
import type { Store } from '../../state/store.ts'
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
const programs = new WeakMap<ScreenRoute, Awaited<ReturnType<Loader>>>()

const loadOf = async (route: ScreenRoute): ReturnType<Loader> => {
  const program = await route.load()
  programs.set(route, program)
  return program
}

/** The component of a route, for `useLoaded`. */
export const screenOf = (route: ScreenRoute): LoadedPart<ComponentType> => {
  const screen = screens.get(route) ?? screenPart(() => loadOf(route))
  screens.set(route, screen)
  return screen
}

/** Fetches the code of a screen before somebody asks for it. */
export const preload = (route: ScreenRoute): void => {
  screenOf(route).load().catch(showLater)
}

/**
 * Sends the first question of a screen before it is drawn: at once where its code is here, else when that has come. Ends
 * when it is answered, where the screen says so.
 */
export const askAheadOf = (route: ScreenRoute, store: Store, address: Address): void | Promise<void> => {
  const program = programs.get(route)
  if (program) return program.askAhead?.(store, address)
  return loadOf(route).then(({ askAhead }) => askAhead?.(store, address))
}
