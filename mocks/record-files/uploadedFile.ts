import { cleanFileName } from '../../src/rules/files/fileRules.ts'
import type { Caller } from '../engine/caller.ts'
import { fileIn } from '../engine/fileOfForm.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import type { Uploads } from '../engine/uploads.ts'

export const uploadedFile = async (db: MockDatabase, uploads: Uploads, caller: Caller, form: FormData) => {
  const file = fileIn(form)
  const description = form.get('description')
  const guid = db.newGuid()
  await uploads.save(guid, file)
  return {
    guid,
    fileName: cleanFileName(file.name),
    size: file.size,
    description: typeof description === 'string' ? description.trim() : '',
    personId: caller.person.id,
    dateUploaded: db.now().toISOString(),
    isStored: true,
  }
}
