import type { RecordFile } from '../../src/contract/records.ts'
import { assertFound } from '../engine/assertions.ts'
import type { Caller } from '../engine/caller.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import type { Uploads } from '../engine/uploads.ts'
import { fullNameAt } from '../people/peopleNames.ts'
import type { RecordFileRow } from './recordFileRows.ts'
import { uploadedFile } from './uploadedFile.ts'

const fileView = (db: MockDatabase, row: RecordFileRow): RecordFile => {
  const { guid, fileName, size, description, dateUploaded } = row
  return { guid, fileName, size, description, dateUploaded, uploadedBy: fullNameAt(db, row.personId, dateUploaded) }
}

type Owner = {
  register: string
  assertExists: (id: number) => void
  assertCanChange?: (id: number, caller: Caller) => void
  made?: (file: RecordFileRow) => Promise<Blob>
}

export const recordFileHandlers = (db: MockDatabase, uploads: Uploads, owner: Owner) => {
  const { register, assertExists, assertCanChange } = owner
  const ownerOf = (id: number): string => `${register}/${id}`
  const idOf = (row: RecordFileRow): number => Number(row.owner.slice(register.length + 1))
  const own = (guid: string): RecordFileRow => {
    const row = db.recordFiles.get(guid)
    return assertFound(row?.owner.startsWith(`${register}/`) ? row : null, 'Файлът')
  }
  type Call<P> = P & { caller: Caller }
  return {
    getFiles: ({ query }: { query: { id: number } }): RecordFile[] => {
      assertExists(query.id)
      return db.recordFiles.by('owner', ownerOf(query.id)).map((row) => fileView(db, row))
    },
    addFile: async ({ caller, query, body }: Call<{ query: { id: number }; body: FormData }>): Promise<RecordFile> => {
      assertExists(query.id)
      assertCanChange?.(query.id, caller)
      const row: RecordFileRow = { ...(await uploadedFile(db, uploads, caller, body)), owner: ownerOf(query.id) }
      db.put('recordFiles', row)
      return fileView(db, row)
    },
    downloadFile: async ({ query }: { query: { guid: string } }) => {
      const row = own(query.guid)
      const bytes = row.isStored ? await uploads.load(row.guid) : await owner.made?.(row)
      return { bytes: assertFound(bytes, 'Файлът'), name: row.fileName }
    },
    deleteFile: ({ caller, query }: Call<{ query: { guid: string } }>): null => {
      const row = own(query.guid)
      assertCanChange?.(idOf(row), caller)
      db.remove('recordFiles', row.guid)
      return null
    },
  }
}
