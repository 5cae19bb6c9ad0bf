import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { useListContext } from '../../screen-kit/list/useListContext.ts'
import { RecordPage } from '../../screen-kit/register/RecordPage.tsx'
import { userAtom } from '../../state/session.ts'
import { BackHeader } from '../../widgets/page/BackHeader.tsx'
import { PageHeader } from '../../widgets/page/PageHeader.tsx'
import { type ListProps, StaffList } from './list/StaffList.tsx'
import { StaffForm } from './record/StaffForm.tsx'
import { StaffView } from './record/StaffView.tsx'
import type { StaffDefinition, StaffRecord } from './staffDefinition.ts'

type Props<R extends StaffRecord> = { definition: StaffDefinition<R> }

const CreatePage = <R extends StaffRecord>({ definition }: Props<R>) => {
  const [, navigate] = useLocation()
  const back = useListContext(definition.place.seenAtom, definition.place.opened(null))
  const person = useAtomValue(userAtom)?.person
  const [start] = useState(() => definition.start(person?.id ? { id: person.id, name: person.fullName } : null))
  return (
    <>
      <BackHeader {...back} />
      <PageHeader title={definition.newTitle} note="Полетата със звезда са задължителни." />
      <StaffForm
        definition={definition}
        start={start}
        onSaved={({ id }) => navigate(definition.at.one(id), { replace: true })}
        onCancel={() => navigate(back.href)}
      />
    </>
  )
}

export type StaffScreenProps = { show: 'list' | 'create' | 'one' }

export const StaffScreen = <R extends StaffRecord>({
  definition,
  show,
  ...ofList
}: Props<R> & StaffScreenProps & Omit<ListProps<R>, 'definition'>) => {
  if (show === 'list') return <StaffList definition={definition} {...ofList} />
  if (show === 'create') return <CreatePage definition={definition} />
  return (
    <RecordPage place={definition.place}>
      {(record, back) => <StaffView definition={definition} record={record} back={back} />}
    </RecordPage>
  )
}
