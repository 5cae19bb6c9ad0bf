import { type ComponentType, useEffect, useState } from 'react'
import { ErrorState } from '../page/ErrorState.tsx'
import { Skeleton } from '../page/Skeleton.tsx'

/**
 * Loads a viewer's code with its first file. If loading fails, the user can retry without losing text typed beside the
 * viewer.
 */
export const lazyViewer = <P extends object>(fetchViewer: () => Promise<ComponentType<P>>): ComponentType<P> => {
  const LazyViewer = (props: P) => {
    const [Viewer, setViewer] = useState<ComponentType<P>>()
    const [attempt, setAttempt] = useState(0)
    const [failedAttempt, setFailedAttempt] = useState<number>()
    useEffect(() => {
      let isGone = false
      fetchViewer().then(
        (came) => !isGone && setViewer(() => came),
        () => !isGone && setFailedAttempt(attempt),
      )
      return () => {
        isGone = true
      }
    }, [attempt])
    if (Viewer) return <Viewer {...props} />
    if (failedAttempt === attempt)
      return <ErrorState title="Прегледът не се зареди" onRetry={() => setAttempt(attempt + 1)} />
    return (
      <div role="status" aria-label="Прегледът се зарежда">
        <Skeleton lines={8} />
      </div>
    )
  }
  return LazyViewer
}
