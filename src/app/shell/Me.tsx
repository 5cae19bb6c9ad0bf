import { useAtomValue, useSetAtom } from 'jotai'
import { useCallback, useMemo } from 'react'
import { orgStructure } from '../../contract/orgStructure.ts'
import { trainingAtom } from '../../features/login/public.ts'
import { counted } from '../../rules/words/count.ts'
import { mayEnd } from '../../screen-kit/leaveGuard.ts'
import { draftsBesideThese } from '../../state/drafts.ts'
import { lookupAtom } from '../../state/lookup.ts'
import { logOutAtom, userAtom } from '../../state/session.ts'
import { notify } from '../../transport/notices.ts'
import { useConfirm } from '../../widgets/overlays/useConfirm.tsx'
import { roleNames } from '../roleNames.ts'
import { UserMenu } from './UserMenu.tsx'

/** „Пази се незаписан текст от 2 форми, едната от които е отворена в друг раздел.“ */
const deletedByLogOut = (forms: number, inOtherTabs: number): string => {
  const from = `Пази се незаписан текст от ${counted(forms, ['форма', 'форми'])}`
  if (inOtherTabs === 0) return `${from}.`
  if (inOtherTabs === forms) return `${from}, ${forms === 1 ? 'отворена' : 'отворени'} в друг раздел на браузъра.`
  const open = inOtherTabs === 1 ? 'една от тях е отворена' : `${inOtherTabs} от тях са отворени`
  return `${from}; ${open} в друг раздел на браузъра.`
}

const departmentsAtom = lookupAtom(orgStructure.getDepartments, {})

/** The user menu, with what it needs: the department's name, the roles, and in training the way to start afresh. */
export const Me = ({ library }: { library: string | undefined }) => {
  const user = useAtomValue(userAtom)
  const departments = useAtomValue(departmentsAtom)
  const training = useAtomValue(trainingAtom)
  const logOut = useSetAtom(logOutAtom)
  const { confirm, confirmDialog } = useConfirm()
  const userName = user?.userName ?? ''
  const ready = training.state === 'ready' ? training : undefined
  const resetWorld = ready?.resetWorld
  const receive = useCallback(
    async (system: 'edelivery' | 'docexchange') => {
      await ready?.receiveMessage(system)
      notify({ kind: 'success', text: `Пристигна ново съобщение по ${system === 'edelivery' ? 'ССЕВ' : 'СЕОС'}.` })
    },
    [ready],
  )

  const reset = useCallback(async () => {
    const sure = await confirm({
      title: 'Нулиране на учебните данни',
      body: 'Всичко, което сте въвели в учебната среда, ще бъде изтрито и тя ще започне отначало. Това не може да се върне.',
      yes: 'Нулирай данните',
      danger: true,
    })
    if (!sure || !resetWorld) return
    await resetWorld()
  }, [confirm, resetWorld])

  /** Logging out deletes what was typed and not saved, so it asks first like every other way out. */
  const leave = useCallback(async () => {
    if (!(await mayEnd())) return
    const { forms, inOtherTabs } = await draftsBesideThese(userName)
    const sure =
      forms === 0 ||
      (await confirm({
        title: 'Има незаписан текст',
        body: `${deletedByLogOut(forms, inOtherTabs)} При изход той се изтрива, за да не остане на този компютър.`,
        yes: 'Излез и изтрий текста',
        no: 'Остани',
        danger: true,
      }))
    if (sure) logOut()
  }, [logOut, confirm, userName])

  const roles = useMemo(() => roleNames(Object.keys(user?.roles ?? {})), [user])
  if (user === null) return null
  const department =
    departments.kind === 'ready'
      ? departments.items.find(({ id }) => id === user.departmentId)?.departmentName
      : undefined
  return (
    <>
      <UserMenu
        name={user.person.firstAndLastName}
        userName={user.userName}
        department={department}
        roles={roles}
        library={library}
        onLogOut={leave}
        onReset={resetWorld && reset}
        onReceive={ready && receive}
      />
      {confirmDialog}
    </>
  )
}
