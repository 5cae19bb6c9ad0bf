import { filter, firstValueFrom, map, type Observable, tap } from 'rxjs'
import { library } from '../../../contract/library.ts'
import type { LibraryDocument } from '../../../contract/shapes/library.ts'
import { duplicatesWarning, ExistingIds } from '../../../screen-kit/saving/existingIds.ts'
import { fetchMany } from '../../../screen-kit/saving/fetchMany.ts'
import { fieldsOf, sameValue } from '../../../screen-kit/saving/fieldMerge.ts'
import type { Mutation } from '../../../screen-kit/saving/idempotentMutation.ts'
import { mergedMutation, type Saving } from '../../../screen-kit/saving/mergedMutation.ts'
import { attempt, mapReply, type Outcome, type Uploading } from '../../../transport/request.ts'
import { upload } from '../../../transport/upload.ts'

type Page = { items: LibraryDocument[] }
type OnShare = (share: number) => void

const endOfUpload = <R>(uploading: Observable<Uploading<R>>, onShare: OnShare): Promise<Outcome<R>> =>
  firstValueFrom(
    uploading.pipe(
      tap((one) => one.kind === 'progress' && onShare(one.share)),
      filter((one) => one.kind === 'end'),
      map(({ outcome }) => outcome),
    ),
  )

const idOf = ({ id }: LibraryDocument): string => String(id)
const referenceOf = ({ id, title }: LibraryDocument) => ({ id, title })
const fileFacts = ({ name, size, lastModified }: File) => ({ name, size, lastModified })
const hasFile = (document: LibraryDocument, { name, size }: File): boolean =>
  document.versions[0]?.fileName === name && document.versions[0].size === size

const documentNow = (id: number) => attempt(library.getLibraryDocument, { query: { id } }, { quiet: true })

/**
 * Returns the mutation that adds a document to the library. After a lost response the document is searched for in its
 * folder by its title and file.
 */
export const newDocument = (mine: LibraryDocument, file: File, onShare: OnShare): Mutation<Page, LibraryDocument> => {
  const { title, folderId } = mine
  const body = new FormData()
  body.append('document', JSON.stringify(mine))
  body.append('file', file, file.name)
  const before = new ExistingIds()
  const readCurrent = () =>
    attempt(library.getLibraryDocuments, { query: { skip: 0, take: 100 }, body: { title, folderId } }, { quiet: true })
  const idsNow = async () => mapReply(await readCurrent(), ({ items }) => items.map(idOf))
  const equalIn = (items: readonly LibraryDocument[]) =>
    items.filter((one) => sameValue(one.title, title) && hasFile(one, file))
  return {
    about: 'library/new',
    content: { document: mine, file: fileFacts(file) },
    send: (idempotencyKey) =>
      before.send(idsNow, () =>
        endOfUpload(upload(library.createLibraryDocument, { body }, { idempotencyKey, quiet: true }), onShare),
      ),
    readCurrent,
    find: ({ items }) => before.foundOf(equalIn(items), idOf),
    duplicates: ({ items }) =>
      duplicatesWarning(
        before.duplicatesOf(equalIn(items), idOf),
        'Документът е добавен в библиотеката',
        'Оттеглете излишния.',
      ),
  }
}

export const newVersion = (
  document: LibraryDocument,
  { file, note }: { file: File; note: string },
  onShare: OnShare,
): Mutation<LibraryDocument, LibraryDocument> => {
  const { id, versions } = document
  const body = new FormData()
  body.append('note', note)
  body.append('file', file, file.name)
  return {
    about: `library/version/${id}`,
    content: { ...referenceOf(document), note, file: fileFacts(file) },
    send: (idempotencyKey) =>
      endOfUpload(upload(library.addLibraryVersion, { query: { id }, body }, { idempotencyKey, quiet: true }), onShare),
    readCurrent: () => documentNow(id),
    find: (now) => (now.versions.length > versions.length && hasFile(now, file) ? { reply: now } : null),
  }
}

export const changedDocument = (saving: Saving<LibraryDocument>) =>
  mergedMutation<LibraryDocument, LibraryDocument>({
    ...saving,
    about: `library/${saving.mine.id}`,
    key: 'id',
    fields: fieldsOf(saving.mine, ['id', 'isWithdrawn', 'versions']),
    now: ({ id }) => fetchMany([id], documentNow),
    edit: (body, idempotencyKey) => attempt(library.editLibraryDocument, { body }, { idempotencyKey, quiet: true }),
  })

export const changedWithdrawal = (
  { id }: LibraryDocument,
  isWithdrawn: boolean,
): Mutation<LibraryDocument, LibraryDocument> => ({
  about: `library/withdrawal/${id}`,
  content: isWithdrawn,
  send: (idempotencyKey) =>
    attempt(library.setLibraryDocumentIsWithdrawn, { query: { id, isWithdrawn } }, { idempotencyKey }),
  readCurrent: () => documentNow(id),
  find: (now) => (now.isWithdrawn === isWithdrawn ? { reply: now } : null),
})
