import { library } from '../../../contract/library.ts'
import type { LibraryFolder } from '../../../contract/shapes/library.ts'
import { childrenIn } from '../../../rules/registers/nestRecords.ts'
import { fieldsOf } from '../../../screen-kit/saving/fieldMerge.ts'
import type { Mutation } from '../../../screen-kit/saving/idempotentMutation.ts'
import { mergedMutation, type Saving } from '../../../screen-kit/saving/mergedMutation.ts'
import { attempt, mapReply } from '../../../transport/request.ts'

const foldersNow = () => attempt(library.getLibraryFolders, {}, { quiet: true })

export const savedFolder = (saving: Saving<LibraryFolder>) =>
  mergedMutation<LibraryFolder, LibraryFolder>({
    ...saving,
    about: `library/folder/${saving.mine.id}`,
    key: 'id',
    fields: fieldsOf(saving.mine, ['id', 'documentsCount']),
    now: foldersNow,
    create: (body, idempotencyKey) => attempt(library.createLibraryFolder, { body }, { idempotencyKey, quiet: true }),
    edit: (body, idempotencyKey) => attempt(library.editLibraryFolder, { body }, { idempotencyKey, quiet: true }),
  })

export const movedFolder = (
  folder: LibraryFolder,
  isUp: boolean,
  folders: readonly LibraryFolder[],
): Mutation<LibraryFolder[], 'moved'> => {
  const goal = childrenIn(folder.parentId, folders).findIndex(({ id }) => id === folder.id) + (isUp ? -1 : 1)
  return {
    about: `library/folder/place/${folder.id}`,
    content: goal,
    send: async (idempotencyKey) =>
      mapReply(
        await attempt(library.moveLibraryFolder, { query: { id: folder.id, isUp } }, { idempotencyKey }),
        () => 'moved',
      ),
    readCurrent: foldersNow,
    find: (now) => (childrenIn(folder.parentId, now)[goal]?.id === folder.id ? { reply: 'moved' } : null),
  }
}

export const deletedFolder = ({ id }: LibraryFolder): Mutation<LibraryFolder[], 'deleted'> => ({
  about: `library/folder/deletion/${id}`,
  content: id,
  send: async (idempotencyKey) =>
    mapReply(await attempt(library.deleteLibraryFolder, { query: { id } }, { idempotencyKey }), () => 'deleted'),
  readCurrent: foldersNow,
  find: (folders) => (folders.some((one) => one.id === id) ? null : { reply: 'deleted' }),
})
