import { type Atom, atom } from 'jotai'
import type * as v from 'valibot'
import { audit } from '../../contract/audit.ts'
import { caseFiles } from '../../contract/caseFiles.ts'
import { documents } from '../../contract/documents.ts'
import { metadata } from '../../contract/metadata.ts'
import type {
  CaseFileFilter as Filter,
  PossibleRoute as Possible,
  CaseFileRow as Row,
  RouteStep as Step,
} from '../../contract/shapes/caseFiles.ts'
import { type DayCalendar, dayCalendar, officialCalendar } from '../../rules/deadlines/dayCalendar.ts'
import { lookupAtom } from '../../state/lookup.ts'
import { perRecord } from '../../state/perRecord.ts'
import { forgetAtom } from '../../state/queryClient.ts'
import { Fault } from '../../transport/fault.ts'
import { queryOf } from '../../transport/query.ts'

export type CaseFileLine = v.InferOutput<typeof Row>
export type CaseFileFilterBody = v.InferInput<typeof Filter>
export type RouteStep = v.InferOutput<typeof Step>
export type PossibleRoute = v.InferOutput<typeof Possible>

/** A document may be read by people who may not see its case file: the part says so, and no notice disturbs them. */
const inPlace = { quiet: true } as const
/** Why a part of the case file is not there, in words for its place. */
export const whyNotShown = (error: Error): string =>
  error instanceof Fault && error.status === 403
    ? 'Нямате права да виждате преписката. Документът можете да четете.'
    : error.message

/** The tree of a case file, whole, with the document one looks from marked in it (document 2, section 7). */
export const treeAtom = perRecord((caseGuid: string, focusOnNode: string) =>
  queryOf(
    caseFiles.getCaseFileTree,
    { query: { caseGuid, includeDocuments: true, includeTasks: true, focusOnNode } },
    inPlace,
  ),
)
/** Where the case file stands in its process, and every step it has been in. */
export const processAtom = perRecord((caseFileGuid: string) =>
  queryOf(caseFiles.getCaseFileProcessInstanceInfo, { query: { caseFileGuid } }, inPlace),
)
/** Every move of it, the newest first. */
export const routeHistoryAtom = perRecord((caseFileGuid: string) =>
  queryOf(audit.getCaseFileRouteHistory, { query: { caseFileGuid } }),
)
/** The steps it may be routed to. */
export const routesAtom = perRecord((caseFileGuid: string) =>
  queryOf(caseFiles.getPossibleRoutes, { query: { caseFileGuid } }),
)
/** What I may do with its first document, and who else may; nothing is asked where the tree does not name it. */
export const rootRightsAtom = perRecord(
  (docGuid: string) => queryOf(documents.getCurrentUserDocumentPermissions, { query: { docGuid } }),
  (_get, docGuid) => docGuid !== '',
)

/** The calendar of non-working days; until it is there, weekends and the official holidays. */
export const calendarAtom: Atom<DayCalendar> = atom((get) => {
  const days = get(lookupAtom(metadata.getNonWorkingDays, { query: {} }))
  return days.kind === 'ready' ? dayCalendar(days.items) : officialCalendar()
})

/** After a case file was linked or unlinked: its tree and the history of its first document are asked again. */
export const caseFileLinkedAtom = atom(null, (_get, set) =>
  set(forgetAtom, caseFiles.getCaseFileTree, audit.getDocumentHistory),
)

/** After a case file was routed: its process, its tree and the history of its first document are asked again. */
export const caseFileRoutedAtom = atom(null, (_get, set) =>
  set(
    forgetAtom,
    caseFiles.getCaseFileProcessInstanceInfo,
    caseFiles.getPossibleRoutes,
    audit.getCaseFileRouteHistory,
    caseFiles.getCaseFileTree,
    audit.getDocumentHistory,
  ),
)
