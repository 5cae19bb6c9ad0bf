import { concatMap, map, type Observable, of } from 'rxjs'
import { orgStructure } from '../../../contract/orgStructure.ts'
import type { DepartmentRecord } from '../../../rules/structure/departmentRules.ts'
import type { Position } from '../../../rules/structure/positionRules.ts'
import type { Structure } from '../../../rules/structure/structure.ts'
import { sameValue } from '../../../screen-kit/merge/fieldMerge.ts'
import { mergedEdit } from '../../../screen-kit/merge/mergedEdit.ts'
import type { Write } from '../../../screen-kit/writes/idempotentWrite.ts'
import { attempt, type Outcome } from '../../../transport/request.ts'
import { positionNow, structureNow } from './structureState.ts'

type Saving<R> = {
  /** The record as it was when the form was opened. */
  was: R
  mine: R
  /** The structure as it was then, so that a new node is told from those of the same name elsewhere. */
  known: Structure
  /** Somebody else changed what I changed: nothing was written. Given the record as it is now. */
  onConflict: (theirs: R) => void
}
type RecordCalls<R> = {
  about: string
  now: Observable<Outcome<R>>
  create: (body: R, intent: string) => Observable<Outcome<unknown>>
  edit: (body: R, intent: string) => Observable<Outcome<unknown>>
  /** Whether a new one like mine stands in the structure now. */
  isMade: (now: Structure) => boolean
}

/** Creates a record (id 0), or writes what I changed in one over what others changed meanwhile. */
const savedNode = <R extends { id: number }>(calls: RecordCalls<R>, saving: Saving<R>): Write<boolean, 'saved'> => {
  const { was, mine, onConflict } = saving
  const fields = (Object.keys(mine) as (keyof R & string)[]).filter((key) => key !== 'id')
  const send = (intent: string): Observable<Outcome<unknown>> => {
    if (mine.id === 0) return calls.create(mine, intent)
    return calls.now.pipe(
      concatMap((theirs) =>
        theirs.done
          ? mergedEdit(fields, { was, theirs: theirs.reply, mine }, (body) => calls.edit(body, intent), onConflict)
          : of(theirs),
      ),
    )
  }
  const isMine = (now: R) => fields.every((field) => sameValue(now[field], mine[field]))
  const found =
    mine.id === 0
      ? structureNow.pipe(
          map((now): Outcome<boolean> => (now.done ? { done: true, reply: calls.isMade(now.reply) } : now)),
        )
      : calls.now.pipe(map((now): Outcome<boolean> => (now.done ? { done: true, reply: isMine(now.reply) } : now)))
  return {
    about: calls.about,
    content: mine,
    send: (intent) => send(intent).pipe(map((outcome) => (outcome.done ? { done: true, reply: 'saved' } : outcome))),
    ask: found,
    find: (isThere) => (isThere ? { reply: 'saved' } : null),
  }
}

type Row = { id: number; name: string }
const isNew = (name: string, now: readonly Row[], before: readonly Row[]): boolean =>
  now.some((row) => row.name === name.trim() && before.every(({ id }) => id !== row.id))

export const savedDepartment = (saving: Saving<DepartmentRecord>): Write<boolean, 'saved'> => {
  const { id, departmentName } = saving.mine
  return savedNode(
    {
      about: `structure/department/${id}`,
      now: attempt(orgStructure.getDepartmentById, { query: { id } }, { quiet: true }),
      create: (body, intent) => attempt(orgStructure.createDepartment, { body }, { intent, quiet: true }),
      edit: (body, intent) => attempt(orgStructure.editDepartment, { body }, { intent, quiet: true }),
      isMade: ({ departments }) => isNew(departmentName, departments, saving.known.departments),
    },
    saving,
  )
}

export const savedPosition = (saving: Saving<Position>): Write<boolean, 'saved'> => {
  const { id, positionName } = saving.mine
  const create = (body: Position, intent: string) =>
    attempt(
      orgStructure.createPosition,
      { query: { departmentId: body.departmentId ?? 0 }, body },
      { intent, quiet: true },
    )
  return savedNode(
    {
      about: `structure/position/${id}`,
      now: positionNow(id, { quiet: true }),
      create,
      edit: (body, intent) => attempt(orgStructure.editPosition, { body }, { intent, quiet: true }),
      isMade: ({ positions }) => isNew(positionName, positions, saving.known.positions),
    },
    saving,
  )
}
