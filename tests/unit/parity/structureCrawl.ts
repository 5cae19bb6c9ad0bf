import type { MockDatabase } from '../../../mocks/engine/mockDatabase.ts'
import { orgStructure } from '../../../src/contract/orgStructure.ts'
import { type RuleResult, refused } from '../../../src/rules/ruleResult.ts'
import {
  mayActivateDepartment,
  mayActivatePosition,
  mayDeactivateDepartment,
  mayDeleteDepartment,
} from '../../../src/rules/structure/departmentRules.ts'
import { mayDeactivatePerson, mayDeactivatePosition } from '../../../src/rules/structure/positionRules.ts'
import { type Structure, structureOf } from '../../../src/rules/structure/structure.ts'
import { mayLieIn, moveProblem, parentOf, type StructureGoal } from '../../../src/rules/structure/structureMoves.ts'
import { workAccessProblem } from '../../../src/rules/tasks/workAccess.ts'
import { type Actor, someOfEach } from './parityTable.ts'

const stateOf = ({ isActive }: { isActive: boolean }): string => (isActive ? 'active' : 'inactive')

const crawlDepartments = async ({ compare }: Actor, structure: Structure): Promise<void> => {
  for (const one of structure.departments) {
    const { id, isActive } = one
    const state = stateOf(one)
    const rule = isActive ? 'mayDeactivateDepartment' : 'mayActivateDepartment'
    const ruleResult = (isActive ? mayDeactivateDepartment : mayActivateDepartment)(id, structure)
    await compare({ rule, action: 'switch', state, ruleResult }, orgStructure.setDepartmentIsActive, {
      query: { id, isActive: !isActive },
    })
    await compare(
      { rule: 'mayDeleteDepartment', action: 'delete', state, ruleResult: mayDeleteDepartment(id, structure) },
      orgStructure.deleteDepartment,
      { query: { id } },
    )
  }
}

const crawlPositions = async ({ compare }: Actor, structure: Structure): Promise<void> => {
  for (const one of structure.positions) {
    const { id, isActive } = one
    const holders = structure.people.filter((person) => person.positionId === id && person.isActive)
    const rule = isActive ? 'mayDeactivatePosition' : 'mayActivatePosition'
    const ruleResult = isActive
      ? mayDeactivatePosition(holders.map(({ name }) => name))
      : mayActivatePosition(id, structure)
    await compare({ rule, action: 'switch', state: stateOf(one), ruleResult }, orgStructure.setPositionIsActive, {
      query: { id, isActive: !isActive },
    })
  }
}

/**
 * Compares the rule for deactivating a person with the backend. No response contains the reason why a person must stay
 * active, so only a refused request shows it.
 */
const crawlPeople = async ({ compare }: Actor, db: MockDatabase, structure: Structure): Promise<void> => {
  for (const { id } of structure.people.filter(({ isActive }) => isActive)) {
    const userNames = db.users.by('personId', id).flatMap((user) => (user.isActive ? [user.userName] : []))
    const openTasks = db.query('openTasksOf', id).length
    await compare(
      {
        rule: 'mayDeactivatePerson',
        action: 'switch',
        state: `${openTasks > 0 ? 'works' : 'idle'}, ${userNames.length > 0 ? 'logs in' : 'does not'}`,
        ruleResult: mayDeactivatePerson({ userNames, openTasks }),
      },
      orgStructure.setPersonIsActive,
      { query: { id, isActive: false } },
    )
  }
}

const ruleResultOf = (goal: StructureGoal, structure: Structure): RuleResult => {
  const problem = moveProblem(goal, structure)
  if (!mayLieIn(goal, structure)) return refused('', '')
  return problem === null ? { allowed: true } : refused('', problem)
}

const rolesOf = ({ people }: Structure, personId: number) => people.find(({ id }) => id === personId)?.roles

const moveTo = async (actor: Actor, goal: StructureGoal, structure: Structure): Promise<void> => {
  const { kind, id, parentId } = goal
  const { departments, positions, people } = structure
  const moved = { department: departments, position: positions, person: people }[kind].find((one) => one.id === id)
  const target = (kind === 'person' ? positions : departments).find((one) => one.id === parentId)
  if (!moved || !target || parentOf(goal, structure) === parentId) return
  const parityCase = {
    rule: 'mayLieIn',
    action: kind,
    state: `${stateOf(moved)} into ${stateOf(target)}`,
    ruleResult: ruleResultOf(goal, structure),
  }
  if (kind === 'department') {
    const body = await actor.read(orgStructure.getDepartmentById, { query: { id } })
    if (body) await actor.compare(parityCase, orgStructure.editDepartment, { body: { ...body, parentId } })
    return
  }
  const positionId = kind === 'position' ? id : parentId
  const body = await actor.read(orgStructure.getPositionById, { query: { id: positionId } })
  if (!body) return
  const change = kind === 'position' ? { departmentId: parentId } : { personIds: [...(body.personIds ?? []), id] }
  // The tree does not show which position heads a department, so only the backend can refuse a head without access to
  // documents.
  const isRefused =
    kind === 'person' && body.isHead && workAccessProblem('documents', '', rolesOf(structure, id)) !== null
  const ruleResult = isRefused ? refused('', '') : parityCase.ruleResult
  await actor.compare({ ...parityCase, ruleResult }, orgStructure.editPosition, { body: { ...body, ...change } })
}

const crawlMoves = async (actor: Actor, structure: Structure): Promise<void> => {
  const { departments, positions, people } = structure
  const some = <R extends { isActive: boolean }>(rows: readonly R[]) => someOfEach(rows, stateOf, 4)
  const childOf = (id: number) => departments.find((one) => one.parentId === id)
  for (const { id } of some(departments)) {
    for (const target of [...some(departments), childOf(id)])
      if (target) await moveTo(actor, { kind: 'department', id, parentId: target.id }, structure)
    for (const position of some(positions))
      await moveTo(actor, { kind: 'position', id: position.id, parentId: id }, structure)
  }
  for (const { id } of some(people))
    for (const position of some(positions))
      await moveTo(actor, { kind: 'person', id, parentId: position.id }, structure)
}

export const crawlStructure = async (actor: Actor, db: MockDatabase): Promise<void> => {
  const nodes = await actor.read(orgStructure.getOrgStructure, { query: { includeDisabled: true } })
  if (!nodes || !actor.roles.includes('ADMINISTRATOR')) return
  const structure = structureOf(nodes)
  await crawlDepartments(actor, structure)
  await crawlPositions(actor, structure)
  await crawlPeople(actor, db, structure)
  await crawlMoves(actor, structure)
}
