import { type ComponentType, createContext, type ReactNode, use, useSyncExternalStore } from 'react'

type Arrival<T> = { part: T } | { failure: unknown }

export type LoadedPart<T> = {
  load: () => Promise<T>
  subscribe: (changed: () => void) => () => void
  arrival: () => Arrival<T> | undefined
  again: () => void
}

/** A failure is thrown where the part renders; afterwards the next use retries. */
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
    // The render throws the failure.
    load().catch(() => undefined)
    return () => {
      drawn.delete(changed)
      if (drawn.size === 0 && arrived && 'failure' in arrived) arrived = undefined
    }
  }
  const again = () => {
    arrived = undefined
    for (const changed of drawn) changed()
    // The render throws the failure again.
    load().catch(() => undefined)
  }
  return { load, subscribe, arrival: () => arrived, again }
}

/**
 * Undefined while the code loads. `lazy` and `Suspense` of React hold loaded content until the fallback was visible for
 * 300 ms; this renders it at once.
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
/** Replaces a part whose code failed to load. The application knows whether typed text would be lost. */
export const NotLoadedContext = createContext<ComponentType<NotLoaded> | null>(null)

export const lazyPart = <P extends object>(
  fetchPart: () => Promise<{ default: ComponentType<P> }>,
): ComponentType<P> => {
  const once = loadedOnce(fetchPart)
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
