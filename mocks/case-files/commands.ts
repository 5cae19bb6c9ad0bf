import type { LinkKind } from '../../src/contract/shapes/caseFiles.ts'
import { linkedName, linkKindWords, mayChangeLinks } from '../../src/rules/documents/caseFileLinks.ts'
import { commentName, mayRoute, routeErrors } from '../../src/rules/documents/caseFileRouteRules.ts'
import { withPreposition } from '../../src/rules/words/preposition.ts'
import type { CaseFileRow } from '../documents/caseFileRow.ts'
import { factsOfRow } from '../documents/documentFacts.ts'
import { remember } from '../documents/history.ts'
import { documentPermissionsOf, statusOf, whoCan } from '../documents/permissions.ts'
import type { DocumentRow } from '../documents/rows.ts'
import type { Caller } from '../engine/caller.ts'
import { found, insist, insistFields, insistWhole, movedMeanwhile } from '../engine/refused.ts'
import type { World } from '../engine/world.ts'
import { linkedObject } from './linkViews.ts'
import { possibleRoutes, standingStep } from './route.ts'
import { linkKey } from './seedLinks.ts'

type DataItem = { name: string; value: string }

/**
 * Moves a case file to a step that the current one allows. A step back needs a comment, and the data required by the
 * step must be present.
 */
export const routeCaseFile = (
  world: World,
  caller: Caller,
  file: CaseFileRow,
  root: DocumentRow,
  newStepId: number,
  items: readonly DataItem[],
): void => {
  const routes = possibleRoutes(world, file, root)
  insistWhole(
    mayRoute(
      factsOfRow(world, root),
      documentPermissionsOf(world, caller, root),
      whoCan(world, root),
      standingStep(world, file) !== undefined,
    ),
  )
  const route =
    routes.find(({ stepId }) => stepId === newStepId) ??
    movedMeanwhile('Преписката не може да бъде насочена към тази стъпка.')
  insistFields(routeErrors(route, items))
  const values = new Map(items.map(({ name, value }) => [name, value.trim()]))
  const at = world.now().toISOString()
  for (const row of world.caseFileSteps.by('caseFileGuid', file.guid))
    if (row.dateFinished === null) world.put('caseFileSteps', { ...row, dateFinished: at })
  const dataTexts = route.dataItems.flatMap(({ name, label }) =>
    values.get(name) ? [`${label}: ${values.get(name)}`] : [],
  )
  world.put('caseFileSteps', {
    id: world.nextId('caseFileSteps'),
    caseFileGuid: file.guid,
    stepId: newStepId,
    personId: caller.person.id,
    dateStarted: at,
    dateFinished: null,
    comment: [...dataTexts, values.get(commentName) ?? ''].filter(Boolean).join('; '),
  })
  remember(world, caller, root.guid, {
    action: 'Маршрут на преписката',
    attribute: 'Стъпка',
    newValue: route.name,
    note: values.get(commentName),
  })
}

type Link = { kind: LinkKind; targetGuid: string }
type LinkCommand = (world: World, caller: Caller, file: CaseFileRow, root: DocumentRow, link: Link) => string

const insistOnLink = (world: World, caller: Caller, root: DocumentRow, { kind, targetGuid }: Link): string => {
  insist(mayChangeLinks({ status: statusOf(root) }, documentPermissionsOf(world, caller, root), whoCan(world, root)))
  const { number, title } = found(linkedObject(world, kind, targetGuid), linkKindWords[kind].label)
  return linkedName(kind, number, title)
}

/** Links a case file to an object of another register (document 2, section 7). */
export const linkCaseFile: LinkCommand = (world, caller, file, root, link) => {
  const name = insistOnLink(world, caller, root, link)
  const key = linkKey(file.guid, link.kind, link.targetGuid)
  if (world.caseFileLinks.get(key)) movedMeanwhile(`Преписката вече е свързана ${withPreposition('с', name)}.`)
  world.put('caseFileLinks', { key, caseFileGuid: file.guid, ...link })
  remember(world, caller, root.guid, { action: 'Свързване', attribute: 'Свързани обекти', newValue: name })
  return name
}

export const unlinkCaseFile: LinkCommand = (world, caller, file, root, link) => {
  const name = insistOnLink(world, caller, root, link)
  const key = linkKey(file.guid, link.kind, link.targetGuid)
  if (!world.caseFileLinks.get(key)) movedMeanwhile(`Преписката не е свързана ${withPreposition('с', name)}.`)
  world.remove('caseFileLinks', key)
  remember(world, caller, root.guid, { action: 'Премахване на връзка', attribute: 'Свързани обекти', oldValue: name })
  return name
}
