import type { TimelineItem } from '../prime/TimelineEvents.tsx'
import { LoadingFallback, lazyPart } from './lazyPart.tsx'
import { Skeleton } from './Skeleton.tsx'
import './timeline.css'

const TimelineEvents = lazyPart(() => import(/* webpackChunkName: "prime" */ '../prime/TimelineEvents.tsx'))

export const Timeline = (props: { items: readonly TimelineItem[]; label: string }) => (
  <LoadingFallback show={<Skeleton lines={2 * props.items.length} />}>
    <TimelineEvents {...props} />
  </LoadingFallback>
)
