import { useAtomValue, useSetAtom } from 'jotai'
import { logOutAtom, userAtom } from '../../state/session.ts'
import { Button } from '../../widgets/buttons/Button.tsx'
import { IconLogOut } from '../../widgets/icons.ts'
import { roleNames } from '../roleNames.ts'
import './screens.css'

/** For people whose roles open no screen at all: the specification has such a role, and it needs another beside it. */
export const Nowhere = () => {
  const user = useAtomValue(userAtom)
  const logOut = useSetAtom(logOutAtom)
  return (
    <main className="screen-failed">
      <h1>Няма екран за Вашата роля</h1>
      <p>
        Влезли сте като {user?.person.fullName} с роля {roleNames(Object.keys(user?.roles ?? {})).join(', ')}. Сама по
        себе си тя не отваря екран; поискайте от администратор и роля за модула, в който работите.
      </p>
      <div className="flex flex-wrap align-items-center gap-2">
        <Button kind="navy" icon={IconLogOut} onClick={logOut}>
          Изход
        </Button>
      </div>
    </main>
  )
}
