import { administrator } from './callers.ts'
import { crud } from './crud.ts'
import { NomenclatureEntry } from './shapes/configuration.ts'

const valuesOf = <const O extends string, const M extends string = `${O}s`>(
  what: string,
  one: O,
  many = `${one}s` as M,
) =>
  crud(
    {
      backend: 'shreder',
      controller: 'Nomenclatures',
      what,
      roles: { read: administrator, write: administrator },
      proposed: true,
    },
    NomenclatureEntry,
    {
      list: `Get${many}`,
      create: `Create${one}`,
      edit: `Edit${one}`,
      remove: `Delete${one}`,
      usedBy: `Get${one}Uses`,
      order: `Order${many}`,
    },
  )

/**
 * Nomenclatures that have no page of their own in the specification (specification 1, section 2, „Номенклатури“). It
 * has only calls that read them; this product proposes calls that change them.
 */
export const nomenclatures = {
  taskTypes: valuesOf('task types', 'TaskType'),
  taskPriorities: valuesOf('task priorities', 'TaskPriority', 'TaskPriorities'),
  taskResultTypes: valuesOf('task results', 'TaskResultType'),
  receivedVias: valuesOf('channels of receipt', 'ReceivedVia'),
  sentVias: valuesOf('channels of sending', 'SentVia'),
  contactTypes: valuesOf('contact types', 'ContactType'),
  paymentTypes: valuesOf('ways of paying', 'PaymentType'),
}
export type NomenclatureName = keyof typeof nomenclatures
