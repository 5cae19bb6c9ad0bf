import { useLocation } from 'wouter'
import { to } from '../../routes/to.ts'
import { useListContext } from '../../screen-kit/list/useListContext.ts'
import { BackHeader } from '../../widgets/page/BackHeader.tsx'
import { PageHeader } from '../../widgets/page/PageHeader.tsx'
import { UserFormPage } from './UserFormPage.tsx'
import { blankUser } from './userDraft.ts'
import { openedUser, seenUsersAtom } from './usersList.tsx'

const newUser = openedUser(null)

const CreateUserPage = () => {
  const [, navigate] = useLocation()
  const back = useListContext(seenUsersAtom, newUser)
  return (
    <>
      <BackHeader {...back} />
      <PageHeader title="Нов потребител" note="Полетата със звезда са задължителни." />
      <UserFormPage
        start={blankUser}
        onSaved={({ id }) => navigate(to.settings.users.one(id), { replace: true })}
        onCancel={() => navigate(back.href)}
      />
    </>
  )
}

export default CreateUserPage
