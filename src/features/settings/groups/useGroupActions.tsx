import { useSetAtom } from 'jotai'
import { useLocation } from 'wouter'
import { mayDeleteGroup } from '../../../rules/correspondents/correspondentGroups.ts'
import { refusalOf } from '../../../rules/refusal.ts'
import { useWrite } from '../../../screen-kit/form/useWrite.ts'
import { notify } from '../../../transport/notices.ts'
import { IconDelete, IconEdit, IconHide, IconPeople, IconView } from '../../../widgets/icons.ts'
import type { MenuItem } from '../../../widgets/overlays/menuItem.ts'
import { useConfirm } from '../../../widgets/overlays/useConfirm.tsx'
import { membersHref } from './groupsColumns.tsx'
import { type Group, groupsChangedAtom } from './groupsState.ts'
import { deletedGroup, savedGroup } from './groupWrites.ts'

/** What is done with a group from its row; `edit` opens the dialog. `state` tells of a write whose answer was lost. */
export const useGroupActions = (edit: (group: Group) => void) => {
  const [, navigate] = useLocation()
  const { confirm, confirmDialog } = useConfirm()
  const { state, write } = useWrite<Group | null>((group) => {
    const text = group === null ? 'Групата е изтрита.' : `Групата е ${group.isActive ? 'активна' : 'неактивна'}.`
    notify({ kind: 'success', text })
  }, useSetAtom(groupsChangedAtom))
  const remove = async ({ id, name }: Group) => {
    const body = `Групата „${name}“ ще бъде изтрита. В нея няма кореспонденти.`
    if (await confirm({ title: 'Изтриване на група', body, yes: 'Изтрий', danger: true })) write(deletedGroup(id))
  }
  const actions = (group: Group): MenuItem[] => [
    { label: 'Редактирай', icon: IconEdit, run: () => edit(group) },
    { label: 'Кореспонденти в групата', icon: IconPeople, run: () => navigate(membersHref(group)) },
    {
      label: group.isActive ? 'Направи неактивна' : 'Направи активна',
      icon: group.isActive ? IconHide : IconView,
      run: () => write(savedGroup({ ...group, isActive: !group.isActive })),
    },
    {
      label: 'Изтрий',
      icon: IconDelete,
      danger: true,
      separated: true,
      refusal: refusalOf(mayDeleteGroup(group.correspondentsCount)),
      run: () => void remove(group),
    },
  ]
  return { state, actions, question: confirmDialog }
}
