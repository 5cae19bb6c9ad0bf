import type { Device, DeviceCaseFile, DeviceFile, DeviceType, Supplement } from '../../src/contract/shapes/devices.ts'
import { amended, supplemented } from '../../src/rules/devices/effective.ts'
import type { World } from '../engine/world.ts'
import { fullNameAt } from '../people/names.ts'
import type { DeviceFileRow, DeviceRow, DeviceTypeRow, SupplementRow } from './rows.ts'
import { contentView, correspondentOption, deviceView, numberOfType, typeRowOf } from './views.ts'

export const fileView = (world: World, row: DeviceFileRow): DeviceFile => {
  const { deviceGuid: _d, personId, isStored: _s, ...file } = row
  return { ...file, uploadedBy: fullNameAt(world, personId, file.dateUploaded) }
}

const filesOf = (world: World, guid: string): DeviceFile[] =>
  world.deviceFiles.by('deviceGuid', guid).map((row) => fileView(world, row))

const caseFilesOf = (world: World, guid: string): DeviceCaseFile[] =>
  world.caseFileLinks.by('targetGuid', guid).flatMap(({ caseFileGuid }) => {
    const file = world.caseFiles.get(caseFileGuid)
    return file
      ? [{ guid: file.guid, number: file.number ?? '', rootDocumentGuid: file.rootDocumentGuid, subject: file.subject }]
      : []
  })

const supplementView = (world: World, row: SupplementRow): Supplement => ({
  id: row.guid,
  number: row.number,
  isDraft: row.isDraft,
  supplementKindId: row.supplementKindId,
  supplementDate: row.supplementDate,
  supplementDescription: row.supplementDescription,
  changedFields: row.changedFields,
  content: contentView(world, row),
})

const noSupplement = { supplementKindId: null, supplementDate: null, supplementDescription: '', supplementNumber: null }

export const typeRecord = (world: World, row: DeviceTypeRow): DeviceType => ({
  id: row.guid,
  entryNumber: row.entryNumber ?? '',
  entryDate: row.entryDate,
  isDraft: row.isDraft,
  ...contentView(world, row),
  ...noSupplement,
  parentId: null,
  parentNumber: '',
  supplements: world.supplements
    .by('typeGuid', row.guid)
    .toSorted((a, b) => (a.supplementDate ?? '9').localeCompare(b.supplementDate ?? '9') || a.id - b.id)
    .map((one) => supplementView(world, one)),
  cancellation: row.cancellations[0] ?? null,
  files: filesOf(world, row.guid),
  caseFiles: caseFilesOf(world, row.guid),
  history: row.history,
})

export const saysBefore = (world: World, type: DeviceTypeRow, supplement: SupplementRow | undefined) => {
  const earlier = world.supplements
    .by('typeGuid', type.guid)
    .filter(
      ({ guid, number }) => guid !== supplement?.guid && number !== null && number < (supplement?.number ?? number + 1),
    )
    .toSorted((a, b) => (a.number ?? 0) - (b.number ?? 0))
  return {
    content: earlier.reduce((says, one) => supplemented(says, one, contentView(world, one)), contentView(world, type)),
    since: earlier.at(-1)?.supplementDate ?? type.entryDate,
  }
}

export const supplementRecord = (world: World, row: SupplementRow, type: DeviceTypeRow): DeviceType => ({
  id: row.guid,
  entryNumber: row.isDraft ? '' : `${type.entryNumber}, доп. ${row.number}`,
  entryDate: row.isDraft ? null : row.supplementDate,
  isDraft: row.isDraft,
  ...amended(saysBefore(world, type, row).content, row, contentView(world, row)),
  supplementKindId: row.supplementKindId,
  supplementDate: row.supplementDate,
  supplementDescription: row.supplementDescription,
  parentId: type.guid,
  parentNumber: type.entryNumber ?? '',
  supplementNumber: row.number,
  supplements: [],
  cancellation: type.cancellations[0] ?? null,
  files: filesOf(world, row.guid),
  caseFiles: [],
  history: row.history,
})

export const deviceRecord = (world: World, row: DeviceRow): Device => {
  const { guid, id: _i, ownerCorrespondentId, history, ...content } = row
  const type = typeRowOf(world, row.typeId)
  return {
    ...content,
    id: guid,
    owner: correspondentOption(world, ownerCorrespondentId, content.entryDate),
    departmentName: deviceView(world, row).departmentName,
    typeNumber: type ? numberOfType(world, type) : '',
    files: filesOf(world, guid),
    caseFiles: [],
    history,
  }
}
