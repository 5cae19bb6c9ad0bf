import { DeviceFileKind } from '../../src/contract/deviceKinds.ts'
import type { DeviceFilters, foreignDevices, measuringDevices } from '../../src/contract/devices.ts'
import type { DeviceTypeBody } from '../../src/contract/shapes/devices.ts'
import { cancelErrors } from '../../src/rules/devices/cancelRules.ts'
import { mayCancel, mayChangeFiles, mayEditType } from '../../src/rules/devices/mayManageDevices.ts'
import { shownNumber } from '../../src/rules/devices/typeStatus.ts'
import { assert, assertFields, assertFound } from '../engine/assertions.ts'
import type { Caller } from '../engine/caller.ts'
import type { Handlers } from '../engine/handler.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import type { Uploads } from '../engine/uploads.ts'
import { logAction } from '../journal/logAction.ts'
import { sheetReply } from '../records/recordHandlers.ts'
import { todayOf } from '../settings/calendar.ts'
import { foundTypes, pageOfFound } from './deviceLists.ts'
import { eventBy, stateOf, type TypeRegister, theSupplement, theType } from './deviceMutations.ts'
import type { DeviceTypeRow, SupplementRow } from './deviceRows.ts'
import { contentView } from './deviceViews.ts'
import { deviceFileHandlers, storeFile } from './fileHandlers.ts'
import { supplementRecord, typeRecord } from './recordViews.ts'
import { whatOf } from './registers.ts'
import { registerSupplement, saveSupplement } from './supplementCommands.ts'
import { notifyOfCaseFile, registerType, saveType } from './typeCommands.ts'

type PageQuery = { pageNumber: number; pageSize: number }
type Columns = { columns: { name: string; header: string }[]; heading?: string[] | undefined }
type Mutation<Q> = { caller: Caller; query: Q; body: DeviceTypeBody }

