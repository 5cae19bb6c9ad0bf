import type { Device, DeviceCaseFile, DeviceFile, DeviceType, Supplement } from '../../src/contract/shapes/devices.ts'
import { applyChangedFields, applySupplement } from '../../src/rules/devices/typeAsOfDate.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import { fullNameAt } from '../people/peopleNames.ts'
import type { DeviceFileRow, DeviceRow, DeviceTypeRow, SupplementRow } from './deviceRows.ts'
import { contentView, correspondentOption, deviceView, numberOfType, typeRowOf } from './deviceViews.ts'

export const fileView = (db: MockDatabase, row: DeviceFileRow): DeviceFile => {
  const { deviceGuid: _d, personId, isStored: _s, ...file } = row
  return { ...file, uploadedBy: fullNameAt(db, personId, file.dateUploaded) }
}

const filesOf = (db: MockDatabase, guid: string): DeviceFile[] =>
  db.deviceFiles.by('deviceGuid', guid).map((row) => fileView(db, row))

const caseFilesOf = (db: MockDatabase, guid: string): DeviceCaseFile[] =>
  db.caseFileLinks.by('targetGuid', guid).flatMap(({ caseFileGuid }) => {
    const file = db.caseFiles.get(caseFileGuid)
    return file
      ? [{ guid: file.guid, number: file.number ?? '', rootDocumentGuid: file.rootDocumentGuid, subject: file.subject }]
      : []
  })

const supplementView = (db: MockDatabase, row: SupplementRow): Supplement => ({
  id: row.guid,
  number: row.number,
  isDraft: row.isDraft,
  supplementKindId: row.supplementKindId,
  supplementDate: row.supplementDate,
  supplementDescription: row.supplementDescription,
  changedFields: row.changedFields,
  content: contentView(db, row),
})

const noSupplement = { supplementKindId: null, supplementDate: null, supplementDescription: '', supplementNumber: null }

export const typeRecord = (db: MockDatabase, row: DeviceTypeRow): DeviceType => ({
  id: row.guid,
  entryNumber: row.entryNumber ?? '',
  entryDate: row.entryDate,
  isDraft: row.isDraft,
  ...contentView(db, row),
  ...noSupplement,
  parentId: null,
  parentNumber: '',
  supplements: db.supplements
    .by('typeGuid', row.guid)
    .toSorted((a, b) => (a.supplementDate ?? '9').localeCompare(b.supplementDate ?? '9') || a.id - b.id)
    .map((one) => supplementView(db, one)),
  cancellation: row.cancellations[0] ?? null,
  files: filesOf(db, row.guid),
  caseFiles: caseFilesOf(db, row.guid),
  history: row.history,
})

export const saysBefore = (db: MockDatabase, type: DeviceTypeRow, supplement: SupplementRow | undefined) => {
  const earlier = db.supplements
    .by('typeGuid', type.guid)
    .filter(
      ({ guid, number }) => guid !== supplement?.guid && number !== null && number < (supplement?.number ?? number + 1),
    )
    .toSorted((a, b) => (a.number ?? 0) - (b.number ?? 0))
  return {
    content: earlier.reduce((says, one) => applySupplement(says, one, contentView(db, one)), contentView(db, type)),
    since: earlier.at(-1)?.supplementDate ?? type.entryDate,
  }
}

export const supplementRecord = (db: MockDatabase, row: SupplementRow, type: DeviceTypeRow): DeviceType => ({
  id: row.guid,
  entryNumber: row.isDraft ? '' : `${type.entryNumber}, доп. ${row.number}`,
  entryDate: row.isDraft ? null : row.supplementDate,
  isDraft: row.isDraft,
  ...applyChangedFields(saysBefore(db, type, row).content, row, contentView(db, row)),
  supplementKindId: row.supplementKindId,
  supplementDate: row.supplementDate,
  supplementDescription: row.supplementDescription,
  parentId: type.guid,
  parentNumber: type.entryNumber ?? '',
  supplementNumber: row.number,
  supplements: [],
  cancellation: type.cancellations[0] ?? null,
  files: filesOf(db, row.guid),
  caseFiles: [],
  history: row.history,
})

export const deviceRecord = (db: MockDatabase, row: DeviceRow): Device => {
  const { guid, id: _i, ownerCorrespondentId, history, ...content } = row
  const type = typeRowOf(db, row.typeId)
  return {
    ...content,
    id: guid,
    owner: correspondentOption(db, ownerCorrespondentId, content.entryDate),
    departmentName: deviceView(db, row).departmentName,
    typeNumber: type ? numberOfType(db, type) : '',
    files: filesOf(db, guid),
    caseFiles: [],
    history,
  }
}
