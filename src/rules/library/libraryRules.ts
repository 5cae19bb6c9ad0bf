import { type Role, rolesOfKeys } from '../../contract/roles.ts'
import { type LibraryDocument, type LibraryFolder, LibraryKind } from '../../contract/shapes/library.ts'
import { allowedExtensions, extensionOf, fileProblem } from '../files/fileRules.ts'
import { allowed, refused, type Verdict } from '../refusal.ts'
import { childrenIn, isInItself } from '../registers/nested.ts'
import { nameProblem } from '../registers/registerRules.ts'
import { errorsOf, type FieldErrors, required } from '../requiredFields.ts'
import { counted } from '../words/count.ts'
import { foldText } from '../words/foldText.ts'

/** What is wrong with a folder (`id` 0: a new one): a name that is missing or stands there already, or lying in itself. */
export const folderErrors = (
  folder: Pick<LibraryFolder, 'id' | 'parentId' | 'name'>,
  all: readonly Pick<LibraryFolder, 'id' | 'parentId' | 'name'>[],
): FieldErrors<'name' | 'parentId'> =>
  errorsOf({
    name: nameProblem(folder, childrenIn(folder.parentId, all), 'папка на това място'),
    parentId: isInItself(folder, all) ? 'Папката не може да бъде в себе си или в своя подпапка.' : null,
  })

/** Whether a folder may be deleted: only an empty one. Where it is not known what is in it, the backend decides. */
export const mayDeleteFolder = (folder: LibraryFolder, all: readonly LibraryFolder[]): Verdict => {
  const folders = childrenIn(folder.id, all).length
  const documents = folder.documentsCount ?? 0
  if (folders === 0 && documents === 0) return allowed
  const inside = [folders > 0 && counted(folders, ['папка', 'папки']), documents > 0 && counted(documents, 'document')]
  return refused(
    'Папката не може да бъде изтрита.',
    `В нея има ${inside.filter(Boolean).join(' и ')}.`,
    'Преместете съдържанието ѝ в друга папка и опитайте отново.',
  )
}

/** Whether somebody with these roles reads what is for such role keys; no keys mean everybody who opens the library. */
export const isReadableBy = (own: readonly Role[], keys: readonly string[]): boolean =>
  keys.length === 0 || rolesOfKeys(keys).some((role) => own.includes(role))

type Typed = Pick<LibraryDocument, 'title' | 'kindId' | 'validFrom' | 'validTo'> & { folderId: number | null }

/** What is wrong with a document of the library besides its file. */
export const libraryDocumentErrors = ({ title, folderId, kindId, validFrom, validTo }: Typed) =>
  errorsOf<'title' | 'folderId' | 'kindId' | 'validTo'>({
    title: required(title),
    folderId: required(folderId),
    kindId: Object.values<number | null>(LibraryKind).includes(kindId) ? null : required(null),
    validTo:
      validFrom !== null && validTo !== null && validTo < validFrom ? 'Краят не може да е преди началото.' : null,
  })

/** The text of a guide is a file of the library too. */
const guideExtension = 'md'
export const isGuide = (fileName: string): boolean => extensionOf(fileName) === guideExtension
export const libraryFiles = [...allowedExtensions, guideExtension].map((extension) => `.${extension}`).join(',')

/** Why a file may not be added to the library, or null: as with the files of documents, and guides are taken too. */
export const libraryFileProblem = ({ name, size }: { name: string; size: number }, most?: number): string | null =>
  fileProblem({ name: isGuide(name) ? `${name}.txt` : name, size }, most)

/** The keywords of a document one by one. */
export const keywordsOf = (keywords: string): string[] =>
  keywords
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean)

/** Whether a document has this keyword, whatever its case and script. */
export const hasKeyword = (keywords: string, keyword: string): boolean =>
  keywordsOf(keywords).some((one) => foldText(one) === foldText(keyword))
