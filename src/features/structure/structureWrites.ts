import { orgStructure } from '../../contract/orgStructure.ts'
import type { DepartmentRecord } from '../../rules/structure/departmentRules.ts'
import type { Position } from '../../rules/structure/positionRules.ts'
import type { Structure } from '../../rules/structure/structure.ts'
import {
  isReached,
  orderFor,
  parentOf,
  type StructureGoal,
  type StructureItem,
  siblingsOf,
} from '../../rules/structure/structureMoves.ts'
import { inGender } from '../../rules/words/agreement.ts'
import { orderByMoves } from '../../screen-kit/register/orderWrites.ts'
import type { Mutation } from '../../screen-kit/saving/idempotentMutation.ts'
import { attempt, mapReply, type Outcome } from '../../transport/request.ts'
import { positionNow, structureNow } from './structureState.ts'

/** A change in the structure. The reply is the text of the success message. */
type StructureMutation = Mutation<Structure, string>

export const theNode = { department: 'Звеното', position: 'Длъжността', person: 'Служителят' } as const

const noReply: Outcome<null> = { done: true, reply: null }
const withoutReply = (outcome: Outcome<unknown>): Outcome<null> => mapReply(outcome, () => null)

const changeDepartment = async (
  id: number,
  change: Partial<DepartmentRecord>,
  idempotencyKey: string,
): Promise<Outcome<null>> => {
  const now = await attempt(orgStructure.getDepartmentById, { query: { id } })
  if (!now.done) return now
  return withoutReply(
    await attempt(orgStructure.editDepartment, { body: { ...now.reply, ...change } }, { idempotencyKey }),
  )
}

const changePosition = async (
  id: number,
  change: (now: Position) => Partial<Position>,
  idempotencyKey: string,
): Promise<Outcome<null>> => {
  const now = await positionNow(id)
  if (!now.done) return now
  const body = { ...now.reply, ...change(now.reply) }
  return withoutReply(await attempt(orgStructure.editPosition, { body }, { idempotencyKey }))
}

const oneStep = ({ kind, parentId }: StructureGoal, id: number, isUp: boolean, idempotencyKey: string) =>
  kind === 'department'
    ? attempt(orgStructure.moveDepartment, { query: { departmentId: id, parentId, isUp } }, { idempotencyKey })
    : attempt(
        orgStructure.movePosition,
        { query: { departmentId: parentId, positionId: id, isUp } },
        { idempotencyKey },
      )

/**
 * Moves a department or position to its place among its siblings. This takes several requests, because one request
 * moves it by one place.
 */
const moveIntoOrder = async (goal: StructureGoal, idempotencyKey: string): Promise<Outcome<null>> => {
  const now = await structureNow()
  if (!now.done) return now
  const siblings = siblingsOf(goal, goal.parentId, now.reply)
  const move = orderByMoves((id, isUp, key) => oneStep(goal, id, isUp, key))
  return move(orderFor(goal, siblings), siblings, idempotencyKey)
}

const moveUnder = ({ kind, id, parentId }: StructureGoal, idempotencyKey: string): Promise<Outcome<null>> =>
  kind === 'department'
    ? changeDepartment(id, { parentId }, idempotencyKey)
    : changePosition(id, () => ({ departmentId: parentId }), idempotencyKey)

export const movedNode = (goal: StructureGoal, structure: Structure): StructureMutation => {
  const isElsewhere = parentOf(goal, structure) !== goal.parentId
  const send = async (idempotencyKey: string) => {
    if (!isElsewhere) return moveIntoOrder(goal, idempotencyKey)
    const outcome = await moveUnder(goal, idempotencyKey)
    return outcome.done && goal.nextTo ? moveIntoOrder(goal, `${idempotencyKey}-order`) : outcome
  }
  const text = `${theNode[goal.kind]} е ${inGender('moved', theNode[goal.kind])}.`
  return {
    about: `structure/place/${goal.kind}/${goal.id}`,
    content: goal,
    send: async (idempotencyKey) => mapReply(await send(idempotencyKey), () => text),
    readCurrent: structureNow,
    find: (now) => (isReached(goal, now) ? { reply: text } : null),
  }
}

export const appointedPerson = (personId: number, from: number | null, to: number | null): StructureMutation => {
  const text = to === null ? 'Служителят е освободен от длъжността.' : 'Служителят е назначен на длъжността.'
  const send = async (idempotencyKey: string): Promise<Outcome<null>> => {
    if (to !== null)
      return changePosition(
        to,
        ({ personIds }) => ({ personIds: [...new Set([...personIds, personId])] }),
        idempotencyKey,
      )
    if (from === null) return noReply
    return changePosition(
      from,
      ({ personIds }) => ({ personIds: personIds.filter((id) => id !== personId) }),
      idempotencyKey,
    )
  }
  return {
    about: `structure/appointment/${personId}`,
    content: { personId, to },
    send: async (idempotencyKey) => mapReply(await send(idempotencyKey), () => text),
    readCurrent: structureNow,
    find: (now) => (parentOf({ kind: 'person', id: personId }, now) === to ? { reply: text } : null),
  }
}

const rowsOf = ({ kind }: StructureItem, { departments, positions, people }: Structure) =>
  ({ department: departments, position: positions, person: people })[kind]
const activity = {
  department: orgStructure.setDepartmentIsActive,
  position: orgStructure.setPositionIsActive,
  person: orgStructure.setPersonIsActive,
}

export const activatedNode = (item: StructureItem, isActive: boolean): StructureMutation => {
  const { kind, id } = item
  const text = `${theNode[kind]} е ${inGender(isActive ? 'active' : 'inactive', theNode[kind])}.`
  return {
    about: `structure/activity/${kind}/${id}`,
    content: isActive,
    send: async (idempotencyKey) =>
      mapReply(await attempt(activity[kind], { query: { id, isActive } }, { idempotencyKey }), () => text),
    readCurrent: structureNow,
    find: (now) =>
      rowsOf(item, now).some((row) => row.id === id && row.isActive === isActive) ? { reply: text } : null,
  }
}

export const deletedNode = (item: StructureItem & { kind: 'department' | 'position' }): StructureMutation => {
  const { kind, id } = item
  const text = `${theNode[kind]} е ${inGender('deleted', theNode[kind])}.`
  const call = kind === 'department' ? orgStructure.deleteDepartment : orgStructure.deletePosition
  return {
    about: `structure/deletion/${kind}/${id}`,
    content: id,
    send: async (idempotencyKey) => mapReply(await attempt(call, { query: { id } }, { idempotencyKey }), () => text),
    readCurrent: structureNow,
    find: (now) => (rowsOf(item, now).some((row) => row.id === id) ? null : { reply: text }),
  }
}
