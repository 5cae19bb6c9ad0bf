import * as v from 'valibot'
import type { library } from '../../src/contract/library.ts'
import { LibraryDocument } from '../../src/contract/shapes/library.ts'
import { cleanFileName } from '../../src/rules/files/fileRules.ts'
import { sentErrors } from '../../src/rules/inputBounds.ts'
import { libraryDocumentErrors, libraryFileProblem } from '../../src/rules/library/libraryRules.ts'
import { assertFields, assertFound, refuseMalformed } from '../engine/assertions.ts'
import type { Caller } from '../engine/caller.ts'
import { fileIn } from '../engine/fileOfForm.ts'
import type { Handlers } from '../engine/handler.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import type { Uploads } from '../engine/uploads.ts'
import { logAction } from '../journal/logAction.ts'
import { findDocuments } from './findDocuments.ts'
import { libraryFolderHandlers } from './folderHandlers.ts'
import { contentOf, guidePicture } from './libraryFiles.ts'
import type { LibraryDocumentRow, LibraryVersionRow } from './libraryRows.ts'
import { documentView, readableDocument } from './libraryViews.ts'

const documentIn = (form: FormData): LibraryDocument => {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), LibraryDocument), form.get('document'))
  return read.success ? read.output : refuseMalformed('Данните на документа не се разчитат.')
}

const rowOf = (db: MockDatabase, given: LibraryDocument, id: number): LibraryDocumentRow => {
  const { versions, ...row } = given
  const errors = { ...sentErrors(LibraryDocument, row), ...libraryDocumentErrors(row) }
  if (!db.libraryFolders.get(row.folderId)) errors.folderId = 'Тази папка вече не съществува.'
  assertFields(errors)
  return { ...row, id, title: row.title.trim(), kindId: row.kindId ?? 0 }
}

export const libraryHandlers = (db: MockDatabase, uploads: Uploads): Handlers<typeof library> => {
  const log = (caller: Caller, action: string, { id, title }: LibraryDocumentRow, newValue: string | null = null) =>
    logAction(db, caller, {
      action,
      objectKind: 'Документ в библиотеката',
      objectId: String(id),
      description: title,
      newValue,
    })
  const put = (caller: Caller, action: string, row: LibraryDocumentRow, newValue?: string): LibraryDocument => {
    db.put('libraryDocuments', row)
    log(caller, action, row, newValue)
    return documentView(db, row)
  }
  const addVersion = (caller: Caller, documentId: number, file: File, note: string): LibraryVersionRow => {
    const last = db.libraryVersions.by('documentId', documentId).at(-1)
    const row: LibraryVersionRow = {
      id: db.nextId('libraryVersions'),
      guid: db.newGuid(),
      documentId,
      number: (last?.number ?? 0) + 1,
      fileName: cleanFileName(file.name),
      size: file.size,
      note,
      personId: caller.person.id,
      dateUploaded: db.now().toISOString(),
      content: 'stored',
    }
    db.put('libraryVersions', row)
    return row
  }
  const versionOf = (caller: Caller, guid: string): LibraryVersionRow => {
    const row = assertFound(db.libraryVersions.by('guid', guid)[0], 'Файлът')
    readableDocument(db, caller, row.documentId)
    return row
  }
  return {
    ...libraryFolderHandlers(db),
    getLibraryDocuments: ({ caller, query, body }) => {
      const rows = findDocuments(db, caller, body)
      const page = rows.slice(query.skip, query.skip + query.take)
      return { items: page.map((row) => documentView(db, row)), totalCount: rows.length }
    },
    getLibraryDocument: ({ caller, query }) => documentView(db, readableDocument(db, caller, query.id)),
    createLibraryDocument: async ({ caller, body }) => {
      const file = fileIn(body, libraryFileProblem)
      const row = rowOf(db, documentIn(body), db.nextId('libraryDocuments'))
      const version = db.inOneStep(() => {
        put(caller, 'Създаване', row)
        return addVersion(caller, row.id, file, '')
      })
      await uploads.save(version.guid, file)
      return documentView(db, row)
    },
    editLibraryDocument: ({ caller, body }) => {
      const before = assertFound(db.libraryDocuments.get(body.id), 'Документът')
      return db.inOneStep(() =>
        put(caller, 'Промяна', { ...rowOf(db, body, before.id), isWithdrawn: before.isWithdrawn }),
      )
    },
    addLibraryVersion: async ({ caller, query, body }) => {
      const row = assertFound(db.libraryDocuments.get(query.id), 'Документът')
      const file = fileIn(body, libraryFileProblem)
      const note = body.get('note')
      const version = db.inOneStep(() => {
        const added = addVersion(caller, row.id, file, typeof note === 'string' ? note.trim() : '')
        log(caller, 'Нова версия', row, `Версия ${added.number}: ${added.fileName}`)
        return added
      })
      await uploads.save(version.guid, file)
      return documentView(db, row)
    },
    setLibraryDocumentIsWithdrawn: ({ caller, query }) => {
      const row = assertFound(db.libraryDocuments.get(query.id), 'Документът')
      const action = query.isWithdrawn ? 'Оттегляне' : 'Връщане в библиотеката'
      return db.inOneStep(() => put(caller, action, { ...row, isWithdrawn: query.isWithdrawn }))
    },
    downloadLibraryFile: async ({ caller, query }) => {
      const row = versionOf(caller, query.guid)
      return { bytes: await contentOf(db, uploads, row), name: row.fileName }
    },
    downloadLibraryPicture: async ({ caller, query }) => {
      versionOf(caller, query.guid)
      return { bytes: await guidePicture(query.name), name: query.name }
    },
  }
}
