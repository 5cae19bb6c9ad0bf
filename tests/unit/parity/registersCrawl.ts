import type { MockDatabase } from '../../../mocks/engine/mockDatabase.ts'
import { devices, foreignDevices, measuringDevices } from '../../../src/contract/devices.ts'
import { documents } from '../../../src/contract/documents.ts'
import { library } from '../../../src/contract/library.ts'
import { deviceBodyOf } from '../../../src/features/devices/single/deviceDefinition.ts'
import { mayChangeCorrespondent } from '../../../src/rules/correspondents/maskedNumbers.ts'
import {
  mayCancel,
  mayChangeFiles,
  mayEditType,
  mayManageDevices,
  maySupplement,
} from '../../../src/rules/devices/mayManageDevices.ts'
import { mayDeleteFolder } from '../../../src/rules/library/libraryRules.ts'
import { allOf } from '../../../src/rules/ruleResult.ts'
import { type Actor, canRequest, paperForm, someOfEach, today } from './parityTable.ts'

const cancellation = (id: string): FormData => {
  const form = paperForm()
  for (const [name, value] of Object.entries({
    id,
    basisId: '1',
    orderNumber: 'А-1',
    orderDate: today,
    date: today,
    motives: 'По искане на заявителя.',
  }))
    form.append(name, value)
  return form
}

const crawlTypes = async (actor: Actor, db: MockDatabase, isForeign: boolean): Promise<void> => {
  const calls = isForeign ? foreignDevices : measuringDevices
  const rows = (isForeign ? db.registeredTypes : db.approvedTypes).all()
  for (const { guid } of someOfEach(rows, ({ isDraft, cancellations }) => `${isDraft} ${cancellations.length > 0}`)) {
    const type = await actor.read(calls.byId, { query: { id: guid } })
    if (!type) continue
    const ofRole = mayManageDevices(actor.roles)
    const state = `${type.isDraft ? 'draft' : 'entered'}${type.cancellation ? ', cancelled' : ''}`
    const query = { id: guid }
    await actor.compare(
      { rule: 'mayEditType', action: 'edit', state, ruleResult: allOf(ofRole, mayEditType(type)) },
      calls.update,
      { body: type },
    )
    await actor.compare(
      { rule: 'mayEditType', action: 'delete', state, ruleResult: allOf(ofRole, mayEditType(type)) },
      calls.remove,
      { query },
    )
    await actor.compare(
      { rule: 'mayCancel', action: 'cancel', state, ruleResult: allOf(ofRole, mayCancel(type)) },
      calls.cancel,
      { body: cancellation(guid) },
    )
    await actor.compare(
      { rule: 'mayChangeFiles', action: 'add', state, ruleResult: allOf(ofRole, mayChangeFiles(type)) },
      calls.addFile,
      { query, body: paperForm() },
    )
    await actor.compare(
      { rule: 'maySupplement', action: 'supplement', state, ruleResult: allOf(ofRole, maySupplement(type)) },
      calls.insertAdditional,
      {
        query: { parentId: guid },
        body: {
          ...type,
          id: undefined,
          supplementKindId: 1,
          supplementDate: today,
          supplementDescription: 'Нов обхват',
        },
      },
    )
  }
}

const crawlDevices = async (actor: Actor): Promise<void> => {
  const page = await actor.read(devices.getDevices, { query: { pageNumber: 1, pageSize: 100 }, body: {} })
  for (const { id } of someOfEach(page?.items ?? [], ({ isDraft }) => `${isDraft}`)) {
    const device = await actor.read(devices.getDeviceById, { query: { id: id ?? '' } })
    if (!device) continue
    await actor.compare(
      {
        rule: 'mayManageDevices',
        action: 'edit a device',
        state: device.isDraft ? 'draft' : 'entered',
        ruleResult: mayManageDevices(actor.roles),
      },
      devices.updateDevice,
      { body: deviceBodyOf(device) },
    )
  }
}

const crawlLibrary = async (actor: Actor): Promise<void> => {
  const folders = await actor.read(library.getLibraryFolders, {})
  if (!folders) return
  for (const folder of folders)
    await actor.compare(
      {
        rule: 'mayDeleteFolder',
        action: 'delete',
        state: '',
        ruleResult: allOf(canRequest(library.deleteLibraryFolder, actor), mayDeleteFolder(folder, folders)),
      },
      library.deleteLibraryFolder,
      { query: { id: folder.id } },
    )
}

const crawlCorrespondents = async (actor: Actor, db: MockDatabase): Promise<void> => {
  for (const { id } of someOfEach(
    db.correspondents.all(),
    (row) => `${row.isLegalEntity} ${row.isForeign} ${row.unifiedCitizenshipNumber !== null}`,
  )) {
    const known = await actor.read(documents.getCorrespondentById, { query: { id } })
    if (known)
      await actor.compare(
        {
          rule: 'mayChangeCorrespondent',
          action: 'edit',
          state: known.isLegalEntity ? 'entity' : 'person',
          ruleResult: allOf(
            canRequest(documents.editDocumentCorrespondent, actor),
            mayChangeCorrespondent(known, { roles: actor.roles, hasEntered: false }),
          ),
        },
        documents.editDocumentCorrespondent,
        { body: known },
      )
  }
}

export const crawlRegisters = async (actor: Actor, db: MockDatabase): Promise<void> => {
  await crawlTypes(actor, db, false)
  await crawlTypes(actor, db, true)
  await crawlDevices(actor)
  await crawlLibrary(actor)
  await crawlCorrespondents(actor, db)
}
