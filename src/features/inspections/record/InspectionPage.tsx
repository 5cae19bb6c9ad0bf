import { useAtomValue } from 'jotai'
import { type ReactNode, useState } from 'react'
import { useLocation } from 'wouter'
import type { GroupedInspection, Inspection } from '../../../contract/shapes/inspections.ts'
import { civilDateOf, timeOf } from '../../../dates/civilDate.ts'
import { now } from '../../../dates/clock.ts'
import { to } from '../../../routes/to.ts'
import { copyAndGroup, copyOfGroup, copyOfInspection } from '../../../rules/inspections/copyInspection.ts'
import { mayWriteInspections } from '../../../rules/inspections/inspectionMoves.ts'
import { begunNow } from '../../../rules/inspections/inspectionPresets.ts'
import { refusalOf } from '../../../rules/ruleResult.ts'
import type { ListContext } from '../../../screen-kit/list/listContext.ts'
import { useListContext } from '../../../screen-kit/list/useListContext.ts'
import { RecordGone } from '../../../screen-kit/RecordGone.tsx'
import { RecordSkeleton } from '../../../screen-kit/RecordSkeleton.tsx'
import { useRouteParams } from '../../../screen-kit/routeParams.ts'
import type { QueryAtom } from '../../../state/queryAtomFamily.ts'
import { BackHeader } from '../../../widgets/page/BackHeader.tsx'
import { Banner } from '../../../widgets/page/Banner.tsx'
import { Card } from '../../../widgets/page/Card.tsx'
import { ErrorState } from '../../../widgets/page/ErrorState.tsx'
import { PageHeader } from '../../../widgets/page/PageHeader.tsx'
import { InspectionForm } from '../form/InspectionForm.tsx'
import { GroupForm } from '../group/GroupForm.tsx'
import { GroupView } from '../group/GroupView.tsx'
import {
  groupAtom,
  groupRecord,
  inspectionAtom,
  inspectionRecord,
  inspectorAtom,
  ownGroupAtom,
  ownInspectionAtom,
  seenGroupsAtom,
  seenInspectionsAtom,
} from '../inspectionState.ts'
import { newKey } from '../words.tsx'
import { InspectionView } from './InspectionView.tsx'

const guidForm = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const gone = { title: 'Няма такава проверка', text: 'Адресът не сочи към проверка. Потърсете я в списъка.' }
const goneText = {
  address: gone,
  deleted: { title: 'Проверката вече не съществува', text: 'Някой е изтрил черновата междувременно.' },
  forbidden: gone,
}

type LoadedProps<R> = { atom: QueryAtom<R>; back: ListContext; heading: string; children: (record: R) => ReactNode }

const Loaded = <R,>({ atom, back, heading, children }: LoadedProps<R>) => {
  const { data, error, refetch } = useAtomValue(atom)
  if (error?.status === 404) return <RecordGone because="deleted" labels={goneText} back={back} />
  if (data) return children(data)
  if (!error) return <RecordSkeleton back={back} heading={heading} loading={`${heading} се зарежда`} />
  return (
    <>
      <BackHeader {...back} />
      <h1 className="visually-hidden">{heading}</h1>
      <Card>
        <ErrorState title="Проверката не се зареди" message={error.message} onRetry={() => void refetch()} />
      </Card>
    </>
  )
}

const Single = ({ guid }: { guid: string | null }) => {
  const back = useListContext(seenInspectionsAtom, inspectionRecord(guid))
  if (guid === null) return <RecordGone because="address" labels={goneText} back={back} />
  return (
    <Loaded key={guid} atom={inspectionAtom(guid)} back={back} heading="Проверка">
      {(record) => <InspectionView inspection={record} back={back} />}
    </Loaded>
  )
}

const Group = ({ guid }: { guid: string | null }) => {
  const back = useListContext(seenGroupsAtom, groupRecord(guid))
  if (guid === null) return <RecordGone because="address" labels={goneText} back={back} />
  return (
    <Loaded key={guid} atom={groupAtom(guid)} back={back} heading="Групова проверка">
      {(record) => <GroupView group={record} back={back} />}
    </Loaded>
  )
}

