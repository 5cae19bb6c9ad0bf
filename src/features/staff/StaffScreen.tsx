import { useAtomValue } from 'jotai'
import { type ReactNode, useState } from 'react'
import { useLocation, useParams } from 'wouter'
import type { WayBack } from '../../screen-kit/list/seenList.ts'
import { useWayBack } from '../../screen-kit/list/useSeenList.ts'
import { RecordGone } from '../../screen-kit/RecordGone.tsx'
import { RecordSkeleton } from '../../screen-kit/RecordSkeleton.tsx'
import { userAtom } from '../../state/session.ts'
import { BackHeader } from '../../widgets/page/BackHeader.tsx'
import { Card } from '../../widgets/page/Card.tsx'
import { ErrorState } from '../../widgets/page/ErrorState.tsx'
import { PageHeader } from '../../widgets/page/PageHeader.tsx'
import { StaffList } from './list/StaffList.tsx'
import { StaffForm } from './record/StaffForm.tsx'
import { StaffView } from './record/StaffView.tsx'
import type { StaffKit, StaffRecord } from './staffKit.ts'

const goneWords = {
  address: { title: 'Няма такъв документ', text: 'Адресът не сочи към документ. Потърсете го в списъка.' },
  deleted: { title: 'Документът вече не съществува', text: 'Някой е изтрил черновата междувременно.' },
  forbidden: { title: 'Нямате право да виждате документа', text: 'Обърнете се към отдел „Човешки ресурси“.' },
}

type Props<R extends StaffRecord> = { kit: StaffKit<R> }

const useBack = <R extends StaffRecord>({ at, title, seenAtom }: StaffKit<R>, key: number | null): WayBack =>
  // Only the list of the same register is remembered here, so any place is its own.
  useWayBack(seenAtom, { key, root: '', list: { href: at.list(), label: title }, hrefOf: at.one })

const Loaded = <R extends StaffRecord>({ kit, id, back }: Props<R> & { id: number; back: WayBack }) => {
  const { data, error, refetch } = useAtomValue(kit.recordAtom(id))
  if (error?.status === 404) return <RecordGone because="deleted" words={goneWords} back={back} />
  if (data) return <StaffView kit={kit} record={data} back={back} />
  if (!error) return <RecordSkeleton back={back} heading={kit.title} loading="Документът се зарежда" />
  return (
    <>
      <BackHeader {...back} />
      <h1 className="visually-hidden">{kit.title}</h1>
      <Card>
        <ErrorState title="Документът не се зареди" message={error.message} onRetry={() => void refetch()} />
      </Card>
    </>
  )
}

const RecordPage = <R extends StaffRecord>({ kit }: Props<R>) => {
  const { id = '' } = useParams<{ id: string }>()
  const number = /^[1-9]\d{0,8}$/.test(id) ? Number(id) : null
  const back = useBack(kit, number)
  if (number === null) return <RecordGone because="address" words={goneWords} back={back} />
  return <Loaded key={number} kit={kit} id={number} back={back} />
}

const CreatePage = <R extends StaffRecord>({ kit }: Props<R>) => {
  const [, navigate] = useLocation()
  const back = useBack(kit, null)
  const person = useAtomValue(userAtom)?.person
  const [blank] = useState(() => kit.blank(person?.id ? { id: person.id, name: person.fullName } : null))
  return (
    <>
      <BackHeader {...back} />
      <PageHeader title={kit.newTitle} note="Полетата със звезда са задължителни." />
      <StaffForm
        kit={kit}
        start={blank}
        onSaved={({ id }) => navigate(kit.at.one(id), { replace: true })}
        onCancel={() => navigate(back.href)}
      />
    </>
  )
}

export type Shown = { show: 'list' | 'create' | 'one' }

/** The three screens of one register of the module (document 1, section 2, „Staff“). */
export const StaffScreen = <R extends StaffRecord>({
  kit,
  show,
  before,
}: Props<R> & Shown & { before?: ReactNode }) => {
  if (show === 'list') return <StaffList kit={kit} before={before} />
  return show === 'create' ? <CreatePage kit={kit} /> : <RecordPage kit={kit} />
}
