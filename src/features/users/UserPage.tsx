import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { useLocation } from 'wouter'
import type { UserRecord } from '../../contract/shapes/people.ts'
import { isGuid } from '../../rules/routeAccess.ts'
import type { ListContext } from '../../screen-kit/list/listContext.ts'
import { useListContext } from '../../screen-kit/list/useListContext.ts'
import { RecordGone } from '../../screen-kit/RecordGone.tsx'
import { RecordSkeleton } from '../../screen-kit/RecordSkeleton.tsx'
import { useRouteParams } from '../../screen-kit/routeParams.ts'
import { useTabTitle } from '../../screen-kit/useTabTitle.ts'
import { BackHeader } from '../../widgets/page/BackHeader.tsx'
import { Card } from '../../widgets/page/Card.tsx'
import { ErrorState } from '../../widgets/page/ErrorState.tsx'
import { PageHeader } from '../../widgets/page/PageHeader.tsx'
import { StatusTag } from '../../widgets/tags/StatusTag.tsx'
import { HandOverDialog } from '../hand-over/public.ts'
import { Activation, DeactivationDialog } from './Activation.tsx'
import { UserAside } from './UserAside.tsx'
import { UserFormPage } from './UserFormPage.tsx'
import { draftOf } from './userDraft.ts'
import { userRecordAtom } from './userState.ts'
import { activeName, openedUser, seenUsersAtom } from './usersList.tsx'

const goneLabels = {
  address: { title: 'Няма такъв потребител', text: 'Адресът не сочи към потребител. Потърсете го в списъка по имена.' },
  deleted: { title: 'Няма такъв потребител', text: 'Потребителят не съществува. Потърсете го в списъка по имена.' },
  forbidden: { title: 'Нямате достъп', text: 'Потребителите се управляват от администратор.' },
}

const UserPage = () => {
  const { id = '' } = useRouteParams()
  const back = useListContext(seenUsersAtom, openedUser(id))
  return isGuid(id) ? (
    <Loaded key={id} id={id} back={back} />
  ) : (
    <RecordGone because="address" labels={goneLabels} back={back} />
  )
}

const Loaded = ({ id, back }: { id: string; back: ListContext }) => {
  const { data, error, refetch } = useAtomValue(userRecordAtom(id))
  if (error?.status === 404) return <RecordGone because="deleted" labels={goneLabels} back={back} />
  if (data) return <UserView user={data} back={back} />
  if (!error) return <RecordSkeleton back={back} heading="Потребител" loading="Потребителят се зарежда" />
  return (
    <>
      <BackHeader {...back} />
      <h1 className="visually-hidden">Потребител</h1>
      <Card>
        <ErrorState title="Потребителят не се зареди" message={error.message} onRetry={() => void refetch()} />
      </Card>
    </>
  )
}

const UserView = ({ user, back }: { user: UserRecord; back: ListContext }) => {
  const [, navigate] = useLocation()
  /**
   * The initial values of the form. `round` is part of its key and changes after a save, so that the form begins anew
   * with the saved values.
   */
  const [start, setStart] = useState({ draft: draftOf(user), round: 0 })
  const [dialog, open] = useState<UserDialog | null>(null)
  const name = user.fullName || user.userName
  const close = () => open(null)
  useTabTitle(name)
  return (
    <>
      <BackHeader {...back} />
      <PageHeader
        title={name}
        above={user.isActive ? <span>{activeName(user)}</span> : <StatusTag tone="grey">{activeName(user)}</StatusTag>}
        actions={<Activation user={user} onDeactivate={() => open('deactivation')} />}
      />
      <div className="doc-grid">
        <UserFormPage
          key={start.round}
          start={start.draft}
          onSaved={(saved) => setStart({ draft: saved, round: start.round + 1 })}
          onCancel={() => navigate(back.href)}
        />
        <aside>
          <UserAside user={user} onHandOver={() => open('handOver')} />
        </aside>
      </div>
      {dialog === 'deactivation' && (
        <DeactivationDialog user={user} onHandOver={() => open('handOverFirst')} onClose={close} />
      )}
      {user.personId !== null && (dialog === 'handOver' || dialog === 'handOverFirst') && (
        <HandOverDialog
          person={{ id: user.personId, name }}
          onClose={dialog === 'handOver' ? close : () => open('deactivation')}
        />
      )}
    </>
  )
}

type UserDialog = 'deactivation' | 'handOver' | 'handOverFirst'

export default UserPage
