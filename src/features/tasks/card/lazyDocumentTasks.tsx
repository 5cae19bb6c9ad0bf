import type { ComponentProps } from 'react'
import { LoadingFallback, lazyPart } from '../../../widgets/page/lazyPart.tsx'
import { Skeleton } from '../../../widgets/page/Skeleton.tsx'

const OfDocument = lazyPart(() => import('./DocumentTasks.tsx'))

export const DocumentTasks = (props: ComponentProps<typeof OfDocument>) => (
  <LoadingFallback show={<Skeleton lines={6} />}>
    <OfDocument {...props} />
  </LoadingFallback>
)
