import { atom } from 'jotai'
import { documents } from '../../contract/documents.ts'
import type { Ask } from '../../contract/endpoint.ts'
import { Scope } from '../../contract/enumerations.ts'
import type { DocumentFilter } from '../../contract/shapes/documents.ts'
import type { SeenList } from '../../screen-kit/list/seenList.ts'
import { queryOf } from '../../transport/query.ts'

/** Which documents a list is about: administrative services or document flow. Each has its own calls. */
export type DocumentScope = typeof Scope.AU | typeof Scope.DMS

export const listCallOf = {
  [Scope.AU]: documents.getAllDocumentsForAU,
  [Scope.DMS]: documents.getAllDocumentsForDMS,
} as const
export const exportCallOf = {
  [Scope.AU]: documents.exportAUDocumentsToExcel,
  [Scope.DMS]: documents.exportDMSDocumentsToExcel,
} as const

export type DocumentsAsk = Ask<typeof documents.getAllDocumentsForAU>

/** One page of a documents list, as a query (document 2, section 7). */
export const documentsPage = (scope: DocumentScope, ask: DocumentsAsk) =>
  scope === Scope.AU ? queryOf(listCallOf[Scope.AU], ask) : queryOf(listCallOf[Scope.DMS], ask)

/** The list a document was opened from: the way back, and its neighbours; the keys are GUIDs. */
export type LastDocumentsList = SeenList<string>

const lastList = atom<LastDocumentsList | null>(null)
export const lastDocumentsListAtom = atom((get) => get(lastList))
export const rememberDocumentsListAtom = atom(null, (_get, set, list: LastDocumentsList) => set(lastList, list))

export type { DocumentFilter }
