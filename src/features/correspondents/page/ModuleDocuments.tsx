import { useAtomValue } from 'jotai'
import { Link } from 'wouter'
import { type DocumentModule, documentModule } from '../../../routes/to.ts'
import { shownStatus } from '../../../rules/documents/documentStatus.ts'
import { formatNumber } from '../../../rules/identifiers/registrationNumber.ts'
import { pluralise } from '../../../rules/words/pluralise.ts'
import { ErrorState } from '../../../widgets/page/ErrorState.tsx'
import { Skeleton } from '../../../widgets/page/Skeleton.tsx'
import { DirectionIcon } from '../../../widgets/tags/DirectionIcon.tsx'
import { Numbered } from '../../../widgets/tags/Numbered.tsx'
import { documentsHref } from '../list/correspondentRecord.ts'
import { recentDocumentsAtom } from './recentDocuments.ts'

type Props = { module: DocumentModule; correspondentId: number }

export const ModuleDocuments = ({ module, correspondentId }: Props) => {
  const { data, error, refetch } = useAtomValue(recentDocumentsAtom[module](correspondentId))
  if (error && !data) return <ErrorState message={error.message} onRetry={() => void refetch()} />
  if (!data) return <Skeleton lines={4} />
  if (data.totalCount === 0) return <p className="muted">Няма документи, които имате право да четете.</p>
  const { document } = documentModule(module)
  return (
    <>
      <ul className="correspondent-documents">
        {data.items.map((row) => (
          <li key={row.guid}>
            <DirectionIcon direction={row.documentDirectionId} />
            <Link href={document(row.guid)}>{formatNumber(row.documentNumber, row.dateRegistered) || 'Чернова'}</Link>
            <span className="correspondent-subject">
              <Numbered text={row.subjectDescription ?? ''} />
            </span>
            <span className="muted small">{shownStatus(row)?.label}</span>
          </li>
        ))}
      </ul>
      <Link href={documentsHref(module, correspondentId)} className="correspondent-all">
        {data.totalCount === 1 ? 'Към списъка с документи' : `Всички ${pluralise(data.totalCount, 'document')}`}
      </Link>
    </>
  )
}
