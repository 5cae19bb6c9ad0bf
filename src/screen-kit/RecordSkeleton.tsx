import type { ReactNode } from 'react'
import { BackHeader } from '../widgets/page/BackHeader.tsx'
import { Card } from '../widgets/page/Card.tsx'
import { Skeleton } from '../widgets/page/Skeleton.tsx'
import type { WayBack } from './list/seenList.ts'

type Props = {
  /** Absent where the way back stands above already. */
  back?: WayBack
  /** The page's heading until the record brings its own; absent when `head` has one. */
  heading?: string
  /** „Документът се зарежда“. */
  loading: string
  /** The shape of what stands above the two columns. */
  head?: ReactNode
}

/** The shape of a record's page while the record is on its way. */
export const RecordSkeleton = ({ back, heading, loading, head }: Props) => (
  <div aria-busy="true">
    {back && <BackHeader {...back} />}
    {heading !== undefined && <h1 className="visually-hidden">{heading}</h1>}
    <p className="visually-hidden" role="status">
      {loading}
    </p>
    {head}
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
