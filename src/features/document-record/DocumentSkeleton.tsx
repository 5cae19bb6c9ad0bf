import type { WayBack } from '../../screen-kit/list/seenList.ts'
import { RecordSkeleton } from '../../screen-kit/RecordSkeleton.tsx'
import { Skeleton } from '../../widgets/page/Skeleton.tsx'

/** The shape of the page while the document is on its way. */
export const DocumentSkeleton = ({ back }: { back: WayBack }) => (
  <RecordSkeleton
    back={back}
    heading="Документ"
    loading="Документът се зарежда"
    head={
      <div className="document-skeleton-head">
        <Skeleton lines={1} width="16rem" height="1.2rem" />
        <Skeleton lines={1} width="min(38rem, 100%)" height="1.7rem" />
      </div>
    }
  />
)
