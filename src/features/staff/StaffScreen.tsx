import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { useListContext } from '../../screen-kit/list/useSeenList.ts'
import { RecordPage } from '../../screen-kit/register/RecordPage.tsx'
import { userAtom } from '../../state/session.ts'
import { BackHeader } from '../../widgets/page/BackHeader.tsx'
import { PageHeader } from '../../widgets/page/PageHeader.tsx'
import { type ListProps, StaffList } from './list/StaffList.tsx'
import { StaffForm } from './record/StaffForm.tsx'
import { StaffView } from './record/StaffView.tsx'
import type { StaffKit, StaffRecord } from './staffKit.ts'

type Props<R extends StaffRecord> = { kit: StaffKit<R> }

const CreatePage = <R extends StaffRecord>({ kit }: Props<R>) => {
  const [, navigate] = useLocation()
  const back = useListContext(kit.place.seenAtom, kit.place.opened(null))
  const person = useAtomValue(userAtom)?.person
  const [start] = useState(() => kit.start(person?.id ? { id: person.id, name: person.fullName } : null))
  return (
    <>
      <BackHeader {...back} />
      <PageHeader title={kit.newTitle} note="Полетата със звезда са задължителни." />
      <StaffForm
        kit={kit}
        start={start}
        onSaved={({ id }) => navigate(kit.at.one(id), { replace: true })}
        onCancel={() => navigate(back.href)}
      />
    </>
  )
}

export type StaffScreenProps = { show: 'list' | 'create' | 'one' }

/** Document 1, section 2, „Staff“. */
export const StaffScreen = <R extends StaffRecord>({
  kit,
  show,
  ...ofList
}: Props<R> & StaffScreenProps & Omit<ListProps<R>, 'kit'>) => {
  if (show === 'list') return <StaffList kit={kit} {...ofList} />
  if (show === 'create') return <CreatePage kit={kit} />
  return (
    <RecordPage place={kit.place}>{(record, back) => <StaffView kit={kit} record={record} back={back} />}</RecordPage>
  )
}
