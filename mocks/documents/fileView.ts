import type { MockDatabase } from '../engine/mockDatabase.ts'
import { fullNameOf } from '../people/peopleNames.ts'
import { asOf } from '../records/formerRows.ts'
import type { AttachedFileRow } from './documentRows.ts'

export const fileView = (db: MockDatabase, row: AttachedFileRow) => {
  const person = asOf(db, 'persons', row.uploadedByPersonId, row.dateUploaded)
  return {
    guid: row.guid,
    fileName: row.name,
    description: row.description ?? '',
    kindId: row.kindId,
    size: row.size,
    contentType: row.contentType,
    isPublic: row.isPublic,
    uploadedBy: person ? fullNameOf(person) : '',
    dateUploaded: row.dateUploaded,
  }
}
