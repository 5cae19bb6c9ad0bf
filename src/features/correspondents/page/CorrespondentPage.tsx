import { useAtomValue } from 'jotai'
import type { DocumentModule } from '../../../routes/to.ts'
import type { ListContext } from '../../../screen-kit/list/listContext.ts'
import { useListContext } from '../../../screen-kit/list/useListContext.ts'
import { useRouteParams } from '../../../screen-kit/routeParams.ts'
import { LinkButton } from '../../../widgets/buttons/LinkButton.tsx'
import { IconBack, IconNothingFound } from '../../../widgets/icons.ts'
import { BackHeader } from '../../../widgets/page/BackHeader.tsx'
import { Card } from '../../../widgets/page/Card.tsx'
import { EmptyState } from '../../../widgets/page/EmptyState.tsx'
import { ErrorState } from '../../../widgets/page/ErrorState.tsx'
import { Skeleton } from '../../../widgets/page/Skeleton.tsx'
import { correspondentRecord, seenCorrespondentsAtom } from '../list/correspondentRecord.ts'
import { CorrespondentView } from './CorrespondentView.tsx'
import { correspondentAtom } from './correspondentState.ts'

type Props = { module: DocumentModule }

/** Renders one correspondent: its data, and with `?edit=1` in the URL its form (specification 1, section 2). */
const CorrespondentPage = ({ module }: Props) => {
  const { id = '' } = useRouteParams()
  const number = /^[1-9]\d{0,8}$/.test(id) ? Number(id) : null
  const back = useListContext(seenCorrespondentsAtom, correspondentRecord(module, number))
  return number === null ? <Gone back={back} /> : <Loaded key={number} module={module} id={number} back={back} />
}

const Loaded = ({ module, id, back }: Props & { id: number; back: ListContext }) => {
  const { data, error, refetch } = useAtomValue(correspondentAtom(id))
  if (error?.status === 404) return <Gone back={back} />
  if (data) return <CorrespondentView module={module} correspondent={data} back={back} />
  return (
    <div aria-busy={error === null}>
      <BackHeader {...back} />
      <h1 className="visually-hidden">Кореспондент</h1>
      <Card>
        {error ? (
          <ErrorState title="Кореспондентът не се зареди" message={error.message} onRetry={() => void refetch()} />
        ) : (
          <Skeleton lines={8} />
        )}
      </Card>
    </div>
  )
}

const Gone = ({ back }: { back: ListContext }) => (
  <>
    <BackHeader href={back.href} label={back.label} />
    <h1 className="visually-hidden">Няма такъв кореспондент</h1>
    <Card>
      <EmptyState
        title="Няма такъв кореспондент"
        icon={IconNothingFound}
        action={
          <LinkButton href={back.href} icon={IconBack}>
            Към „{back.label}“
          </LinkButton>
        }
      >
        Адресът не сочи към кореспондент. Потърсете го в списъка по наименование или идентификатор.
      </EmptyState>
    </Card>
  </>
)

export default CorrespondentPage
