import { type Atom, atom } from 'jotai'
import type * as v from 'valibot'
import { audit } from '../../contract/audit.ts'
import { caseFiles } from '../../contract/caseFiles.ts'
import { documents } from '../../contract/documents.ts'
import { ListView } from '../../contract/enumerations.ts'
import { metadata } from '../../contract/metadata.ts'
import type {
  CaseFileFilter as Filter,
  PossibleRoute as Possible,
  CaseFileRow as Row,
  RouteStep as Step,
} from '../../contract/shapes/caseFiles.ts'
import { type DayCalendar, dayCalendar, officialCalendar } from '../../rules/deadlines/dayCalendar.ts'
import { lookupAtom } from '../../state/lookup.ts'
import { queryAtomFamily } from '../../state/queryAtomFamily.ts'
import { recordsChangedAtom } from '../../state/recordsChanged.ts'
import { Fault } from '../../transport/fault.ts'
import { queryOf } from '../../transport/query.ts'

export type CaseFileLine = v.InferOutput<typeof Row>
export type CaseFileFilterBody = v.InferInput<typeof Filter>
export type RouteStep = v.InferOutput<typeof Step>
export type PossibleRoute = v.InferOutput<typeof Possible>

/**
 * An option of the queries that shows no notification on an error: a user may read a document without access to its
 * case file, so the page shows the error in place.
 */
const withoutNotification = { quiet: true } as const
export const whyNotShown = (error: Error): string =>
  error instanceof Fault && error.status === 403
    ? 'Нямате права да виждате преписката. Документът можете да четете.'
    : error.message

export const treeAtom = queryAtomFamily((caseGuid: string, focusOnNode: string) =>
  queryOf(
    caseFiles.getCaseFileTree,
    { query: { caseGuid, includeDocuments: true, includeTasks: true, focusOnNode } },
    withoutNotification,
  ),
)
/** The case file as a row of the list, which says what it waits for and who has it. */
export const caseFileRowAtom = queryAtomFamily((Guid: string) =>
  queryOf(
    caseFiles.getAllCaseFiles,
    { query: { skip: 0, take: 1, indexType: ListView.Cases }, body: { Guid } },
    withoutNotification,
  ),
)
export const contentsAtom = queryAtomFamily((caseGuid: string) =>
  queryOf(caseFiles.getCaseFileContents, { query: { caseGuid } }, withoutNotification),
)
export const caseFileAtom = queryAtomFamily((caseGuid: string) =>
  queryOf(caseFiles.getCaseFile, { query: { caseGuid } }, withoutNotification),
)
export const processAtom = queryAtomFamily((caseFileGuid: string) =>
  queryOf(caseFiles.getCaseFileProcessInstanceInfo, { query: { caseFileGuid } }, withoutNotification),
)
/** The route steps that a case file has passed; the newest step is first. */
export const routeHistoryAtom = queryAtomFamily((caseFileGuid: string) =>
  queryOf(audit.getCaseFileRouteHistory, { query: { caseFileGuid } }),
)
export const routesAtom = queryAtomFamily((caseFileGuid: string) =>
  queryOf(caseFiles.getPossibleRoutes, { query: { caseFileGuid } }),
)
/**
 * Who has which permissions on the first document of a case file: the current user and others. If the case file has no
 * document, no request is sent.
 */
export const rootRightsAtom = queryAtomFamily(
  (docGuid: string) => queryOf(documents.getCurrentUserDocumentPermissions, { query: { docGuid } }),
  (_get, docGuid) => docGuid !== '',
)

/** The calendar of non-working days. Until it is loaded, weekends and the official holidays count as non-working. */
export const calendarAtom: Atom<DayCalendar> = atom((get) => {
  const days = get(lookupAtom(metadata.getNonWorkingDays, { query: {} }))
  return days.kind === 'ready' ? dayCalendar(days.items) : officialCalendar()
})

export const caseFileLinkedAtom = atom(null, (_get, set, caseGuid: string) =>
  set(recordsChangedAtom, {
    calls: [caseFiles.getCaseFileTree, caseFiles.getCaseFileContents, audit.getDocumentHistory],
    caseGuid,
  }),
)

export const caseFileRoutedAtom = atom(null, (_get, set, caseGuid: string) => {
  const { getCaseFileProcessInstanceInfo, getPossibleRoutes, getCaseFileTree } = caseFiles
  const { getCaseFileRouteHistory, getDocumentHistory } = audit
  const calls = [
    getCaseFileProcessInstanceInfo,
    getPossibleRoutes,
    getCaseFileRouteHistory,
    getCaseFileTree,
    getDocumentHistory,
  ]
  return set(recordsChangedAtom, { calls, caseGuid })
})
