import type { MockDatabase } from '../engine/mockDatabase.ts'
import { isSignedFile } from '../seed/sampleSize.ts'
import type { DocumentRow } from './documentRows.ts'

/**
 * True if a document has a signed file. The mark in the list and the filter of the list both call this function, so
 * they agree.
 */
export const hasSignedFile = (db: MockDatabase, { guid, files }: DocumentRow): boolean =>
  files !== 0 && db.attachedFiles.by('documentGuid', guid).some(({ name }) => isSignedFile(name))
