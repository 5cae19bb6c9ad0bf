import type { LinkKind } from '../../src/contract/shapes/caseFiles.ts'
import { linkedName, linkKindText, mayChangeLinks } from '../../src/rules/documents/caseFileLinks.ts'
import { commentName, mayRoute, routeErrors } from '../../src/rules/documents/caseFileRouteRules.ts'
import { withPreposition } from '../../src/rules/words/preposition.ts'
import type { CaseFileRow } from '../documents/caseFileRow.ts'
import { factsOfRow } from '../documents/documentFacts.ts'
import type { DocumentRow } from '../documents/documentRows.ts'
import { remember } from '../documents/history.ts'
import { documentPermissionsOf, statusOf, whoCan } from '../documents/permissions.ts'
import { assert, assertFields, assertFound, assertWhole, refuseOutdated } from '../engine/assertions.ts'
import type { Caller } from '../engine/caller.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import { linkedObject } from './linkViews.ts'
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

type Link = { kind: LinkKind; targetGuid: string }
type LinkCommand = (db: MockDatabase, caller: Caller, file: CaseFileRow, root: DocumentRow, link: Link) => string

const assertLink = (db: MockDatabase, caller: Caller, root: DocumentRow, { kind, targetGuid }: Link): string => {
  assert(
    mayChangeLinks(
      { status: statusOf(root), isStatusKnown: true },
      documentPermissionsOf(db, caller, root),
      whoCan(db, root),
    ),
  )
  const { number, title } = assertFound(linkedObject(db, kind, targetGuid), linkKindText[kind].label)
  return linkedName(kind, number, title)
}

/** Links a case file to an inspection or to a type of measuring device (specification 2, section 7). */
export const linkCaseFile: LinkCommand = (db, caller, file, root, link) => {
  const name = assertLink(db, caller, root, link)
  const key = linkKey(file.guid, link.kind, link.targetGuid)
  if (db.caseFileLinks.get(key)) refuseOutdated(`Преписката вече е свързана ${withPreposition('с', name)}.`)
  db.put('caseFileLinks', { key, caseFileGuid: file.guid, ...link })
  remember(db, caller, root.guid, { action: 'Свързване', attribute: 'Свързани обекти', newValue: name })
  return name
}

export const unlinkCaseFile: LinkCommand = (db, caller, file, root, link) => {
  const name = assertLink(db, caller, root, link)
  const key = linkKey(file.guid, link.kind, link.targetGuid)
  if (!db.caseFileLinks.get(key)) refuseOutdated(`Преписката не е свързана ${withPreposition('с', name)}.`)
  db.remove('caseFileLinks', key)
  remember(db, caller, root.guid, { action: 'Премахване на връзка', attribute: 'Свързани обекти', oldValue: name })
  return name
}