const textIn = (form: FormData, name: string): string => {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

const supplementIn = (db: MockDatabase, { table }: TypeRegister, guid: string | undefined) => {
  const row = db.supplements.get(guid)
  const type = row && db[table].get(row.typeGuid)
  return row && type ? { row, type } : undefined
}

const cancelType = async (
  db: MockDatabase,
  uploads: Uploads,
  caller: Caller,
  register: TypeRegister,
  form: FormData,
) => {
  const row = assertFound(db[register.table].get(textIn(form, 'id')), theType)
  assert(mayCancel(stateOf(row)))
  const file = form.get('file')
  const decision = {
    basisId: Number(textIn(form, 'basisId')) || null,
    orderNumber: textIn(form, 'orderNumber').trim(),
    orderDate: textIn(form, 'orderDate') || null,
    date: textIn(form, 'date') || null,
    motives: textIn(form, 'motives').trim(),
  }
  const facts = { entryDate: row.entryDate, today: todayOf(db) }
  assertFields(cancelErrors(decision, file instanceof File ? file : null, facts))
  const stored = await storeFile(db, uploads, caller, row.guid, form, DeviceFileKind.OTHER)
  const event = eventBy(db, caller, 'Отписване', `Заповед № ${decision.orderNumber}`)
  db.put(register.table, {
    ...row,
    cancellations: [{ ...decision, fileName: stored.fileName, fileGuid: stored.guid }],
    history: [...row.history, event],
  })
  logAction(db, caller, {
    action: 'Отписване',
    objectKind: register.what,
    objectId: row.guid,
    description: `№ ${row.entryNumber}`,
  })
  return null
}

const typeHandlers = (db: MockDatabase, uploads: Uploads, register: TypeRegister) => {
  const types = db[register.table]
  const recordOf = (type: DeviceTypeRow) => typeRecord(db, assertFound(types.get(type.guid), theType))
  const supplementOf = (row: SupplementRow) => supplementRecord(db, row, assertFound(types.get(row.typeGuid), theType))
  return {
    list: ({ query, body }: { query: PageQuery; body: DeviceFilters }) =>
      pageOfFound(foundTypes(db, types.all(), body), query),
    byId: ({ query }: { query: { id: string } }) => {
      const supplement = supplementIn(db, register, query.id)
      return supplement ? supplementOf(supplement.row) : typeRecord(db, assertFound(types.get(query.id), theType))
    },
    insert: ({ caller, query, body }: Mutation<{ linkToCasefileGuid?: string | undefined }>) =>
      db.inOneStep(() => {
        const row = saveType(db, caller, register, body, undefined)
        notifyOfCaseFile(db, register, row.guid, query.linkToCasefileGuid)
        return recordOf(row)
      }),
    insertAdditional: ({
      caller,
      query,
      body,
    }: Mutation<{ parentId: string; linkToCasefileGuid?: string | undefined }>) =>
      db.inOneStep(() => {
        const type = assertFound(types.get(query.parentId), theType)
        const row = saveSupplement(db, caller, register, type, body, undefined)
        notifyOfCaseFile(db, register, type.guid, query.linkToCasefileGuid)
        return supplementOf(row)
      }),
    update: ({ caller, body }: Mutation<undefined>) =>
      db.inOneStep(() => {
        const supplement = supplementIn(db, register, body.id)
        if (supplement) return supplementOf(saveSupplement(db, caller, register, supplement.type, body, supplement.row))
        return recordOf(saveType(db, caller, register, body, assertFound(types.get(body.id), theType)))
      }),
    register: ({ caller, query }: { caller: Caller; query: { id: string } }) =>
      db.inOneStep(() => {
        const supplement = supplementIn(db, register, query.id)
        if (supplement) registerSupplement(db, caller, register, supplement.row, contentView(db, supplement.row))
        else {
          const row = assertFound(types.get(query.id), theType)
          registerType(db, caller, register, row, contentView(db, row))
        }
        return null
      }),
    cancel: ({ caller, body }: { caller: Caller; body: FormData }) => cancelType(db, uploads, caller, register, body),
    remove: ({ query }: { query: { id: string } }) => {
      const supplement = supplementIn(db, register, query.id)
      if (supplement) {
        assert(mayEditType(stateOf(supplement.type, supplement.row)))
        db.remove('supplements', assertFound(supplement.row, theSupplement).guid)
        return null
      }
      const row = assertFound(types.get(query.id), theType)
      assert(mayEditType(stateOf(row)))
      db.remove(register.table, row.guid)
      return null
    },
    export: ({ body }: { body: DeviceFilters & Columns }) =>
      sheetReply(
        register.isForeign ? 'Регистрирани типове средства за измерване' : 'Одобрени типове средства за измерване',
        body,
        foundTypes(db, types.all(), body).map((row) => ({
          ...row,
          entryNumber: shownNumber(row.entryNumber, row.supplementsCount) || 'Без номер',
          isDraft: row.isDraft ? 'Чернова' : 'Вписан',
        })),
      ),
    ...deviceFileHandlers(db, uploads, (guid) => {
      const supplement = supplementIn(db, register, guid)
      assert(mayChangeFiles(stateOf(supplement?.type ?? assertFound(types.get(guid), theType))))
    }),
  }
}

export const measuringDevicesHandlers = (db: MockDatabase, uploads: Uploads): Handlers<typeof measuringDevices> =>
  typeHandlers(db, uploads, {
    table: 'approvedTypes',
    linkKind: 'measuringDevice',
    isForeign: false,
    what: whatOf.approvedTypes,
  })

export const foreignDevicesHandlers = (db: MockDatabase, uploads: Uploads): Handlers<typeof foreignDevices> =>
  typeHandlers(db, uploads, {
    table: 'registeredTypes',
    linkKind: 'foreignDevice',
    isForeign: true,
    what: whatOf.registeredTypes,
  })
