import * as v from 'valibot'
import type { groupedInspections, inspections } from '../../src/contract/inspections.ts'
import { Guid } from '../../src/contract/shapes/base.ts'
import type { GroupedInspection, Inspection } from '../../src/contract/shapes/inspections.ts'
import { civilDateOf, timeOf } from '../../src/dates/civilDate.ts'
import { groupClosingErrors, groupErrors } from '../../src/rules/inspections/groupRules.ts'
import {
  type InspectionMoveKey,
  inspectionMoveErrors,
  mayChangeInspection,
  mayMoveInspection,
  mayRemoveInspection,
  moveDemands,
  moveOf,
  type OnStatus,
  onStatusOf,
  trueBeginning,
} from '../../src/rules/inspections/inspectionMoves.ts'
import { closingErrors, inspectionErrors, plannedErrors } from '../../src/rules/inspections/inspectionRules.ts'
import type { FieldErrors } from '../../src/rules/requiredFields.ts'
import { actionName } from '../../src/rules/words/actionName.ts'
import { assert, assertFields, assertFound, refuseMalformed } from '../engine/assertions.ts'
import type { Caller } from '../engine/caller.ts'
import type { Handlers } from '../engine/handler.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import { logAction } from '../journal/logAction.ts'
import { todayOf } from '../settings/calendar.ts'
import { inspectorOf, removeFilesOf } from './fileHandlers.ts'
import { groupedInspectionPage, inspectionPage } from './inspectionLists.ts'
import { groupWritten, inspectionWritten } from './inspectionMutations.ts'
import type { FileOwnerKind, InspectionRow } from './inspectionRows.ts'
import { groupRecord, inspectionRecord, statusNameOf } from './inspectionViews.ts'
import { missingInGroup, missingInInspection } from './namedObjects.ts'

type Row = { guid: string; number: string; statusId: number; annulledBecause: string }
type Register<W extends Row, R> = {
  the: string
  kind: string
  ownerKind: FileOwnerKind
  row: (guid: string) => W | undefined
  put: (row: W) => void
  remove: (guid: string) => void
  written: (record: R, before: W | undefined) => W
  view: (row: W) => R
  onStatus: (record: R) => OnStatus
  moved?: (row: W, key: InspectionMoveKey) => W
  errors: (record: R, demands: 'saved' | 'planned' | 'closed') => FieldErrors
  missing: (record: R, before: W | undefined) => FieldErrors
}

type Save<R> = { caller: Caller; body: R }
type Move = { guid: string; move: string; comment: string }

const recordHandlers = <W extends Row, R extends { guid: string; statusId: number | null }>(
  db: MockDatabase,
  register: Register<W, R>,
) => {
  const { the, kind, put, written, view, onStatus, errors, missing } = register
  const row = (guid: string): W => assertFound(register.row(guid), the)
  const log = (caller: Caller, action: string, { guid, number }: W, values: { old?: string; now?: string } = {}) =>
    logAction(db, caller, {
      action,
      objectKind: kind,
      objectId: guid,
      description: number,
      oldValue: values.old ?? null,
      newValue: values.now ?? null,
    })
  const save = (caller: Caller, body: R, before: W | undefined): R => {
    assertFields(errors({ ...body, statusId: before?.statusId ?? 1 }, 'saved'), missing(body, before))
    return db.inOneStep(() => {
      const own = written(body, before)
      put(own)
      log(caller, before ? 'Промяна' : 'Създаване', own)
      return view(own)
    })
  }
  return {
    byGuid: ({ query }: { query: { guid: string } }): R => view(row(query.guid)),
    insert: ({ caller, body }: Save<R>): R => {
      // Case files refer to an inspection or group inspection only by guid, so no two of them may have the same guid.
      if (db.inspections.get(body.guid) ?? db.groupedInspections.get(body.guid))
        refuseMalformed('Вече има запис с този идентификатор.')
      if (body.guid !== '' && !v.is(Guid, body.guid)) refuseMalformed('Идентификаторът не е валиден.')
      return save(caller, body, undefined)
    },
    update: ({ caller, body }: Save<R>): R => {
      const before = row(body.guid)
      assert(mayChangeInspection(onStatus(view(before)), inspectorOf(caller)))
      return save(caller, body, before)
    },
    remove: ({ caller, query }: { caller: Caller; query: { guid: string } }): null => {
      const before = row(query.guid)
      assert(mayRemoveInspection(onStatus(view(before)), inspectorOf(caller)))
      db.inOneStep(() => {
        register.remove(before.guid)
        removeFilesOf(db, register.ownerKind, before.guid)
        log(caller, 'Изтриване', before)
      })
      return null
    },
    move: ({ caller, body }: { caller: Caller; body: Move }): R => {
      const before = row(body.guid)
      const move = moveOf(body.move) ?? refuseMalformed('Няма такъв ход.')
      assert(mayMoveInspection(move, onStatus(view(before)), inspectorOf(caller)))
      const comment = body.comment.trim()
      assertFields(inspectionMoveErrors(move, comment))
      const demands = moveDemands(move.key)
      if (demands) assertFields(errors(view(before), demands))
      return db.inOneStep(() => {
        const changed = { ...before, statusId: move.to, annulledBecause: move.key === 'annul' ? comment : '' }
        const after = register.moved?.(changed, move.key) ?? changed
        put(after)
        log(caller, actionName(move.label), after, { old: statusNameOf(before.statusId), now: statusNameOf(move.to) })
        return view(after)
      })
    },
  }
}

