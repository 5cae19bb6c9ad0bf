import type { NomenclatureLine } from '../../fixtures/nomenclatures.ts'
import { Scope } from '../../src/contract/enumerations.ts'
import { type NomenclatureName, nomenclatures } from '../../src/contract/nomenclatures.ts'
import { isOffered, nomenclatureRules } from '../../src/rules/registers/nomenclatureRules.ts'
import { answerArea, type Runnable } from '../engine/answer.ts'
import type { World } from '../engine/world.ts'
import { crudAnswers, inTheirOrder, type UsedBy } from '../records/crudAnswers.ts'
import { todayOf } from './calendar.ts'

/** The values of a list in order, for forms and filters; inactive ones are marked. */
export const optionsIn = (world: World, list: NomenclatureName) =>
  inTheirOrder(world[list].all()).map((row) => ({
    id: row.id,
    name: row.name,
    isActive: isOffered(row, todayOf(world)),
  }))

/** A value of a list by id, also an inactive one; null for an unknown id. */
export const entryOption = (world: World, list: NomenclatureName, id: number | null): NomenclatureLine | null => {
  const row = world[list].get(id)
  return row ? { id: row.id, name: row.name } : null
}

const byModule = (rows: readonly { scope: number }[]): UsedBy => {
  const ofFlow = rows.filter(({ scope }) => scope === Scope.DMS).length
  return { flowDocument: ofFlow, serviceDocument: rows.length - ofFlow }
}

const usedBy: Record<NomenclatureName, (world: World, id: number) => UsedBy> = {
  taskTypes: (world, id) => ({ task: world.tasks.by('typeId', id).length }),
  taskPriorities: (world, id) => ({
    ...byModule(world.documents.all().filter(({ priorityId }) => priorityId === id)),
    task: world.tasks.all().filter(({ priorityId }) => priorityId === id).length,
  }),
  taskResultTypes: (world, id) => ({
    task: new Set(world.taskAssignees.by('resultTypeId', id).map(({ taskGuid }) => taskGuid)).size,
  }),
  receivedVias: (world, id) => byModule(world.documents.by('receivedViaId', id)),
  sentVias: (world, id) => ({
    ...byModule(world.documents.by('sentViaId', id)),
    addressee: world.addressees.by('sentViaId', id).length,
    correspondent: world.correspondents.by('preferredSentViaId', id).length,
  }),
  contactTypes: (world, id) => ({
    correspondent: new Set(world.correspondentContacts.by('contactTypeId', id).map((one) => one.correspondentId)).size,
  }),
  paymentTypes: (world, id) => ({ payment: world.payments.by('paymentTypeId', id).length }),
}

const answersOf = (world: World, list: NomenclatureName) =>
  crudAnswers(world, {
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
    usedBy: ({ id }) => usedBy[list](world, id),
  })

export const nomenclatureAnswers = (world: World): Record<NomenclatureName, Runnable[]> => ({
  taskTypes: answerArea(nomenclatures.taskTypes, answersOf(world, 'taskTypes')),
  taskPriorities: answerArea(nomenclatures.taskPriorities, answersOf(world, 'taskPriorities')),
  taskResultTypes: answerArea(nomenclatures.taskResultTypes, answersOf(world, 'taskResultTypes')),
  receivedVias: answerArea(nomenclatures.receivedVias, answersOf(world, 'receivedVias')),
  sentVias: answerArea(nomenclatures.sentVias, answersOf(world, 'sentVias')),
  contactTypes: answerArea(nomenclatures.contactTypes, answersOf(world, 'contactTypes')),
  paymentTypes: answerArea(nomenclatures.paymentTypes, answersOf(world, 'paymentTypes')),
})
