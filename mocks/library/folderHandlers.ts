import type { library } from '../../src/contract/library.ts'
import type { LibraryFolder } from '../../src/contract/shapes/library.ts'
import { folderErrors, mayDeleteFolder } from '../../src/rules/library/libraryRules.ts'
import { childrenIn } from '../../src/rules/registers/nestRecords.ts'
import { assertFields, assertFound, assertWhole, refuseOutdated } from '../engine/assertions.ts'
import type { Caller } from '../engine/caller.ts'
import type { Handlers } from '../engine/handler.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import { logAction } from '../journal/logAction.ts'
import type { LibraryFolderRow } from './libraryRows.ts'
import { folderView, mayReadFolder } from './libraryViews.ts'

type HandledCalls =
  | 'getLibraryFolders'
  | 'createLibraryFolder'
  | 'editLibraryFolder'
  | 'moveLibraryFolder'
  | 'deleteLibraryFolder'

export const libraryFolderHandlers = (db: MockDatabase): Pick<Handlers<typeof library>, HandledCalls> => {
  const inOrder = () => db.libraryFolders.all().toSorted((a, b) => a.order - b.order)
  const all = () => inOrder().map((row) => folderView(db, row))
  const log = (caller: Caller, action: string, { id, name }: LibraryFolderRow) =>
    logAction(db, caller, { action, objectKind: 'Папка в библиотеката', objectId: String(id), description: name })
  const save = (caller: Caller, given: LibraryFolder, before: LibraryFolderRow | undefined): LibraryFolder => {
    const { name, parentId, description, roles } = given
    const id = before?.id ?? 0
    const errors = folderErrors({ id, name, parentId }, all())
    if (parentId !== null && !db.libraryFolders.get(parentId)) errors.parentId = 'Тази папка вече не съществува.'
    assertFields(errors)
    return db.inOneStep(() => {
      const last = Math.max(-1, ...db.libraryFolders.all().map(({ order }) => order))
      const order = before && before.parentId === parentId ? before.order : last + 1
      const own = { id: id || db.nextId('libraryFolders'), parentId, name: name.trim(), description, roles, order }
      db.put('libraryFolders', own)
      log(caller, before ? 'Промяна' : 'Създаване', own)
      return folderView(db, own)
    })
  }
  return {
    getLibraryFolders: ({ caller }) =>
      inOrder()
        .filter(({ id }) => mayReadFolder(db, caller, id))
        .map((row) => folderView(db, row)),
    createLibraryFolder: ({ caller, body }) => save(caller, body, undefined),
    editLibraryFolder: ({ caller, body }) => save(caller, body, assertFound(db.libraryFolders.get(body.id), 'Папката')),
    moveLibraryFolder: ({ caller, query }) => {
      const row = assertFound(db.libraryFolders.get(query.id), 'Папката')
      const siblings = childrenIn(row.parentId, inOrder())
      const other = siblings[siblings.indexOf(row) + (query.isUp ? -1 : 1)]
      if (!other) return refuseOutdated(`Папката вече е ${query.isUp ? 'първа' : 'последна'} на мястото си.`)
      db.inOneStep(() => {
        db.put('libraryFolders', { ...row, order: other.order })
        db.put('libraryFolders', { ...other, order: row.order })
        log(caller, 'Преместване', row)
      })
      return null
    },
    deleteLibraryFolder: ({ caller, query }) => {
      const row = assertFound(db.libraryFolders.get(query.id), 'Папката')
      const ruleResult = mayDeleteFolder(folderView(db, row), all())
      assertWhole(ruleResult)
      db.inOneStep(() => {
        db.remove('libraryFolders', row.id)
        log(caller, 'Изтриване', row)
      })
      return null
    },
  }
}
