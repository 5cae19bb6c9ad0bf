import type { ListContext } from '../../screen-kit/list/listContext.ts'
import { RecordSkeleton } from '../../screen-kit/RecordSkeleton.tsx'
import { Skeleton } from '../../widgets/page/Skeleton.tsx'
import { DocumentTitle, type NamedDocument } from './DocumentTitle.tsx'

type Props = {
  back: ListContext
  known?: NamedDocument | undefined
}

export const DocumentSkeleton = ({ back, known }: Props) => (
  <RecordSkeleton
    back={back}
    {...(known === undefined && { heading: 'Документ' })}
    loading="Документът се зарежда"
    head={
      known ? (
        <DocumentTitle document={known} />
      ) : (
        <div className="document-skeleton-head">
          <Skeleton lines={1} width="16rem" height="1.2rem" />
          <Skeleton lines={1} width="min(38rem, 100%)" height="1.7rem" />
        </div>
      )
    }
  />
)
