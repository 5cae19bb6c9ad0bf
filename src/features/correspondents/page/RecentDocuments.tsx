import { useAtomValue } from 'jotai'
import { Link } from 'wouter'
import { counted } from '../../../rules/count.ts'
import { formatNumber } from '../../../rules/registrationNumber.ts'
import { type DocumentModule, documentModule } from '../../../rules/to.ts'
import { LinkButton } from '../../../widgets/buttons/LinkButton.tsx'
import { IconManyDocuments } from '../../../widgets/icons.ts'
import { Card } from '../../../widgets/page/Card.tsx'
import { ErrorState } from '../../../widgets/page/ErrorState.tsx'
import { Skeleton } from '../../../widgets/page/Skeleton.tsx'
import { DirectionIcon } from '../../../widgets/tags/DirectionIcon.tsx'
import { documentsHref } from '../list/correspondentsColumns.tsx'
import { recentDocumentsAtom } from './correspondentState.ts'

type Props = { module: DocumentModule; correspondentId: number }

/** The newest documents of the correspondent in this module, and the way to all of them. */
export const RecentDocuments = ({ module, correspondentId }: Props) => (
  <Card title="Документи">
    <Documents module={module} correspondentId={correspondentId} />
  </Card>
)

const Documents = ({ module, correspondentId }: Props) => {
  const { data, error, refetch } = useAtomValue(recentDocumentsAtom[module](correspondentId))
  if (error && !data) return <ErrorState message={error.message} onRetry={() => void refetch()} />
  if (!data) return <Skeleton lines={4} />
  if (data.totalCount === 0)
    return <p className="muted">В този модул няма документи на кореспондента, които имате право да четете.</p>
  const { document } = documentModule(module)
  return (
    <div className="stack">
      <ul className="correspondent-documents">
        {data.items.map((row) => (
          <li key={row.guid}>
            <DirectionIcon direction={row.documentDirectionId} />
            <Link href={document(row.guid)}>{formatNumber(row.documentNumber, row.dateRegistered) || 'Чернова'}</Link>
            <span className="correspondent-subject">{row.subjectDescription}</span>
            <span className="muted small">{row.documentStatusName}</span>
          </li>
        ))}
      </ul>
      <LinkButton icon={IconManyDocuments} href={documentsHref(module, correspondentId)}>
        {data.totalCount > data.items.length ? `Всички ${counted(data.totalCount, 'document')}` : 'Към списъка'}
      </LinkButton>
    </div>
  )
}
