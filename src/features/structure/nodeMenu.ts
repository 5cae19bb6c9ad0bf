import { allowed, refusalOf } from '../../rules/ruleResult.ts'
import {
  mayActivateDepartment,
  mayActivatePosition,
  mayDeactivateDepartment,
  mayDeleteDepartment,
} from '../../rules/structure/departmentRules.ts'
import { mayDeactivatePosition } from '../../rules/structure/positionRules.ts'
import type { Structure } from '../../rules/structure/structure.ts'
import { parentOf } from '../../rules/structure/structureMoves.ts'
import { inGender } from '../../rules/words/agreement.ts'
import type { StructureNode } from '../../screen-kit/structure/structureNodes.ts'
import {
  IconAdd,
  IconDelete,
  IconEdit,
  IconHide,
  IconNext,
  IconTask,
  IconUnlink,
  IconView,
} from '../../widgets/icons.ts'
import type { MenuItem } from '../../widgets/overlays/menuItem.ts'
import { theNode } from './structureWrites.ts'

export type NodeActions = {
  edit: (node: StructureNode) => void
  check: (department: StructureNode) => void
  addPosition: (department: StructureNode) => void
  addDepartment: (parent: StructureNode) => void
  choosePlace: (node: StructureNode) => void
  release: (person: StructureNode) => void
  activate: (node: StructureNode, isActive: boolean) => void
  remove: (node: StructureNode) => void
}

const activation = (node: StructureNode, structure: Structure, { activate }: NodeActions): MenuItem => {
  const { kind, id, isActive, children } = node
  const closing = {
    department: () => mayDeactivateDepartment(id, structure),
    position: () => mayDeactivatePosition(children.filter((one) => one.isActive).map(({ name }) => name)),
    person: () => allowed,
  }
  const opening = {
    department: () => mayActivateDepartment(id, structure),
    position: () => mayActivatePosition(id, structure),
    person: () => allowed,
  }
  return {
    label: `Направи ${inGender(isActive ? 'inactive' : 'active', theNode[kind])}`,
    icon: isActive ? IconHide : IconView,
    refusal: refusalOf((isActive ? closing : opening)[kind]()),
    run: () => activate(node, !isActive),
  }
}

const ofPerson = (node: StructureNode, structure: Structure, actions: NodeActions): MenuItem[] => [
  { label: 'Назначи на длъжност …', icon: IconNext, run: () => actions.choosePlace(node) },
  ...(parentOf(node, structure) === null
    ? []
    : [{ label: 'Освободи от длъжността', icon: IconUnlink, run: () => actions.release(node) }]),
  activation(node, structure, actions),
]

const removalItem = (node: StructureNode, structure: Structure, { remove }: NodeActions): MenuItem => ({
  label: 'Изтрий',
  icon: IconDelete,
  danger: true,
  separated: true,
  ...(node.kind === 'department' && { refusal: refusalOf(mayDeleteDepartment(node.id, structure)) }),
  run: () => remove(node),
})

const ofDepartment = (node: StructureNode, structure: Structure, actions: NodeActions): MenuItem[] => {
  const isTop = parentOf(node, structure) === null
  const stays = { title: 'Не може да се премести.', because: 'Всички останали звена са под него.' }
  return [
    { label: 'Редактирай', icon: IconEdit, run: () => actions.edit(node) },
    { label: 'Какво е зададено', icon: IconTask, run: () => actions.check(node) },
    { label: 'Нова длъжност в него', icon: IconAdd, run: () => actions.addPosition(node) },
    { label: 'Ново звено под него', icon: IconAdd, run: () => actions.addDepartment(node) },
    {
      label: 'Премести в …',
      icon: IconNext,
      refusal: isTop ? stays : undefined,
      run: () => actions.choosePlace(node),
    },
    activation(node, structure, actions),
    removalItem(node, structure, actions),
  ]
}

const ofPosition = (node: StructureNode, structure: Structure, actions: NodeActions): MenuItem[] => [
  { label: 'Редактирай', icon: IconEdit, run: () => actions.edit(node) },
  { label: 'Премести в …', icon: IconNext, run: () => actions.choosePlace(node) },
  activation(node, structure, actions),
  removalItem(node, structure, actions),
]

export const nodeMenu = (node: StructureNode, structure: Structure, actions: NodeActions): MenuItem[] =>
  ({ department: ofDepartment, position: ofPosition, person: ofPerson })[node.kind](node, structure, actions)
