import { type ComponentType, createContext, type ReactNode, use, useSyncExternalStore } from 'react'

type Arrival<T> = { part: T } | { failure: unknown }

export type LoadedPart<T> = {
  load: () => Promise<T>
  subscribe: (changed: () => void) => () => void
  arrival: () => Arrival<T> | undefined
  again: () => void
}

/**
 * Loads a part's code once. If that fails, the part throws the failure when it renders; when it is rendered again, it
 * is loaded again.
 */
export const loadOnce = <T,>(fetchPart: () => Promise<{ default: T }>): LoadedPart<T> => {
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
    // A failure is ignored here, because the component throws it when it renders.
    load().catch(() => undefined)
    return () => {
      drawn.delete(changed)
      if (drawn.size === 0 && arrived && 'failure' in arrived) arrived = undefined
    }
  }
  const again = () => {
    arrived = undefined
    for (const changed of drawn) changed()
    // A failure is ignored here, because the component throws it when it renders.
    load().catch(() => undefined)
  }
  return { load, subscribe, arrival: () => arrived, again }
}

/**
 * Returns undefined while the code loads. Unlike `lazy` and `Suspense` of React, which show a fallback for at least 300
 * ms, this renders loaded content at once.
 */
export const useLoaded = <T,>({ subscribe, arrival }: LoadedPart<T>): T | undefined => {
  const arrived = useSyncExternalStore(subscribe, arrival)
  if (arrived && 'failure' in arrived) throw arrived.failure
  return arrived?.part
}

const FallbackContext = createContext<ReactNode>(null)

export const LoadingFallback = ({ show, children }: { show: ReactNode; children: ReactNode }) => (
  <FallbackContext value={show}>{children}</FallbackContext>
)

type NotLoaded = { error: unknown; again: () => void }
/**
 * The component shown instead of a part whose code failed to load. The application provides it, because only the
 * application knows whether typed text would be lost.
 */
export const NotLoadedContext = createContext<ComponentType<NotLoaded> | null>(null)

export const lazyPart = <P extends object>(
  fetchPart: () => Promise<{ default: ComponentType<P> }>,
): ComponentType<P> => {
  const once = loadOnce(fetchPart)
  return (props: P) => {
    const arrived = useSyncExternalStore(once.subscribe, once.arrival)
    const fallback = use(FallbackContext)
    const NotLoaded = use(NotLoadedContext)
    if (!arrived) return fallback
    if ('failure' in arrived) {
      if (!NotLoaded) throw arrived.failure
      return <NotLoaded error={arrived.failure} again={once.again} />
    }
    const Loaded = arrived.part
    return (
      <FallbackContext value={null}>
        <Loaded {...props} />
      </FallbackContext>
    )
  }
}
