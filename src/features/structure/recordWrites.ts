import { orgStructure } from '../../contract/orgStructure.ts'
import type { DepartmentRecord } from '../../rules/structure/departmentRules.ts'
import type { Position } from '../../rules/structure/positionRules.ts'
import type { Structure } from '../../rules/structure/structure.ts'
import { fetchMany } from '../../screen-kit/saving/fetchMany.ts'
import { fieldsOf } from '../../screen-kit/saving/fieldMerge.ts'
import { mergedMutation, type Saving } from '../../screen-kit/saving/mergedMutation.ts'
import { attempt, mapReply, type Outcome } from '../../transport/request.ts'
import { positionNow, structureNow } from './structureState.ts'

/** Fetches the stored versions of a record: an existing record by id, a new one by its name. */
const nodesNow = async <R extends { id: number }>(
  id: number,
  named: (now: Structure) => readonly { id: number }[],
  byId: (id: number) => Promise<Outcome<R>>,
): Promise<Outcome<R[]>> => {
  if (id !== 0) return fetchMany([id], byId)
  const now = await structureNow()
  if (!now.done) return now
  const ids = named(now.reply).map((node) => node.id)
  return fetchMany(ids, byId)
}

const departmentNow = (id: number) => attempt(orgStructure.getDepartmentById, { query: { id } }, { quiet: true })

/** Returns the mutation that saves a department; id 0 means a new one. Changes by other users are kept. */
export const savedDepartment = (saving: Saving<DepartmentRecord>) =>
  mergedMutation<DepartmentRecord, DepartmentRecord>({
    ...saving,
    about: `structure/department/${saving.mine.id}`,
    key: 'id',
    fields: fieldsOf(saving.mine, ['id']),
    now: ({ id, departmentName }) =>
      nodesNow(
        id,
        ({ departments }) => departments.filter(({ name }) => name === departmentName.trim()),
        departmentNow,
      ),
    create: (body, idempotencyKey) => attempt(orgStructure.createDepartment, { body }, { idempotencyKey, quiet: true }),
    edit: (body, idempotencyKey) => attempt(orgStructure.editDepartment, { body }, { idempotencyKey, quiet: true }),
  })

const holdersAsSent = ({ personIds }: Position, outcome: Outcome<Omit<Position, 'personIds'>>): Outcome<Position> =>
  mapReply(outcome, (reply) => ({ ...reply, personIds }))

/** Returns the mutation that saves a position; id 0 means a new one. Changes by other users are kept. */
export const savedPosition = (saving: Saving<Position>) =>
  mergedMutation<Position, Position>({
    ...saving,
    about: `structure/position/${saving.mine.id}`,
    key: 'id',
    fields: fieldsOf(saving.mine, ['id']),
    now: ({ id, positionName }) =>
      nodesNow(
        id,
        ({ positions }) => positions.filter(({ name }) => name === positionName.trim()),
        (one) => positionNow(one, { quiet: true }),
      ),
    create: async (body, idempotencyKey) => {
      const request = { query: { departmentId: body.departmentId ?? 0 }, body }
      return holdersAsSent(body, await attempt(orgStructure.createPosition, request, { idempotencyKey, quiet: true }))
    },
    edit: async (body, idempotencyKey) =>
      holdersAsSent(body, await attempt(orgStructure.editPosition, { body }, { idempotencyKey, quiet: true })),
  })
