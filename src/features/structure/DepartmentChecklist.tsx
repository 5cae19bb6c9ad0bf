import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { caseFileOwnerRules, configuration, numberIndexes } from '../../contract/configuration.ts'
import { to } from '../../routes/to.ts'
import { type DepartmentSetting, departmentChecklist } from '../../rules/structure/departmentChecklist.ts'
import { quotedName, type Structure } from '../../rules/structure/structure.ts'
import { ChecklistDialog } from '../../screen-kit/checklist/ChecklistDialog.tsx'
import { queryAtomFamily } from '../../state/queryAtomFamily.ts'
import { queryOf } from '../../transport/query.ts'
import { Button } from '../../widgets/buttons/Button.tsx'

const quiet = { quiet: true } as const
const fresh = { refetchOnMount: 'always' as const }
const indexesAtom = queryAtomFamily(() => ({ ...queryOf(numberIndexes.list, {}, quiet), ...fresh }))()
const templatesAtom = queryAtomFamily(() => ({
  ...queryOf(configuration.getAllPermissionTemplate2s, {}, quiet),
  ...fresh,
}))()
const ownerRulesAtom = queryAtomFamily(() => ({ ...queryOf(caseFileOwnerRules.list, {}, quiet), ...fresh }))()

type Props = {
  id: number
  name: string
  structure: Structure
  onAddPosition: () => void
  onClose: () => void
}

/** Shows what a department has and lacks: head, staff, access, substitute, index, rights, and owner of case files. */
export const DepartmentChecklist = ({ id, name, structure, onAddPosition, onClose }: Props) => {
  const indexes = useAtomValue(indexesAtom).data ?? null
  const templates = useAtomValue(templatesAtom).data ?? null
  const ownerRules = useAtomValue(ownerRulesAtom).data ?? null
  const isKnown = structure.departments.some((one) => one.id === id)
  const users = to.settings.users.list({ departmentId: id })
  const actions: Record<DepartmentSetting, ReactNode> = {
    head: (
      <Button small onClick={onAddPosition}>
        Нова длъжност
      </Button>
    ),
    staff: <Link href={users}>Потребители на звеното</Link>,
    access: <Link href={users}>Роли на потребителите</Link>,
    substitute: null,
    index: <Link href={to.settings.indexToDocuments()}>Индекси</Link>,
    rights: <Link href={to.settings.permissionTemplates()}>Шаблони за права</Link>,
    owner: <Link href={to.settings.caseFileOwnerRules()}>Правила за собственик</Link>,
  }
  return (
    <ChecklistDialog
      title={`Настройки на ${quotedName(name)}`}
      lines={isKnown ? departmentChecklist(id, structure, { indexes, templates, ownerRules }) : undefined}
      actionOf={(key) => actions[key]}
      onClose={onClose}
    />
  )
}
