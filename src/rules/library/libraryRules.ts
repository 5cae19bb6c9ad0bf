import { type Role, rolesOfKeys } from '../../contract/roles.ts'
import { type LibraryDocument, type LibraryFolder, LibraryKind } from '../../contract/shapes/library.ts'
import { allowedExtensions, extensionOf, fileProblem } from '../files/fileRules.ts'
import { childrenIn, isInItself } from '../registers/nestRecords.ts'
import { nameProblem } from '../registers/registerRules.ts'
import { errorsOf, type FieldErrors, required } from '../requiredFields.ts'
import { allowed, type RuleResult, refused } from '../ruleResult.ts'
import { foldText } from '../words/foldText.ts'
import { pluralise } from '../words/pluralise.ts'

export const folderErrors = (
  folder: Pick<LibraryFolder, 'id' | 'parentId' | 'name'>,
  all: readonly Pick<LibraryFolder, 'id' | 'parentId' | 'name'>[],
): FieldErrors<'name' | 'parentId'> =>
  errorsOf({
    name: nameProblem(folder, childrenIn(folder.parentId, all), 'папка на това място'),
    parentId: isInItself(folder, all) ? 'Папката не може да бъде в себе си или в своя подпапка.' : null,
  })

export const mayDeleteFolder = (folder: LibraryFolder, all: readonly LibraryFolder[]): RuleResult => {
  const folders = childrenIn(folder.id, all).length
  const documents = folder.documentsCount ?? 0
  if (folders === 0 && documents === 0) return allowed
  const inside = [
    folders > 0 && pluralise(folders, ['папка', 'папки']),
    documents > 0 && pluralise(documents, 'document'),
  ]
  return refused(
    'Папката не може да бъде изтрита.',
    `В нея има ${inside.filter(Boolean).join(' и ')}.`,
    'Преместете съдържанието ѝ в друга папка и опитайте отново.',
  )
}

/**
 * True if a user with these roles may read a document restricted to `keys`. A document without keys can be read by all
 * users of the library.
 */
export const isReadableBy = (own: readonly Role[], keys: readonly string[]): boolean =>
  keys.length === 0 || rolesOfKeys(keys).some((role) => own.includes(role))

type Typed = Pick<LibraryDocument, 'title' | 'kindId' | 'validFrom' | 'validTo'> & { folderId: number | null }

export const libraryDocumentErrors = ({ title, folderId, kindId, validFrom, validTo }: Typed) =>
  errorsOf<'title' | 'folderId' | 'kindId' | 'validTo'>({
    title: required(title),
    folderId: required(folderId),
    kindId: Object.values<number | null>(LibraryKind).includes(kindId) ? null : required(null),
    validTo:
      validFrom !== null && validTo !== null && validTo < validFrom ? 'Краят не може да е преди началото.' : null,
  })

const guideExtension = 'md'
export const isGuide = (fileName: string): boolean => extensionOf(fileName) === guideExtension
export const libraryFiles = [...allowedExtensions, guideExtension].map((extension) => `.${extension}`).join(',')

export const libraryFileProblem = ({ name, size }: { name: string; size: number }, most?: number): string | null =>
  fileProblem({ name: isGuide(name) ? `${name}.txt` : name, size }, most)

export const keywordsOf = (keywords: string): string[] =>
  keywords
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean)

export const hasKeyword = (keywords: string, keyword: string): boolean =>
  keywordsOf(keywords).some((one) => foldText(one) === foldText(keyword))
