import { type ComponentType, createContext, type ReactNode, use, useSyncExternalStore } from 'react'

type Arrival<T> = { part: T } | { failure: unknown }

/** A part of the program that is fetched once: `load` asks for it, `arrival` is what has come of it so far. */
export type LoadedPart<T> = {
  load: () => Promise<T>
  subscribe: (changed: () => void) => () => void
  arrival: () => Arrival<T> | undefined
  /** After a failure: asks again. */
  again: () => void
}

/** A failure is thrown where the part is drawn; once that is gone, or where nothing drew it, the next one asks again. */
export const loadedOnce = <T,>(fetchPart: () => Promise<{ default: T }>): LoadedPart<T> => {
  const drawn = new Set<() => void>()
  let loading: Promise<T> | undefined
  let arrived: Arrival<T> | undefined
  const arrive = (what: Arrival<T>) => {
    arrived = what
    for (const changed of drawn) changed()
  }
  const load = () => {
    loading ??= fetchPart().then(
      ({ default: part }) => {
        arrive({ part })
        return part
      },
      (failure: unknown) => {
        loading = undefined
        if (drawn.size > 0) arrive({ failure })
        throw failure
      },
    )
    return loading
  }
  const subscribe = (changed: () => void) => {
    drawn.add(changed)
    // What fails is thrown while it is drawn.
    load().catch(() => undefined)
    return () => {
      drawn.delete(changed)
      if (drawn.size === 0 && arrived && 'failure' in arrived) arrived = undefined
    }
  }
  const again = () => {
    arrived = undefined
    for (const changed of drawn) changed()
    // What fails again stands in its place again.
    load().catch(() => undefined)
  }
  return { load, subscribe, arrival: () => arrived, again }
}

/**
 * The part, or undefined while its code is on its way. React's own `lazy` and `Suspense` hold what has come back until
 * the fallback has stood for 300 ms, at each first opening; this draws it at once.
 */
export const useLoaded = <T,>({ subscribe, arrival }: LoadedPart<T>): T | undefined => {
  const arrived = useSyncExternalStore(subscribe, arrival)
  if (arrived && 'failure' in arrived) throw arrived.failure
  return arrived?.part
}

const MeanwhileContext = createContext<ReactNode>(null)

/** What stands in the place of the lazy parts among the children while their code is on its way; else nothing does. */
export const Meanwhile = ({ show, children }: { show: ReactNode; children: ReactNode }) => (
  <MeanwhileContext value={show}>{children}</MeanwhileContext>
)

type NotLoaded = { error: unknown; again: () => void }
/** What stands for a part whose code did not come, where that is not simply thrown; the application knows whether anything typed would be lost. */
export const NotLoadedContext = createContext<ComponentType<NotLoaded> | null>(null)

/** A component whose code is fetched when it is first drawn. */
export const lazyPart = <P extends object>(
  fetchPart: () => Promise<{ default: ComponentType<P> }>,
): ComponentType<P> => {
  const once = loadedOnce(fetchPart)
  return (props: P) => {
    const arrived = useSyncExternalStore(once.subscribe, once.arrival)
    const meanwhile = use(MeanwhileContext)
    const NotLoaded = use(NotLoadedContext)
    if (!arrived) return meanwhile
    if ('failure' in arrived) {
      if (!NotLoaded) throw arrived.failure
      return <NotLoaded error={arrived.failure} again={once.again} />
    }
    const Loaded = arrived.part
    return (
      <MeanwhileContext value={null}>
        <Loaded {...props} />
      </MeanwhileContext>
    )
  }
}
