import { type ComponentType, use } from 'react'
import type { ScreenRoute } from '../../modules/route.ts'

/** A screen's code did not arrive: the network, or a newer version that no longer has this file. */
export class ScreenNotLoaded extends Error {
  /** Lets the next try really ask again; called when the failure has been shown. */
  readonly forget: () => void

  constructor(cause: unknown, forget: () => void) {
    super('The code of a screen could not be loaded', { cause })
    this.name = 'ScreenNotLoaded'
    this.forget = forget
  }
}

/** A part of the application that is loaded once: `load` asks for it, `loaded` gives it when it is there. */
export type LoadedPart<T> = { load: () => Promise<T>; loaded: () => T | undefined }

export const loadedOnce = <T>(fetchPart: () => Promise<{ default: T }>): LoadedPart<T> => {
  let loading: Promise<T> | undefined
  let part: T | undefined
  const forget = () => {
    loading = undefined
  }
  const load = () => {
    loading ??= fetchPart().then(
      (module) => {
        part = module.default
        return module.default
      },
      (cause: unknown) => {
        throw new ScreenNotLoaded(cause, forget)
      },
    )
    return loading
  }
  return { load, loaded: () => part }
}

/**
 * The part, for a component that draws it. What has arrived is drawn in the same pass; `React.lazy` would first show
 * the fallback of a part that was fetched ahead, for the 300 ms that React leaves a fallback standing.
 */
export const usePart = <T>({ load, loaded }: LoadedPart<T>): T => loaded() ?? use(load())

/** For what is fetched ahead: a failure is forgotten, and shows itself only when the part is asked for and fails again. */
export const forgetFailure = (failure: unknown): void => {
  if (failure instanceof ScreenNotLoaded) failure.forget()
}

const screens = new WeakMap<ScreenRoute, LoadedPart<ComponentType>>()

/** The component of a route, for `usePart`. */
export const screenOf = (route: ScreenRoute): LoadedPart<ComponentType> => {
  const screen = screens.get(route) ?? loadedOnce(route.load)
  screens.set(route, screen)
  return screen
}

/** Fetches the code of a screen before somebody asks for it; a failure shows itself only when the screen is opened. */
export const preload = (route: ScreenRoute): void => {
  screenOf(route).load().catch(forgetFailure)
}
