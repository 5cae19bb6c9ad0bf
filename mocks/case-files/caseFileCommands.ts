import { linkedName, linkKindText, mayChangeLinks } from '../../src/rules/documents/caseFileLinks.ts'
import { commentName, mayRoute, routeErrors } from '../../src/rules/documents/caseFileRouteRules.ts'
import { withPreposition } from '../../src/rules/words/preposition.ts'
import type { CaseFileRow } from '../documents/caseFileRow.ts'
import { factsOfRow } from '../documents/documentFacts.ts'
import type { DocumentRow } from '../documents/documentRows.ts'
import { remember } from '../documents/history.ts'
import { documentPermissionsOf, statusOf, whoCan } from '../documents/permissions.ts'
import {
  assert,
  assertFields,
  assertFound,
  assertWhole,
  refuseMalformed,
  refuseOutdated,
} from '../engine/assertions.ts'
import type { Caller } from '../engine/caller.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import { type Link, linkedObject, linksOf } from './linkViews.ts'
import { readableCaseFile } from './readableCaseFile.ts'
import { possibleRoutes, standingStep } from './route.ts'
import { linkKey } from './seedLinks.ts'

type DataItem = { name: string; value: string }

/**
 * Moves a case file to one of the steps that may follow the current step. A step back requires a comment; some steps
 * require data.
 */
export const routeCaseFile = (
  db: MockDatabase,
  caller: Caller,
  file: CaseFileRow,
  root: DocumentRow,
  newStepId: number,
  items: readonly DataItem[],
): void => {
  const routes = possibleRoutes(db, file, root)
  assertWhole(
    mayRoute(
      factsOfRow(db, root),
      documentPermissionsOf(db, caller, root),
      whoCan(db, root),
      standingStep(db, file) !== undefined,
    ),
  )
  const route =
    routes.find(({ stepId }) => stepId === newStepId) ??
    refuseOutdated('Преписката не може да бъде насочена към тази стъпка.')
  assertFields(routeErrors(route, items))
  const values = new Map(items.map(({ name, value }) => [name, value.trim()]))
  const at = db.now().toISOString()
  for (const row of db.caseFileSteps.by('caseFileGuid', file.guid))
    if (row.dateFinished === null) db.put('caseFileSteps', { ...row, dateFinished: at })
  const dataTexts = route.dataItems.flatMap(({ name, label }) =>
    values.get(name) ? [`${label}: ${values.get(name)}`] : [],
  )
  db.put('caseFileSteps', {
    id: db.nextId('caseFileSteps'),
    caseFileGuid: file.guid,
    stepId: newStepId,
    personId: caller.person.id,
    dateStarted: at,
    dateFinished: null,
    comment: [...dataTexts, values.get(commentName) ?? ''].filter(Boolean).join('; '),
  })
  remember(db, caller, root.guid, {
    action: 'Маршрут на преписката',
    attribute: 'Стъпка',
    newValue: route.name,
    note: values.get(commentName),
  })
}

type LinkCommand = (db: MockDatabase, caller: Caller, file: CaseFileRow, root: DocumentRow, link: Link) => string

const assertLink = (db: MockDatabase, caller: Caller, root: DocumentRow, { kind, targetGuid }: Link): string => {
  assert(
    mayChangeLinks(
      { status: statusOf(root), isStatusKnown: true },
      documentPermissionsOf(db, caller, root),
      whoCan(db, root),
    ),
  )
  if (kind === 'caseFile') readableCaseFile(db, caller, targetGuid)
  const { number, title } = assertFound(linkedObject(db, kind, targetGuid), linkKindText[kind].label)
  return linkedName(kind, number, title)
}

const hasLink = (db: MockDatabase, file: CaseFileRow, { kind, targetGuid }: Link): boolean =>
  linksOf(db, file).some((one) => one.kind === kind && one.targetGuid === targetGuid)

const putLink = (db: MockDatabase, { guid }: CaseFileRow, { kind, targetGuid }: Link): void =>
  db.put('caseFileLinks', { key: linkKey(guid, kind, targetGuid), caseFileGuid: guid, kind, targetGuid })

/** Writes the link into the histories of both case files. */
const rememberLink = (
  db: MockDatabase,
  caller: Caller,
  file: CaseFileRow,
  root: DocumentRow,
  { kind, targetGuid }: Link,
  name: string,
  isLinked: boolean,
): void => {
  const about = (documentGuid: string, value: string) =>
    remember(db, caller, documentGuid, {
      action: isLinked ? 'Свързване' : 'Премахване на връзка',
      attribute: 'Свързани обекти',
      ...(isLinked ? { newValue: value } : { oldValue: value }),
    })
  about(root.guid, name)
  const other = kind === 'caseFile' ? db.caseFiles.get(targetGuid) : undefined
  if (other) about(other.rootDocumentGuid, linkedName(kind, file.number ?? '', root.subject))
}

/** Links two case files that a change of a document connects. A link that exists stays. */
export const connectCases = (db: MockDatabase, caller: Caller, guid: string | null, otherGuid: string | null): void => {
  const [file, other] = [db.caseFiles.get(guid), db.caseFiles.get(otherGuid)]
  const root = db.documents.get(file?.rootDocumentGuid)
  if (!file || !other || !root || file.guid === other.guid) return
  const link = { kind: 'caseFile' as const, targetGuid: other.guid }
  if (hasLink(db, file, link)) return
  putLink(db, file, link)
  const { number, title } = assertFound(linkedObject(db, 'caseFile', other.guid), 'Преписката')
  rememberLink(db, caller, file, root, link, linkedName('caseFile', number, title), true)
}

/** Links the case file of the protocol or act of an inspection to the inspection. A link that exists stays. */
export const linkToInspection = (
  db: MockDatabase,
  caller: Caller,
  caseFileGuid: string | null,
  targetGuid: string,
): void => {
  const file = db.caseFiles.get(caseFileGuid)
  const root = db.documents.get(file?.rootDocumentGuid)
  const link = { kind: 'inspection' as const, targetGuid }
  if (!file || !root || hasLink(db, file, link)) return
  putLink(db, file, link)
  const { number, title } = assertFound(linkedObject(db, 'inspection', targetGuid), 'Проверката')
  rememberLink(db, caller, file, root, link, linkedName('inspection', number, title), true)
}

/** Links a case file to an inspection, a type of measuring device (specification 2, section 7) or a case file. */
export const linkCaseFile: LinkCommand = (db, caller, file, root, link) => {
  const name = assertLink(db, caller, root, link)
  if (link.targetGuid === file.guid) refuseMalformed('Преписката не може да бъде свързана със себе си.')
  if (hasLink(db, file, link)) refuseOutdated(`Преписката вече е свързана ${withPreposition('с', name)}.`)
  putLink(db, file, link)
  rememberLink(db, caller, file, root, link, name, true)
  return name
}

export const unlinkCaseFile: LinkCommand = (db, caller, file, root, link) => {
  const name = assertLink(db, caller, root, link)
  if (!hasLink(db, file, link)) refuseOutdated(`Преписката не е свързана ${withPreposition('с', name)}.`)
  db.remove('caseFileLinks', linkKey(file.guid, link.kind, link.targetGuid))
  if (link.kind === 'caseFile') db.remove('caseFileLinks', linkKey(link.targetGuid, link.kind, file.guid))
  rememberLink(db, caller, file, root, link, name, false)
  return name
}
