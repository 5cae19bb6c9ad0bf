import { type ComponentProps, lazy, Suspense } from 'react'
import { Skeleton } from '../../../widgets/page/Skeleton.tsx'

const OfDocument = lazy(() => import('./DocumentTasks.tsx'))

/** The tasks of a document as cards, with all that can be done with them: `{ docGuid, assignRefusal? }`. */
export const DocumentTasks = (props: ComponentProps<typeof OfDocument>) => (
  <Suspense fallback={<Skeleton lines={6} />}>
    <OfDocument {...props} />
  </Suspense>
)
