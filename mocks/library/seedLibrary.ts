import { guides } from '../../fixtures/guides/guides.ts'
import { type LibraryPaper, libraryFolders, libraryPapers } from '../../fixtures/libraryPapers.ts'
import { LibraryKind } from '../../src/contract/shapes/library.ts'
import { dayAtWork } from '../people/presence.ts'
import { guidOf } from '../seed/guid.ts'
import type { Frame } from '../seed/seedFrame.ts'
import type { LibraryDocumentRow, LibraryFolderRow, LibraryVersionRow } from './libraryRows.ts'

const purpose = 871
const guidesFolder = 1
const uploaderName = 'library.manager'
const morningSecond = 9 * 3600

export const libraryFolderRows = (): LibraryFolderRow[] =>
  libraryFolders.map(({ roles = [], ...folder }, order) => ({ ...folder, roles: [...roles], order }))

type Seeded = Omit<LibraryPaper, 'versions'> & {
  versions: readonly (LibraryPaper['versions'][number] & { content: LibraryVersionRow['content'] })[]
}

const seededGuides: readonly Seeded[] = guides.map(({ code, title, keywords, description, daysAgo }) => ({
  folderId: guidesFolder,
  title,
  kindId: LibraryKind.INSTRUCTION,
  keywords,
  description,
  versions: [
    { fileName: `${code}.md`, contentType: 'text/markdown', size: 0, note: '', daysAgo, content: 'guide' as const },
  ],
}))
const seededPapers: readonly Seeded[] = libraryPapers.map((paper) => ({
  ...paper,
  versions: paper.versions.map((version) => ({ ...version, content: 'sample' as const })),
}))
const seededDocuments = [...seededGuides, ...seededPapers]

export const libraryDocumentRows = (): LibraryDocumentRow[] =>
  seededDocuments.map(({ folderId, title, kindId, keywords, ...paper }, at) => ({
    id: at + 1,
    folderId,
    title,
    kindId,
    number: paper.number ?? '',
    date: paper.date ?? null,
    validFrom: null,
    validTo: null,
    keywords,
    description: paper.description ?? '',
    roles: [],
    isWithdrawn: paper.isWithdrawn ?? false,
  }))

export const libraryVersionRows = ({ seed, days, organisation, isAway }: Frame): LibraryVersionRow[] => {
  const personId = organisation.users.find(({ userName }) => userName === uploaderName)?.personId ?? 0
  return seededDocuments
    .flatMap(({ versions }, at) =>
      versions.map((version, index) => ({ ...version, documentId: at + 1, number: index + 1 })),
    )
    .map(({ daysAgo, contentType, ...version }, at) => ({
      ...version,
      id: at + 1,
      guid: guidOf(seed, purpose, at + 1),
      personId,
      dateUploaded: days.isoAt(dayAtWork({ days, isAway }, personId, days.today - daysAgo - 1, -1), morningSecond + at),
    }))
}
