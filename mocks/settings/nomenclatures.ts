import type { NomenclatureLine } from '../../fixtures/nomenclatures.ts'
import { Scope } from '../../src/contract/enumerations.ts'
import { type NomenclatureName, nomenclatures } from '../../src/contract/nomenclatures.ts'
import { isOffered, nomenclatureRules } from '../../src/rules/registers/nomenclatureRules.ts'
import { handlersOfArea, type Runnable } from '../engine/handler.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import { crudHandlers, inTheirOrder, type UsedBy } from '../records/crudHandlers.ts'
import { todayOf } from './calendar.ts'

export const optionsIn = (db: MockDatabase, list: NomenclatureName) =>
  inTheirOrder(db[list].all()).map((row) => ({
    id: row.id,
    name: row.name,
    isActive: isOffered(row, todayOf(db)),
  }))

export const entryOption = (db: MockDatabase, list: NomenclatureName, id: number | null): NomenclatureLine | null => {
  const row = db[list].get(id)
  return row ? { id: row.id, name: row.name } : null
}

const byModule = (rows: readonly { scope: number }[]): UsedBy => {
  const ofFlow = rows.filter(({ scope }) => scope === Scope.DMS).length
  return { flowDocument: ofFlow, serviceDocument: rows.length - ofFlow }
}

const usedBy: Record<NomenclatureName, (db: MockDatabase, id: number) => UsedBy> = {
  taskTypes: (db, id) => ({ task: db.tasks.by('typeId', id).length }),
  taskPriorities: (db, id) => ({
    ...byModule(db.documents.all().filter(({ priorityId }) => priorityId === id)),
    task: db.tasks.all().filter(({ priorityId }) => priorityId === id).length,
  }),
  taskResultTypes: (db, id) => ({
    task: new Set(db.taskAssignees.by('resultTypeId', id).map(({ taskGuid }) => taskGuid)).size,
  }),
  receivedVias: (db, id) => byModule(db.documents.by('receivedViaId', id)),
  sentVias: (db, id) => ({
    ...byModule(db.documents.by('sentViaId', id)),
    addressee: db.addressees.by('sentViaId', id).length,
    correspondent: db.correspondents.by('preferredSentViaId', id).length,
  }),
  contactTypes: (db, id) => ({
    correspondent: new Set(db.correspondentContacts.by('contactTypeId', id).map((one) => one.correspondentId)).size,
  }),
  paymentTypes: (db, id) => ({ payment: db.payments.by('paymentTypeId', id).length }),
}

const handlersOf = (db: MockDatabase, list: NomenclatureName) =>
  crudHandlers(db, {
    table: list,
    rules: nomenclatureRules[list],
    view: ({ order: _order, ...entry }) => entry,
    row: (entry, before) => ({
      ...entry,
      latinName: entry.latinName.trim(),
      description: entry.description.trim(),
      isSystem: before?.isSystem ?? false,
      order: before?.order ?? entry.id,
    }),
    usedBy: ({ id }) => usedBy[list](db, id),
  })

export const nomenclatureHandlers = (db: MockDatabase): Record<NomenclatureName, Runnable[]> => ({
  taskTypes: handlersOfArea(nomenclatures.taskTypes, handlersOf(db, 'taskTypes')),
  taskPriorities: handlersOfArea(nomenclatures.taskPriorities, handlersOf(db, 'taskPriorities')),
  taskResultTypes: handlersOfArea(nomenclatures.taskResultTypes, handlersOf(db, 'taskResultTypes')),
  receivedVias: handlersOfArea(nomenclatures.receivedVias, handlersOf(db, 'receivedVias')),
  sentVias: handlersOfArea(nomenclatures.sentVias, handlersOf(db, 'sentVias')),
  contactTypes: handlersOfArea(nomenclatures.contactTypes, handlersOf(db, 'contactTypes')),
  paymentTypes: handlersOfArea(nomenclatures.paymentTypes, handlersOf(db, 'paymentTypes')),
})
