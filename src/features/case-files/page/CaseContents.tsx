import { useAtomValue } from 'jotai'
import type { CaseFileContents } from '../../../contract/caseFiles.ts'
import type { DocumentModule } from '../../../routes/to.ts'
import { listed } from '../../../rules/words/pluralise.ts'
import { Card } from '../../../widgets/page/Card.tsx'
import { ErrorState } from '../../../widgets/page/ErrorState.tsx'
import { Skeleton } from '../../../widgets/page/Skeleton.tsx'
import { contentsAtom } from '../caseFileState.ts'
import { CaseFiles } from './CaseFiles.tsx'
import { CaseHistory } from './CaseHistory.tsx'
import { CaseMoney } from './CaseMoney.tsx'

const People = ({ people }: Pick<CaseFileContents, 'people'>) => (
  <Card title="Хора">
    {people.length === 0 && <p className="muted">Преписката няма посочени хора.</p>}
    {people.length > 0 && (
      <ul className="case-facts p-0 list-none" aria-label="Хора">
        {people.map(({ name, roles, isCorrespondent }) => (
          <li key={`${isCorrespondent} ${name}`}>
            <span className="muted">{listed(roles)}</span>
            {isCorrespondent ? <b>{name}</b> : <span>{name}</span>}
          </li>
        ))}
      </ul>
    )}
  </Card>
)

type Props = { caseFileGuid: string; number: string; module: DocumentModule }

export const CaseContents = ({ caseFileGuid, number, module }: Props) => {
  const { data, error, refetch } = useAtomValue(contentsAtom(caseFileGuid))
  if (error && !data)
    return (
      <Card title="Хора, файлове и история">
        <ErrorState message={error.message} onRetry={() => void refetch()} />
      </Card>
    )
  if (!data)
    return (
      <Card title="Хора, файлове и история">
        <Skeleton lines={8} />
      </Card>
    )
  return (
    <>
      <People people={data.people} />
      <CaseMoney obligations={data.obligations} module={module} />
      <CaseFiles files={data.files} number={number} />
      <CaseHistory history={data.history} module={module} />
    </>
  )
}
