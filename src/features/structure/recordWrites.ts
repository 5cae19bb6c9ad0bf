import { concatMap, map, type Observable, of } from 'rxjs'
import { orgStructure } from '../../contract/orgStructure.ts'
import type { DepartmentRecord } from '../../rules/structure/departmentRules.ts'
import type { Position } from '../../rules/structure/positionRules.ts'
import type { Structure } from '../../rules/structure/structure.ts'
import { fieldsOf } from '../../screen-kit/saving/fieldMerge.ts'
import { mergedWrite, type Saving } from '../../screen-kit/saving/mergedWrite.ts'
import { readEach } from '../../screen-kit/saving/readEach.ts'
import { attempt, type Outcome } from '../../transport/request.ts'
import { positionNow, structureNow } from './structureState.ts'

/** A record that is there by its id, a new one by its name in the structure. */
const nodesNow = <R extends { id: number }>(
  id: number,
  named: (now: Structure) => readonly { id: number }[],
  byId: (id: number) => Observable<Outcome<R>>,
): Observable<Outcome<R[]>> =>
  id !== 0
    ? readEach([id], byId)
    : structureNow.pipe(
        concatMap((now) =>
          now.done
            ? readEach(
                named(now.reply).map(({ id }) => id),
                byId,
              )
            : of(now),
        ),
      )

const departmentNow = (id: number) => attempt(orgStructure.getDepartmentById, { query: { id } }, { quiet: true })

/** Saves a department: a new one (id 0), or over what others changed. */
export const savedDepartment = (saving: Saving<DepartmentRecord>) =>
  mergedWrite<DepartmentRecord, DepartmentRecord>({
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
    create: (body, intent) => attempt(orgStructure.createDepartment, { body }, { intent, quiet: true }),
    edit: (body, intent) => attempt(orgStructure.editDepartment, { body }, { intent, quiet: true }),
  })

const holdersAsSent = ({ personIds }: Position, outcome: Outcome<Omit<Position, 'personIds'>>): Outcome<Position> =>
  outcome.done ? { done: true, reply: { ...outcome.reply, personIds } } : outcome

/** Saves a position with who holds it: a new one (id 0), or over what others changed. */
export const savedPosition = (saving: Saving<Position>) =>
  mergedWrite<Position, Position>({
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
    create: (body, intent) =>
      attempt(
        orgStructure.createPosition,
        { query: { departmentId: body.departmentId ?? 0 }, body },
        { intent, quiet: true },
      ).pipe(map((outcome) => holdersAsSent(body, outcome))),
    edit: (body, intent) =>
      attempt(orgStructure.editPosition, { body }, { intent, quiet: true }).pipe(
        map((outcome) => holdersAsSent(body, outcome)),
      ),
  })
