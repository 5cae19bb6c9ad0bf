import { useAtomValue } from 'jotai'
import * as v from 'valibot'
import { type BusinessProcess, businessProcesses } from '../../contract/businessProcesses.ts'
import { caseFiles } from '../../contract/caseFiles.ts'
import { Guid } from '../../contract/shapes/base.ts'
import { caseFileRoot, to } from '../../routes/to.ts'
import { RecordGone } from '../../screen-kit/RecordGone.tsx'
import { RecordSkeleton } from '../../screen-kit/RecordSkeleton.tsx'
import { useRouteParams } from '../../screen-kit/routeParams.ts'
import { useSearch } from '../../screen-kit/useSearch.ts'
import { queryAtomFamily } from '../../state/queryAtomFamily.ts'
import { queryOf } from '../../transport/query.ts'
import { LinkButton } from '../../widgets/buttons/LinkButton.tsx'
import { BackHeader } from '../../widgets/page/BackHeader.tsx'
import { Banner } from '../../widgets/page/Banner.tsx'
import { Card } from '../../widgets/page/Card.tsx'
import { ErrorState } from '../../widgets/page/ErrorState.tsx'
import { wayOfStages } from './caseFilePath.ts'
import { ProcessView } from './ProcessView.tsx'

const processAtom = queryAtomFamily((id: number) => queryOf(businessProcesses.getBusinessProcess, { query: { id } }))

/**
 * An option of the queries about the case file that shows no notification on an error, because the page shows the error
 * in place.
 */
const withoutNotification = { quiet: true } as const
const stagesAtom = queryAtomFamily((caseFileGuid: string) =>
  queryOf(caseFiles.getCaseFileProcessInstanceInfo, { query: { caseFileGuid } }, withoutNotification),
)
const caseFileAtom = queryAtomFamily((caseGuid: string) =>
  queryOf(caseFiles.getCaseFile, { query: { caseGuid } }, withoutNotification),
)

const back = { href: to.businessProcesses.list(), label: 'Бизнес процеси' }
const gone = { title: 'Няма такъв процес', text: 'Адресът не сочи към бизнес процес. Потърсете го в списъка.' }
const labels = { address: gone, deleted: gone, forbidden: gone }

/**
 * Renders a business process as a diagram (specification 1, section 2). `?caseFile=` highlights the path of a case file
 * in it.
 */
const ProcessPage = () => {
  const { id = '' } = useRouteParams()
  const number = /^[1-9]\d{0,8}$/.test(id) ? Number(id) : null
  return number === null ? (
    <RecordGone because="address" labels={labels} back={back} />
  ) : (
    <Loaded key={number} id={number} />
  )
}

const Loaded = ({ id }: { id: number }) => {
  const { data, error, refetch } = useAtomValue(processAtom(id))
  const guid = new URLSearchParams(useSearch()).get('caseFile')
  if (error?.status === 404) return <RecordGone because="deleted" labels={labels} back={back} />
  if (data)
    return v.is(Guid, guid) ? <WithWay process={data} guid={guid} /> : <ProcessView process={data} back={back} />
  if (!error) return <RecordSkeleton back={back} heading="Бизнес процес" loading="Процесът се зарежда" />
  return (
    <>
      <BackHeader {...back} />
      <h1 className="visually-hidden">Бизнес процес</h1>
      <Card>
        <ErrorState title="Процесът не се зареди" message={error.message} onRetry={() => void refetch()} />
      </Card>
    </>
  )
}

const WithWay = ({ process, guid }: { process: BusinessProcess; guid: string }) => {
  const { data, error } = useAtomValue(stagesAtom(guid))
  const { data: file } = useAtomValue(caseFileAtom(guid))
  const name = file?.number ? `Преписка ${file.number}` : 'Преписката'
  const isOfOther = typeof data?.processId === 'number' && data.processId !== process.id
  const way = data && !isOfOther ? wayOfStages(data.stages) : undefined
  const current = way && data?.current?.name
  return (
    <ProcessView key={way ? 'way' : ''} process={process} back={back} way={way}>
      <div className="mb-3">
        <Banner
          kind={error && !data ? 'warning' : 'info'}
          title={name}
          action={
            <>
              {file && (
                <LinkButton small href={caseFileRoot(file.rootDocument.guid)}>
                  Към преписката
                </LinkButton>
              )}
              <LinkButton small kind="text" href={to.businessProcesses.one(process.id)}>
                Процесът без преписката
              </LinkButton>
            </>
          }
        >
          {error && !data && `Пътят ѝ не може да бъде показан: ${error.message}`}
          {isOfOther && `Преписката върви по друг процес: „${data.processName}“.`}
          {way &&
            (current
              ? `Пътят ѝ е отбелязан в диаграмата; сега е на стъпка „${current}“.`
              : 'Пътят ѝ е отбелязан в диаграмата; процесът е приключил.')}
          {!data && !error && 'Пътят ѝ се зарежда …'}
        </Banner>
      </div>
    </ProcessView>
  )
}

export default ProcessPage