type NewProps = { title: string; note?: string; about?: string; back: ListContext; children: ReactNode }

const NewRecord = ({ title, note = 'Полетата със звезда са задължителни.', about, back, children }: NewProps) => {
  const refusal = refusalOf(mayWriteInspections(useAtomValue(inspectorAtom).roles))
  return (
    <>
      <BackHeader {...back} />
      <PageHeader title={title} {...(!refusal && { note })} />
      {refusal ? (
        <Banner kind="info" title={refusal.title}>
          {refusal.because} {refusal.who}
        </Banner>
      ) : (
        <>
          {about && <Banner kind="info">{about}</Banner>}
          {children}
        </>
      )}
    </>
  )
}

const draftNote =
  'За чернова стигат видът, началото и отделът; останалото със звезда се иска, преди проверката да бъде планирана или започната.'

const NewSingle = ({ start, title, about = '' }: { start: Inspection; title: string; about?: string }) => {
  const [, navigate] = useLocation()
  const back = useListContext(seenInspectionsAtom, inspectionRecord(null))
  return (
    <NewRecord title={title} note={draftNote} about={about} back={back}>
      <InspectionForm
        start={start}
        onSaved={({ guid }) => navigate(to.inspections.one(guid), { replace: true })}
        onCancel={() => navigate(back.href)}
      />
    </NewRecord>
  )
}

const NewGroup = ({ start, title }: { start: GroupedInspection; title: string }) => {
  const [, navigate] = useLocation()
  const back = useListContext(seenGroupsAtom, groupRecord(null))
  return (
    <NewRecord title={title} back={back}>
      <GroupForm
        start={start}
        onSaved={({ guid }) => navigate(to.groupInspections.one(guid), { replace: true })}
        onCancel={() => navigate(back.href)}
      />
    </NewRecord>
  )
}

const OwnSingle = () => {
  const own = useAtomValue(ownInspectionAtom)
  const back = useListContext(seenInspectionsAtom, inspectionRecord(null))
  const [at] = useState(() => now().toISOString())
  if (own === null) return <RecordSkeleton back={back} heading="Нова проверка" loading="Формулярът се зарежда" />
  return <NewSingle start={begunNow(own, `${civilDateOf(at)}T${timeOf(at)}`)} title="Нова проверка" />
}

const OwnGroup = () => <NewGroup start={useAtomValue(ownGroupAtom)} title="Нова групова проверка" />

const CopyOfSingle = ({ record }: { record: Inspection }) => {
  const [start] = useState(() => copyOfInspection(record, newKey))
  return <NewSingle start={start} title="Нова проверка (копие)" about={copyAndGroup(record)} />
}

export type ShownInspection = { of: 'single' | 'group'; show: 'create' | 'copy' | 'one' }

const InspectionPage = ({ of, show }: ShownInspection) => {
  const { id = '', copyFromGuid = '' } = useRouteParams()
  const wanted = show === 'copy' ? copyFromGuid : id
  const guid = guidForm.test(wanted) ? wanted : null
  const backToSingles = useListContext(seenInspectionsAtom, inspectionRecord(null))
  const backToGroups = useListContext(seenGroupsAtom, groupRecord(null))
  if (show === 'one') return of === 'single' ? <Single guid={guid} /> : <Group guid={guid} />
  if (show === 'create') return of === 'single' ? <OwnSingle /> : <OwnGroup />
  if (guid === null)
    return <RecordGone because="address" labels={goneText} back={of === 'single' ? backToSingles : backToGroups} />
  return of === 'single' ? (
    <Loaded atom={inspectionAtom(guid)} back={backToSingles} heading="Нова проверка (копие)">
      {(record) => <CopyOfSingle record={record} />}
    </Loaded>
  ) : (
    <Loaded atom={groupAtom(guid)} back={backToGroups} heading="Нова групова проверка (копие)">
      {(record) => <NewGroup start={copyOfGroup(record)} title="Нова групова проверка (копие)" />}
    </Loaded>
  )
}

export default InspectionPage
