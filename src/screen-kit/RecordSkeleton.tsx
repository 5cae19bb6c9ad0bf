import type { ReactNode } from 'react'
import { BackHeader } from '../widgets/page/BackHeader.tsx'
import { Card } from '../widgets/page/Card.tsx'
import { Skeleton } from '../widgets/page/Skeleton.tsx'
import type { ListContext } from './list/listContext.ts'

type Props = {
  /** The list to link back to; absent if the page already shows the link. */
  back?: ListContext
  /** A heading for screen readers until the record is loaded; absent if `head` contains a heading. */
  heading?: string
  loading: string
  head?: ReactNode
}

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
