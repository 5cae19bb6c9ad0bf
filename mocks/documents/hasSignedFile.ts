import type { MockDatabase } from '../engine/mockDatabase.ts'
import { isSignedFile } from '../seed/sampleSize.ts'
import type { DocumentRow } from './documentRows.ts'

/** Used by the list's mark and by its filter. */
export const hasSignedFile = (db: MockDatabase, { guid, files }: DocumentRow): boolean =>
  files !== 0 && db.attachedFiles.by('documentGuid', guid).some(({ name }) => isSignedFile(name))
