import * as v from 'valibot'
import { CivilDate, DateTime, Guid, Id, orFalse, orUnknown, proposed, sorted, textUpTo } from './base.ts'

export const LibraryKind = {
  LAW: 1,
  ORDINANCE: 2,
  INTERNAL_RULE: 3,
  SAMPLE: 4,
  INSTRUCTION: 5,
  STANDARD: 6,
  OTHER: 7,
} as const
export type LibraryKind = (typeof LibraryKind)[keyof typeof LibraryKind]
export const libraryKindLabels: Record<LibraryKind, string> = {
  1: 'Закон',
  2: 'Наредба',
  3: 'Вътрешно правило',
  4: 'Образец',
  5: 'Инструкция',
  6: 'Стандарт',
  7: 'Друго',
}

/** The names of the roles that may read a folder or document; if empty, all users of the library may. */
const Readers = v.array(v.string())

export const LibraryFolder = proposed(
  v.object({
    id: Id,
    parentId: v.nullable(Id),
    name: textUpTo(100),
    description: textUpTo(500),
    roles: Readers,
    /** The number of documents in the folder itself, without its subfolders; withdrawn documents count too. */
    documentsCount: orUnknown(Id),
  }),
)
export type LibraryFolder = v.InferOutput<typeof LibraryFolder>

/** One file of a document. A new version adds a file, and the former files remain. */
export const LibraryVersion = proposed(
  v.object({
    guid: Guid,
    number: Id,
    fileName: v.string(),
    size: orUnknown(Id),
    note: textUpTo(200),
    uploadedBy: v.string(),
    dateUploaded: orUnknown(DateTime),
  }),
)
export type LibraryVersion = v.InferOutput<typeof LibraryVersion>

export const LibraryDocument = proposed(
  v.object({
    id: Id,
    folderId: Id,
    title: textUpTo(300),
    kindId: orUnknown(Id),
    number: textUpTo(100),
    date: orUnknown(CivilDate),
    validFrom: orUnknown(CivilDate),
    validTo: orUnknown(CivilDate),
    /** Keywords separated by commas. */
    keywords: textUpTo(300),
    description: textUpTo(1000),
    roles: Readers,
    isWithdrawn: orFalse,
    versions: v.array(LibraryVersion),
  }),
)
export type LibraryDocument = v.InferOutput<typeof LibraryDocument>

export const LibraryFilter = proposed(
  v.partial(
    v.object({
      text: v.string(),
      title: v.string(),
      keyword: v.string(),
      folderId: Id,
      kindId: Id,
      ...sorted,
    }),
  ),
)
export type LibraryFilter = v.InferOutput<typeof LibraryFilter>
