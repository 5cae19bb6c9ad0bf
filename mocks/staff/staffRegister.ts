import type { StaffKind, StaffStep } from '../../src/contract/shapes/staff.ts'
import type { RegisterRecord, RegisterRules } from '../../src/rules/registers/registerRules.ts'
import {
  insteadOf,
  isDraftOfOthers,
  mayAttachFiles,
  mayChangeStaff,
  mayMove,
  mayRemoveStaff,
  type OnRoute,
  staffMoveErrors,
} from '../../src/rules/staff/mayMoveStaff.ts'
import { kindIn, kindLabels } from '../../src/rules/staff/staffKinds.ts'
import { isApprovedStep, type Move, movesOf, stepLabel } from '../../src/rules/staff/staffRoute.ts'
import { actionName } from '../../src/rules/words/actionName.ts'
import { capitalised } from '../../src/rules/words/agreement.ts'
import { assert, assertFields, assertFound, refuseMalformed } from '../engine/assertions.ts'
import type { Caller } from '../engine/caller.ts'
import type { MockDatabase, Tables } from '../engine/mockDatabase.ts'
import type { Table } from '../engine/table.ts'
import type { Rows } from '../engine/tableRows.ts'
import type { Uploads } from '../engine/uploads.ts'
import { logAction } from '../journal/logAction.ts'
import { firstAndLastNameOf } from '../people/peopleNames.ts'
import type { RecordFileRow } from '../record-files/recordFileRows.ts'
import { recordFileHandlers } from '../record-files/recordFiles.ts'
import { recordHandlers } from '../records/recordHandlers.ts'
import { todayOf } from '../settings/calendar.ts'
import { departmentsOver } from './absences.ts'
import { notifyOfMove } from './notifyOfMove.ts'
import { giveNumber } from './staffRows.ts'

type StaffTable = 'leaveApplications' | 'businessTrips' | 'sickLeaves' | 'expenseReports'
type Listed = RegisterRecord & OnRoute & { number: string; kind: string; toDate: string | null }
type Register<T extends StaffTable, R extends Listed> = {
  kind: StaffKind
  table: T
  title: string
  rules: RegisterRules<R>
  view: (row: Rows[T]) => R
  row: (record: R, before: Rows[T] | undefined) => Rows[T]
  prefix?: string
  /** Throws if a record may not be saved or submitted, for reasons that the rules of the register do not check. */
  check: (record: R) => void
  /**
   * Changes further columns of the row at a step; state and numbers are already changed. The function may also change
   * other rows.
   */
  moved?: (row: Rows[T], move: Move, date: string | undefined) => Rows[T]
  cells?: (record: R) => Readonly<Record<string, unknown>>
  /** Generates the content of a seeded file on request. */
  made?: (file: RecordFileRow) => Promise<Blob>
  facts?: (record: R) => Readonly<Record<string, string | number | null>>
}

const memberOf = (caller: Caller) => ({ personId: caller.person.id, roles: caller.roles })

/** True if reports count a record: a sick leave if it is not cancelled, any other record only if it is approved. */
export const isCounted = (kind: StaffKind, step: StaffStep | null): boolean =>
  kind === 'sickLeave' ? step !== 'cancelled' : isApprovedStep(step)

const columnsOf = <R extends Listed>(db: MockDatabase, kind: StaffKind) => ({
  facts: ({ person, fromDate, toDate, kind: own, step }: R) => ({
    personId: person?.id,
    departmentId: departmentsOver(db, person?.id),
    ownDepartmentId: db.persons.get(person?.id)?.departmentId ?? null,
    date: fromDate,
    lastDay: toDate,
    kind: [own],
    step: [step],
    counted: isCounted(kind, step),
  }),
  cells: ({ person, kind: own, step }: R) => ({
    person: person?.name,
    kind: kindIn(kindLabels[kind], own),
    step: stepLabel(kind, step),
  }),
})

type Moving = { caller: Caller; body: { id: number; move: string; comment: string; date?: string | undefined } }

export const staffHandlers = <T extends StaffTable, R extends Listed>(
  db: MockDatabase,
  uploads: Uploads,
  register: Register<T, R>,
) => {
  const { kind, table, rules, view, check, moved, prefix } = register
  const tables: Tables = db
  const rows: Table<Rows[T]> = tables[table]
  const { facts, cells } = columnsOf<R>(db, kind)
  const usual = recordHandlers<T, R>(db, {
    ...register,
    compare: (a, b) => b.id - a.id,
    facts: (record) => ({ ...facts(record), ...register.facts?.(record) }),
    cells: (record) => ({ ...cells(record), ...register.cells?.(record) }),
    comesLast: (record, { person }) => isDraftOfOthers(kind, record, person.id),
  })
  const row = (id: number): Rows[T] => assertFound(rows.get(id), rules.the)
  const files = recordFileHandlers(db, uploads, {
    register: table,
    assertExists: row,
    ...(register.made && { made: register.made }),
    assertCanChange: (id, caller) => assert(mayAttachFiles(kind, view(row(id)), memberOf(caller))),
  })
  const move = ({ caller, body }: Moving): R => {
    const before = row(body.id)
    const next = movesOf[kind].find(({ key }) => key === body.move) ?? refuseMalformed('Няма такъв ход по маршрута.')
    assert(mayMove(kind, next, view(before), memberOf(caller), todayOf(db)))
    const comment = body.comment.trim()
    assertFields(staffMoveErrors(next, { comment, date: body.date ?? null }, before))
    if (next.key === 'submit') check(view(before))
    const entry = {
      move: next.key,
      step: next.to,
      at: db.now().toISOString(),
      personName: firstAndLastNameOf(caller.person),
      insteadOf: insteadOf(next, view(before), caller.person.id),
      comment,
    }
    const after: Rows[T] = { ...before, step: next.to, history: [...before.history, entry] }
    return db.inOneStep(() => {
      const own = prefix === undefined ? after : giveNumber(after, rows.all(), next, prefix, todayOf(db))
      const saved = moved ? moved(own, next, body.date) : own
      db.put(table, saved)
      logAction(db, caller, {
        action: actionName(next.label),
        objectKind: capitalised(rules.one),
        objectId: String(saved.id),
        description: rules.nameOf(view(saved)),
        oldValue: stepLabel(kind, before.step),
        newValue: stepLabel(kind, saved.step),
      })
      notifyOfMove(db, caller, { kind, record: view(saved), named: rules.nameOf(view(saved)), move: next })
      return view(saved)
    })
  }
  return {
    ...usual,
    ...files,
    insert: ({ caller, body }: { caller: Caller; body: R }): R => {
      const record = { ...body, id: 0, authorId: caller.person.id }
      check(record)
      return usual.insert({ caller, body: record })
    },
    update: ({ caller, body }: { caller: Caller; body: R }): R => {
      assert(mayChangeStaff(kind, view(row(body.id)), memberOf(caller)))
      check(body)
      return usual.update({ caller, body })
    },
    remove: ({ caller, query }: { caller: Caller; query: { id: number } }): null => {
      assert(mayRemoveStaff(kind, view(row(query.id)), memberOf(caller)))
      return usual.remove({ caller, query })
    },
    move,
  }
}
