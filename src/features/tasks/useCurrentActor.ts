import { useAtomValue } from 'jotai'
import { isAdministrator } from '../../rules/routeAccess.ts'
import type { Who } from '../../rules/tasks/taskFacts.ts'
import { rolesAtom } from '../../state/access.ts'
import { userAtom } from '../../state/session.ts'

export const useCurrentActor = (): Who => {
  const user = useAtomValue(userAtom)
  const roles = useAtomValue(rolesAtom)
  return { personId: user?.person.id, isAdministrator: isAdministrator(roles) }
}
