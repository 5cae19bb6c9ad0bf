import { concatMap, map, of } from 'rxjs'
import { library } from '../../../contract/library.ts'
import type { LibraryFolder } from '../../../contract/shapes/library.ts'
import { childrenIn } from '../../../rules/registers/nested.ts'
import { sameValue } from '../../../screen-kit/merge/fieldMerge.ts'
import { mergedEdit } from '../../../screen-kit/merge/mergedEdit.ts'
import type { Write } from '../../../screen-kit/writes/idempotentWrite.ts'
import { attempt } from '../../../transport/request.ts'
import type { Editing } from './documentWrites.ts'

const folderFields = ['name', 'parentId', 'description', 'roles'] as const satisfies readonly (keyof LibraryFolder)[]

/** Creates a folder (id 0), or writes what I changed in one over what others changed meanwhile. */
export const savedFolder = ({
  was,
  mine,
  onConflict,
}: Editing<LibraryFolder>): Write<LibraryFolder[], LibraryFolder> => {
  const ask = attempt(library.getLibraryFolders, {}, { quiet: true })
  const edit = (intent: string) => (body: LibraryFolder) =>
    attempt(library.editLibraryFolder, { body }, { intent, quiet: true })
  const isMine = (one: LibraryFolder) =>
    (mine.id === 0 || one.id === mine.id) && folderFields.every((field) => sameValue(one[field], mine[field]))
  return {
    about: `library/folder/${mine.id}`,
    content: mine,
    send: (intent) => {
      if (mine.id === 0) return attempt(library.createLibraryFolder, { body: mine }, { intent, quiet: true })
      return ask.pipe(
        concatMap((now) => {
          if (!now.done) return of(now)
          const theirs = now.reply.find(({ id }) => id === mine.id) ?? was
          return mergedEdit(folderFields, { was, theirs, mine }, edit(intent), onConflict)
        }),
      )
    },
    ask,
    find: (folders) => {
      const made = folders.find(isMine)
      return made ? { reply: made } : null
    },
  }
}

/** A folder one place up or down among its neighbours; after a lost answer it was moved when it stands there. */
export const movedFolder = (
  folder: LibraryFolder,
  isUp: boolean,
  folders: readonly LibraryFolder[],
): Write<LibraryFolder[], 'moved'> => {
  const goal = childrenIn(folder.parentId, folders).findIndex(({ id }) => id === folder.id) + (isUp ? -1 : 1)
  return {
    about: `library/folder/place/${folder.id}`,
    content: goal,
    send: (intent) =>
      attempt(library.moveLibraryFolder, { query: { id: folder.id, isUp } }, { intent }).pipe(
        map((outcome) => (outcome.done ? { done: true, reply: 'moved' } : outcome)),
      ),
    ask: attempt(library.getLibraryFolders, {}, { quiet: true }),
    find: (now) => (childrenIn(folder.parentId, now)[goal]?.id === folder.id ? { reply: 'moved' } : null),
  }
}

/** Deletes a folder; after a lost answer it is gone when the list has it no more. */
export const deletedFolder = ({ id }: LibraryFolder): Write<LibraryFolder[], 'deleted'> => ({
  about: `library/folder/deletion/${id}`,
  content: id,
  send: (intent) =>
    attempt(library.deleteLibraryFolder, { query: { id } }, { intent }).pipe(
      map((outcome) => (outcome.done ? { done: true, reply: 'deleted' } : outcome)),
    ),
  ask: attempt(library.getLibraryFolders, {}, { quiet: true }),
  find: (folders) => (folders.some((one) => one.id === id) ? null : { reply: 'deleted' }),
})
