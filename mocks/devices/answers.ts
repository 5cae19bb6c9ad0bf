import { DeviceFileKind } from '../../src/contract/deviceKinds.ts'
import type { DeviceFilters, foreignDevices, measuringDevices } from '../../src/contract/devices.ts'
import type { DeviceTypeBody } from '../../src/contract/shapes/devices.ts'
import { cancelErrors } from '../../src/rules/devices/cancelRules.ts'
import { mayCancel, mayChangeFiles, mayEditType } from '../../src/rules/devices/mayManageDevices.ts'
import { shownNumber } from '../../src/rules/devices/typeStatus.ts'
import type { Answers } from '../engine/answer.ts'
import type { Caller } from '../engine/caller.ts'
import { found, insist, insistFields } from '../engine/refused.ts'
import type { Uploads } from '../engine/uploads.ts'
import type { World } from '../engine/world.ts'
import { logAction } from '../journal/logAction.ts'
import { sheetReply } from '../records/recordAnswers.ts'
import { todayOf } from '../settings/calendar.ts'
import { deviceFileAnswers, storeFile } from './fileAnswers.ts'
import { foundTypes, pageOfFound } from './lists.ts'
import { supplementRecord, typeRecord } from './recordViews.ts'
import { whatOf } from './registers.ts'
import type { DeviceTypeRow, SupplementRow } from './rows.ts'
import { registerSupplement, saveSupplement } from './supplementCommands.ts'
import { registerType, saveType, tellOfCaseFile } from './typeCommands.ts'
import { contentView } from './views.ts'
import { eventBy, stateOf, type TypeRegister, theSupplement, theType } from './written.ts'

type PageQuery = { pageNumber: number; pageSize: number }
type Columns = { columns: { name: string; header: string }[]; heading?: string[] | undefined }
type Write<Q> = { caller: Caller; query: Q; body: DeviceTypeBody }

const textIn = (form: FormData, name: string): string => {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

const supplementIn = (world: World, { table }: TypeRegister, guid: string | undefined) => {
  const row = world.supplements.get(guid)
  const type = row && world[table].get(row.typeGuid)
  return row && type ? { row, type } : undefined
}

const cancelType = async (world: World, uploads: Uploads, caller: Caller, register: TypeRegister, form: FormData) => {
  const row = found(world[register.table].get(textIn(form, 'id')), theType)
  insist(mayCancel(stateOf(row)))
  const file = form.get('file')
  const decision = {
    basisId: Number(textIn(form, 'basisId')) || null,
    orderNumber: textIn(form, 'orderNumber').trim(),
    orderDate: textIn(form, 'orderDate') || null,
    date: textIn(form, 'date') || null,
    motives: textIn(form, 'motives').trim(),
  }
  const facts = { entryDate: row.entryDate, today: todayOf(world) }
  insistFields(cancelErrors(decision, file instanceof File ? file : null, facts))
  const stored = await storeFile(world, uploads, caller, row.guid, form, DeviceFileKind.OTHER)
  const event = eventBy(world, caller, 'Отписване', `Заповед № ${decision.orderNumber}`)
  world.put(register.table, {
    ...row,
    cancellations: [{ ...decision, fileName: stored.fileName, fileGuid: stored.guid }],
    history: [...row.history, event],
  })
  logAction(world, caller, {
    action: 'Отписване',
    objectKind: register.what,
    objectId: row.guid,
    description: `№ ${row.entryNumber}`,
  })
  return null
}

const typeAnswers = (world: World, uploads: Uploads, register: TypeRegister) => {
  const types = world[register.table]
  const recordOf = (type: DeviceTypeRow) => typeRecord(world, found(types.get(type.guid), theType))
  const supplementOf = (row: SupplementRow) => supplementRecord(world, row, found(types.get(row.typeGuid), theType))
  return {
    list: ({ query, body }: { query: PageQuery; body: DeviceFilters }) =>
      pageOfFound(foundTypes(world, types.all(), body), query),
    byId: ({ query }: { query: { id: string } }) => {
      const supplement = supplementIn(world, register, query.id)
      return supplement ? supplementOf(supplement.row) : typeRecord(world, found(types.get(query.id), theType))
    },
    insert: ({ caller, query, body }: Write<{ linkToCasefileGuid?: string | undefined }>) =>
      world.inOneStep(() => {
        const row = saveType(world, caller, register, body, undefined)
        tellOfCaseFile(world, register, row.guid, query.linkToCasefileGuid)
        return recordOf(row)
      }),
    insertAdditional: ({ caller, query, body }: Write<{ parentId: string; linkToCasefileGuid?: string | undefined }>) =>
      world.inOneStep(() => {
        const type = found(types.get(query.parentId), theType)
        const row = saveSupplement(world, caller, register, type, body, undefined)
        tellOfCaseFile(world, register, type.guid, query.linkToCasefileGuid)
        return supplementOf(row)
      }),
    update: ({ caller, body }: Write<undefined>) =>
      world.inOneStep(() => {
        const supplement = supplementIn(world, register, body.id)
        if (supplement)
          return supplementOf(saveSupplement(world, caller, register, supplement.type, body, supplement.row))
        return recordOf(saveType(world, caller, register, body, found(types.get(body.id), theType)))
      }),
    register: ({ caller, query }: { caller: Caller; query: { id: string } }) =>
      world.inOneStep(() => {
        const supplement = supplementIn(world, register, query.id)
        if (supplement) registerSupplement(world, caller, register, supplement.row, contentView(world, supplement.row))
        else {
          const row = found(types.get(query.id), theType)
          registerType(world, caller, register, row, contentView(world, row))
        }
        return null
      }),
    cancel: ({ caller, body }: { caller: Caller; body: FormData }) =>
      cancelType(world, uploads, caller, register, body),
    remove: ({ query }: { query: { id: string } }) => {
      const supplement = supplementIn(world, register, query.id)
      if (supplement) {
        insist(mayEditType(stateOf(supplement.type, supplement.row)))
        world.remove('supplements', found(supplement.row, theSupplement).guid)
        return null
      }
      const row = found(types.get(query.id), theType)
      insist(mayEditType(stateOf(row)))
      world.remove(register.table, row.guid)
      return null
    },
    export: ({ body }: { body: DeviceFilters & Columns }) =>
      sheetReply(
        register.isForeign ? 'Регистрирани типове средства за измерване' : 'Одобрени типове средства за измерване',
        body,
        foundTypes(world, types.all(), body).map((row) => ({
          ...row,
          entryNumber: shownNumber(row.entryNumber, row.supplementsCount) || 'Без номер',
          isDraft: row.isDraft ? 'Чернова' : 'Вписан',
        })),
      ),
    ...deviceFileAnswers(world, uploads, (guid) => {
      const supplement = supplementIn(world, register, guid)
      insist(mayChangeFiles(stateOf(supplement?.type ?? found(types.get(guid), theType))))
    }),
  }
}

export const measuringDevicesAnswers = (world: World, uploads: Uploads): Answers<typeof measuringDevices> =>
  typeAnswers(world, uploads, {
    table: 'approvedTypes',
    linkKind: 'measuringDevice',
    isForeign: false,
    what: whatOf.approvedTypes,
  })

export const foreignDevicesAnswers = (world: World, uploads: Uploads): Answers<typeof foreignDevices> =>
  typeAnswers(world, uploads, {
    table: 'registeredTypes',
    linkKind: 'foreignDevice',
    isForeign: true,
    what: whatOf.registeredTypes,
  })
