import { useSetAtom } from 'jotai'
import { type ReactNode, useState } from 'react'
import { orgStructure } from '../../contract/orgStructure.ts'
import type { DepartmentRecord } from '../../rules/structure/departmentRules.ts'
import type { Position } from '../../rules/structure/positionRules.ts'
import { quotedName, type Structure } from '../../rules/structure/structure.ts'
import { mayLieIn, moveProblem, parentOf, type StructureGoal } from '../../rules/structure/structureMoves.ts'
import { MutationOutcomeBanner } from '../../screen-kit/saving/MutationOutcomeBanner.tsx'
import { useMutation } from '../../screen-kit/saving/useMutation.ts'
import type { StructureNode } from '../../screen-kit/structure/structureNodes.ts'
import { invalidateInTabsAtom } from '../../state/crossTabInvalidation.ts'
import { type Fetch, useFetch } from '../../state/useFetch.ts'
import { notify } from '../../transport/notices.ts'
import { queryOf } from '../../transport/query.ts'
import { announce } from '../../widgets/focus/announce.ts'
import { useConfirm } from '../../widgets/overlays/useConfirm.tsx'
import { lazyPart } from '../../widgets/page/lazyPart.tsx'
import { DepartmentChecklist } from './DepartmentChecklist.tsx'
import { blankDepartment, DepartmentDialog } from './DepartmentDialog.tsx'
import { moveConfirmation } from './moveConfirmation.ts'
import type { NodeActions } from './nodeMenu.ts'
import { blankPosition, PositionDialog } from './PositionDialog.tsx'
import { positionNow, structureCalls } from './structureState.ts'
import { activatedNode, appointedPerson, deletedNode, movedNode } from './structureWrites.ts'

const OrgStructureDialog = lazyPart(
  () => import(/* webpackChunkName: "structure" */ '../../screen-kit/structure/OrgStructureDialog.tsx'),
)

type Opened =
  | { kind: 'department'; record: DepartmentRecord }
  | { kind: 'position'; record: Position }
  | { kind: 'place'; node: StructureNode }
  | { kind: 'checklist'; id: number; name: string }

const recordOf = async ({ kind, id }: StructureNode, fetchOnce: Fetch): Promise<Opened | undefined> => {
  if (kind === 'department') {
    const now = await fetchOnce(queryOf(orgStructure.getDepartmentById, { query: { id } }))
    return now.done ? { kind, record: now.reply } : undefined
  }
  const now = await positionNow(id)
  return now.done ? { kind: 'position', record: now.reply } : undefined
}

type Actions = {
  actions: NodeActions
  /** Moves a department, position or person. If its parent changes, the user must confirm. */
  put: (goal: StructureGoal) => void
  addDepartment: (parentId: number | null) => void
  /** The open dialog and the message about the last change. The caller must render this element exactly once. */
  dialogs: ReactNode
}

export const useStructureActions = (structure: Structure): Actions => {
  const [opened, open] = useState<Opened | null>(null)
  const fetchOnce = useFetch()
  const invalidate = useSetAtom(invalidateInTabsAtom)
  const onStale = () => void invalidate(...structureCalls)
  const { confirm, confirmDialog } = useConfirm()
  const { state, write } = useMutation<string>((text) => announce(text), onStale)
  const close = () => open(null)
  const edit = async (node: StructureNode) => {
    const position = node.kind === 'person' ? parentOf(node, structure) : null
    if (node.kind === 'person' && position === null) return open({ kind: 'place', node })
    const record = await recordOf(position === null ? node : { ...node, kind: 'position', id: position }, fetchOnce)
    if (record) open(record)
  }
  const put = async (goal: StructureGoal) => {
    const from = parentOf(goal, structure)
    const problem = moveProblem(goal, structure)
    if (problem !== null) return void notify({ kind: 'warning', text: problem })
    if (from !== goal.parentId && !(await confirm(moveConfirmation(goal, structure)))) return
    write(goal.kind === 'person' ? appointedPerson(goal.id, from, goal.parentId) : movedNode(goal, structure))
  }
  const remove = async (node: StructureNode) => {
    const { kind, id, name } = node
    if (kind === 'person') return
    const title = kind === 'department' ? 'Звеното ще бъде изтрито' : 'Длъжността ще бъде изтрита'
    if (await confirm({ title, body: quotedName(name), yes: 'Изтрий', danger: true })) write(deletedNode({ kind, id }))
  }
  const addDepartment = (parentId: number | null) => open({ kind: 'department', record: blankDepartment(parentId) })
  const shared = { structure, onStale, onClose: close }
  return {
    put: (goal) => void put(goal),
    addDepartment,
    actions: {
      edit: (node) => void edit(node),
      check: ({ id, name }) => open({ kind: 'checklist', id, name }),
      addPosition: ({ id }) => open({ kind: 'position', record: blankPosition(id) }),
      addDepartment: ({ id }) => addDepartment(id),
      choosePlace: (node) => open({ kind: 'place', node }),
      release: (node) => write(appointedPerson(node.id, parentOf(node, structure), null)),
      activate: (node, isActive) => write(activatedNode(node, isActive)),
      remove: (node) => void remove(node),
    },
    dialogs: (
      <>
        <MutationOutcomeBanner withoutRefusal state={state} check="Вижте структурата, преди да опитате отново." />
        {opened?.kind === 'department' && (
          <DepartmentDialog
            record={opened.record}
            onAdded={({ id, departmentName }) => open({ kind: 'checklist', id, name: departmentName })}
            {...shared}
          />
        )}
        {opened?.kind === 'checklist' && (
          <DepartmentChecklist
            id={opened.id}
            name={opened.name}
            structure={structure}
            onAddPosition={() => open({ kind: 'position', record: blankPosition(opened.id) })}
            onClose={close}
          />
        )}
        {opened?.kind === 'position' && <PositionDialog record={opened.record} {...shared} />}
        {opened?.kind === 'place' && (
          <OrgStructureDialog
            title={opened.node.kind === 'person' ? 'Избор на длъжност' : 'Избор на звено'}
            picks={opened.node.kind === 'person' ? 'position' : 'department'}
            mayPick={({ id }) => {
              const goal = { kind: opened.node.kind, id: opened.node.id, parentId: id }
              return parentOf(goal, structure) !== id && mayLieIn(goal, structure)
            }}
            onPick={({ id }) => {
              close()
              void put({ kind: opened.node.kind, id: opened.node.id, parentId: id })
            }}
            onClose={close}
          />
        )}
        {confirmDialog}
      </>
    ),
  }
}
