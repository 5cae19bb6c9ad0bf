import type { ComponentType } from 'react'
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

/** A promise that `use` reads at once when it is fulfilled: it tells how it stands, as React asks of a cached promise. */
type Known<T> = Promise<T> & { status?: 'fulfilled'; value?: T }

/**
 * A part of the application that is loaded once. What has arrived is drawn in the same pass: without it every part,
 * even one that was fetched ahead, would first show its fallback for the 300 ms that React leaves a fallback standing.
 */
export const loadedOnce = <T>(load: () => Promise<{ default: T }>): (() => Promise<T>) => {
  let asked: Known<T> | undefined
  const forget = () => {
    asked = undefined
  }
  return () => {
    if (asked) return asked
    const made: Known<T> = load().then(
      (module) => {
        Object.assign(made, { status: 'fulfilled', value: module.default })
        return module.default
      },
      (cause: unknown) => {
        throw new ScreenNotLoaded(cause, forget)
      },
    )
    asked = made
    return made
  }
}

/** For what is fetched ahead: a failure is forgotten, and shows itself only when the part is asked for and fails again. */
export const forgetFailure = (failure: unknown): void => {
  if (failure instanceof ScreenNotLoaded) failure.forget()
}

const screens = new WeakMap<ScreenRoute, () => Promise<ComponentType>>()

/** The component of a route, for `use`. */
export const screenOf = (route: ScreenRoute): Promise<ComponentType> => {
  const known = screens.get(route) ?? loadedOnce(route.load)
  screens.set(route, known)
  return known()
}

/** Fetches the code of a screen before somebody asks for it; a failure shows itself only when the screen is opened. */
export const preload = (route: ScreenRoute): void => {
  screenOf(route).catch(forgetFailure)
}
