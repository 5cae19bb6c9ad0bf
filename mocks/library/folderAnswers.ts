import type { library } from '../../src/contract/library.ts'
import type { LibraryFolder } from '../../src/contract/shapes/library.ts'
import { folderErrors, mayDeleteFolder } from '../../src/rules/library/libraryRules.ts'
import { childrenIn } from '../../src/rules/registers/nested.ts'
import type { Answers } from '../engine/answer.ts'
import type { Caller } from '../engine/caller.ts'
import { found, insistFields, insistWhole, movedMeanwhile } from '../engine/refused.ts'
import type { World } from '../engine/world.ts'
import { logAction } from '../journal/logAction.ts'
import { folderView, mayReadFolder } from './libraryViews.ts'
import type { LibraryFolderRow } from './rows.ts'

type Answered =
  | 'getLibraryFolders'
  | 'createLibraryFolder'
  | 'editLibraryFolder'
  | 'moveLibraryFolder'
  | 'deleteLibraryFolder'

/**
 * The folders of the library. Refuses a duplicate name in one folder, a folder inside itself, and the deletion of a
 * folder with content.
 */
export const libraryFolderAnswers = (world: World): Pick<Answers<typeof library>, Answered> => {
  const inOrder = () => world.libraryFolders.all().toSorted((a, b) => a.order - b.order)
  const all = () => inOrder().map((row) => folderView(world, row))
  const log = (caller: Caller, action: string, { id, name }: LibraryFolderRow) =>
    logAction(world, caller, { action, objectKind: 'Папка в библиотеката', objectId: String(id), description: name })
  const save = (caller: Caller, given: LibraryFolder, before: LibraryFolderRow | undefined): LibraryFolder => {
    const { name, parentId, description, roles } = given
    const id = before?.id ?? 0
    const errors = folderErrors({ id, name, parentId }, all())
    if (parentId !== null && !world.libraryFolders.get(parentId)) errors.parentId = 'Тази папка вече не съществува.'
    insistFields(errors)
    return world.inOneStep(() => {
      const last = Math.max(-1, ...world.libraryFolders.all().map(({ order }) => order))
      const order = before && before.parentId === parentId ? before.order : last + 1
      const own = { id: id || world.nextId('libraryFolders'), parentId, name: name.trim(), description, roles, order }
      world.put('libraryFolders', own)
      log(caller, before ? 'Промяна' : 'Създаване', own)
      return folderView(world, own)
    })
  }
  return {
    getLibraryFolders: ({ caller }) =>
      inOrder()
        .filter(({ id }) => mayReadFolder(world, caller, id))
        .map((row) => folderView(world, row)),
    createLibraryFolder: ({ caller, body }) => save(caller, body, undefined),
    editLibraryFolder: ({ caller, body }) => save(caller, body, found(world.libraryFolders.get(body.id), 'Папката')),
    moveLibraryFolder: ({ caller, query }) => {
      const row = found(world.libraryFolders.get(query.id), 'Папката')
      const beside = childrenIn(row.parentId, inOrder())
      const other = beside[beside.indexOf(row) + (query.isUp ? -1 : 1)]
      if (!other) return movedMeanwhile(`Папката вече е ${query.isUp ? 'първа' : 'последна'} на мястото си.`)
      world.inOneStep(() => {
        world.put('libraryFolders', { ...row, order: other.order })
        world.put('libraryFolders', { ...other, order: row.order })
        log(caller, 'Преместване', row)
      })
      return null
    },
    deleteLibraryFolder: ({ caller, query }) => {
      const row = found(world.libraryFolders.get(query.id), 'Папката')
      const verdict = mayDeleteFolder(folderView(world, row), all())
      insistWhole(verdict)
      world.inOneStep(() => {
        world.remove('libraryFolders', row.id)
        log(caller, 'Изтриване', row)
      })
      return null
    },
  }
}
