import { useAtomValue, useSetAtom } from 'jotai'
import { useCallback, useMemo } from 'react'
import { roleName } from '../../contract/labels.ts'
import { orgStructure } from '../../contract/orgStructure.ts'
import { trainingAtom } from '../../features/login/public.ts'
import { lookupAtom } from '../../state/lookup.ts'
import { userAtom } from '../../state/session.ts'
import { notify } from '../../transport/notices.ts'
import { useConfirm } from '../../widgets/overlays/useConfirm.tsx'
import { trainingOpenAtom } from './trainingOpen.ts'
import { UserMenu } from './UserMenu.tsx'
import { useLogOut } from './useLogOut.tsx'

const departmentsAtom = lookupAtom(orgStructure.getDepartments, {})

export const UserMenuContainer = ({ library }: { library: string | undefined }) => {
  const user = useAtomValue(userAtom)
  const departments = useAtomValue(departmentsAtom)
  const training = useAtomValue(trainingAtom)
  const setTrainingOpen = useSetAtom(trainingOpenAtom)
  const openTraining = useCallback(() => setTrainingOpen(true), [setTrainingOpen])
  const { leave, confirmation } = useLogOut()
  const { confirm, confirmDialog } = useConfirm()
  const ready = training.state === 'ready' ? training : undefined
  const resetDatabase = ready?.resetDatabase
  const receiveMessage = ready?.receiveMessage
  const receive = useCallback(
    async (system: 'edelivery' | 'docexchange') => {
      await receiveMessage?.(system)
      notify({
        kind: 'success',
        text: `Пристигна ново съобщение чрез ${system === 'edelivery' ? 'е-Връчване' : 'обмен на документи'}.`,
      })
    },
    [receiveMessage],
  )

  const reset = useCallback(async () => {
    const sure = await confirm({
      title: 'Нулиране на учебните данни',
      body: 'Всичко, което сте въвели в учебната среда, ще бъде изтрито и тя ще започне отначало. Това не може да се върне.',
      yes: 'Нулирай данните',
      danger: true,
    })
    if (!sure || !resetDatabase) return
    await resetDatabase()
  }, [confirm, resetDatabase])

  const roles = useMemo(() => Object.keys(user?.roles ?? {}).map(roleName), [user])
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
        onReset={resetDatabase && reset}
        onReceive={receiveMessage && receive}
        onTraining={ready && openTraining}
      />
      {confirmDialog}
      {confirmation}
    </>
  )
}
