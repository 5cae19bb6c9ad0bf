import type { WayBack } from '../../screen-kit/list/seenList.ts'
import { BackHeader } from '../../widgets/page/BackHeader.tsx'
import { Card } from '../../widgets/page/Card.tsx'
import { Skeleton } from '../../widgets/page/Skeleton.tsx'

/** The shape of the page while the document is on its way. */
export const DocumentSkeleton = ({ back }: { back: WayBack }) => (
  <div aria-busy="true">
    <BackHeader {...back} />
    <h1 className="visually-hidden">Документ</h1>
    <p className="visually-hidden" role="status">
      Документът се зарежда
    </p>
    <div className="document-skeleton-head">
      <Skeleton lines={1} width="16rem" height="1.2rem" />
      <Skeleton lines={1} width="min(38rem, 100%)" height="1.7rem" />
    </div>
    <div className="doc-grid">
      <Card>
        <Skeleton lines={8} />
      </Card>
      <aside>
        <Card>
          <Skeleton lines={4} />
        </Card>
      </aside>
    </div>
  </div>
)
