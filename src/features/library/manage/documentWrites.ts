import { concatMap, filter, map, type Observable, of, tap } from 'rxjs'
import { library } from '../../../contract/library.ts'
import type { LibraryDocument } from '../../../contract/shapes/library.ts'
import { sameValue } from '../../../screen-kit/merge/fieldMerge.ts'
import { mergedEdit } from '../../../screen-kit/merge/mergedEdit.ts'
import type { Write } from '../../../screen-kit/writes/idempotentWrite.ts'
import { attempt, type Outcome, type Uploading, upload } from '../../../transport/request.ts'

type Page = { items: LibraryDocument[] }
/** Told how much of a file is on its way, from 0 to 1. */
type OnShare = (share: number) => void
/** The record as the form was opened with it, as it is now in the form, and what happens when others changed the same. */
export type Editing<R> = { was: R; mine: R; onConflict: (theirs: R) => void }

const ended = <R>(uploading: Observable<Uploading<R>>, onShare: OnShare): Observable<Outcome<R>> =>
  uploading.pipe(
    tap((one) => one.kind === 'progress' && onShare(one.share)),
    filter((one) => one.kind === 'end'),
    map(({ outcome }) => outcome),
  )

const known = ({ id, title }: LibraryDocument) => ({ id, title })
const fileFacts = ({ name, size, lastModified }: File) => ({ name, size, lastModified })
const hasFile = (document: LibraryDocument, { name, size }: File): boolean =>
  document.versions[0]?.fileName === name && document.versions[0].size === size

/** A new document with its file. After a lost answer it is there when its folder holds its title with this very file. */
export const newDocument = (document: LibraryDocument, file: File, onShare: OnShare): Write<Page, LibraryDocument> => {
  const { title, folderId } = document
  const body = new FormData()
  body.append('document', JSON.stringify(document))
  body.append('file', file, file.name)
  return {
    about: 'library/new',
    content: { document, file: fileFacts(file) },
    send: (intent) => ended(upload(library.createLibraryDocument, { body }, { intent, quiet: true }), onShare),
    ask: attempt(
      library.getLibraryDocuments,
      { query: { skip: 0, take: 100 }, body: { title, folderId } },
      { quiet: true },
    ),
    find: ({ items }) => {
      const made = items.find((one) => one.title === title && hasFile(one, file))
      return made ? { reply: made } : null
    },
  }
}

/** Another version of a document; it is there when the newest version is this very file. */
export const newVersion = (
  document: LibraryDocument,
  { file, note }: { file: File; note: string },
  onShare: OnShare,
): Write<LibraryDocument, LibraryDocument> => {
  const { id, versions } = document
  const body = new FormData()
  body.append('note', note)
  body.append('file', file, file.name)
  return {
    about: `library/version/${id}`,
    content: { ...known(document), note, file: fileFacts(file) },
    send: (intent) =>
      ended(upload(library.addLibraryVersion, { query: { id }, body }, { intent, quiet: true }), onShare),
    ask: attempt(library.getLibraryDocument, { query: { id } }, { quiet: true }),
    find: (now) => (now.versions.length > versions.length && hasFile(now, file) ? { reply: now } : null),
  }
}

const documentFields = [
  'title',
  'folderId',
  'kindId',
  'number',
  'date',
  'validFrom',
  'validTo',
  'keywords',
  'description',
  'roles',
] as const satisfies readonly (keyof LibraryDocument)[]

/** What I changed in a document, over what others changed meanwhile. */
export const changedDocument = ({
  was,
  mine,
  onConflict,
}: Editing<LibraryDocument>): Write<LibraryDocument, LibraryDocument> => {
  const ask = attempt(library.getLibraryDocument, { query: { id: mine.id } }, { quiet: true })
  const edit = (intent: string) => (body: LibraryDocument) =>
    attempt(library.editLibraryDocument, { body }, { intent, quiet: true })
  return {
    about: `library/${mine.id}`,
    content: mine,
    send: (intent) =>
      ask.pipe(
        concatMap((now) =>
          now.done ? mergedEdit(documentFields, { was, theirs: now.reply, mine }, edit(intent), onConflict) : of(now),
        ),
      ),
    ask,
    find: (now) => (documentFields.every((field) => sameValue(now[field], mine[field])) ? { reply: now } : null),
  }
}

/** Takes a document from its readers, or gives it back to them. */
export const withdrawal = ({ id }: LibraryDocument, isWithdrawn: boolean): Write<LibraryDocument, LibraryDocument> => ({
  about: `library/withdrawal/${id}`,
  content: isWithdrawn,
  send: (intent) => attempt(library.setLibraryDocumentIsWithdrawn, { query: { id, isWithdrawn } }, { intent }),
  ask: attempt(library.getLibraryDocument, { query: { id } }, { quiet: true }),
  find: (now) => (now.isWithdrawn === isWithdrawn ? { reply: now } : null),
})