const begunAt = (row: InspectionRow, now: string): InspectionRow => {
  const begun = trueBeginning(`${row.dateFrom}T${row.timeFrom}`, `${civilDateOf(now)}T${timeOf(now)}`) ?? ''
  return { ...row, dateFrom: begun.slice(0, 10), timeFrom: begun.slice(11) }
}

export const inspectionsHandlers = (db: MockDatabase): Handlers<typeof inspections> => ({
  getInspections: ({ query, body }) => inspectionPage(db, query, body),
  ...recordHandlers<InspectionRow, Inspection>(db, {
    the: 'Проверката',
    kind: 'Проверка',
    ownerKind: 'inspection',
    row: (guid) => db.inspections.get(guid),
    put: (row) => db.put('inspections', row),
    remove: (guid) => db.remove('inspections', guid),
    written: (one: Inspection, before) => inspectionWritten(db, one, before),
    view: (row) => inspectionRecord(db, row),
    onStatus: onStatusOf,
    moved: (row, key) => (key === 'start' ? begunAt(row, db.now().toISOString()) : row),
    errors: (one, demands) =>
      demands === 'closed'
        ? closingErrors(one, todayOf(db))
        : demands === 'planned'
          ? plannedErrors(one)
          : inspectionErrors(one),
    missing: (one, before) => missingInInspection(db, one, before),
  }),
  getProtocolForms: () =>
    db.protocolTemplates
      .all()
      .filter(
        ({ isActive, validFrom, validTo }) =>
          isActive && (validFrom ?? '') <= todayOf(db) && (validTo ?? '9') >= todayOf(db),
      )
      .map(({ id, name, inspectionKindId, versions }) => ({
        ...{ id, name, inspectionKindId },
        content: versions.at(-1)?.content ?? '',
      })),
})

export const groupedInspectionsHandlers = (db: MockDatabase): Handlers<typeof groupedInspections> => ({
  getGroupedInspections: ({ query, body }) => groupedInspectionPage(db, query, body),
  ...recordHandlers(db, {
    the: 'Груповата проверка',
    kind: 'Групова проверка',
    ownerKind: 'group',
    row: (guid) => db.groupedInspections.get(guid),
    put: (row) => db.put('groupedInspections', row),
    remove: (guid) => db.remove('groupedInspections', guid),
    written: (group: GroupedInspection, before) => groupWritten(db, group, before),
    view: (row) => groupRecord(db, row),
    onStatus: ({ statusId, leader }) => ({ statusId, team: leader ? [leader] : [] }),
    errors: (group, demands) => (demands === 'closed' ? groupClosingErrors(group) : groupErrors(group)),
    missing: (group, before) => missingInGroup(db, group, before),
  }),
})
