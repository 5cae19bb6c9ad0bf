import { requiredMessage } from '../../src/rules/requiredFields.ts'
import { refuse, refuseFields } from '../refused.ts'
import type { Caller } from '../session.ts'
import type { CaseFileLinkRow, CaseFileRow } from '../tables/caseFileRows.ts'
import type { DocumentRow } from '../tables/documentRows.ts'
import { possibleRoutes } from '../views/caseFileRoute.ts'
import type { World } from '../world.ts'
import { checkMessage } from './createDocument.ts'
import { remember } from './history.ts'
import { insistOn } from './insistOn.ts'

type DataItem = { name: string; value: string }
const COMMENT = 'comment'

/** Moves a case file to a step that the current one leads to; a step back needs a comment, asked data must be there. */
export const routeCaseFile = (
  world: World,
  caller: Caller,
  file: CaseFileRow,
  root: DocumentRow,
  newStepId: number,
  items: readonly DataItem[],
): void => {
  insistOn(world, caller, root, 'assign')
  const route =
    possibleRoutes(world, file, root).find(({ stepId }) => stepId === newStepId) ??
    refuse('Преписката не може да бъде насочена към тази стъпка.')
  const values = new Map(items.map(({ name, value }) => [name, value.trim()]))
  const errors: Record<string, string[]> = {}
  for (const { name, isRequired } of route.dataItems)
    if (isRequired && !values.get(name)) errors[name] = [requiredMessage]
  if (route.isBack && !values.get(COMMENT)) errors[COMMENT] = ['При връщане напишете коментар.']
  if (Object.keys(errors).length > 0) refuseFields(checkMessage, errors)
  const at = world.now().toISOString()
  for (const row of world.caseFileSteps.by('caseFileGuid', file.guid))
    if (row.dateFinished === null) world.put('caseFileSteps', { ...row, dateFinished: at })
  const told = route.dataItems.flatMap(({ name, label }) => (values.get(name) ? [`${label}: ${values.get(name)}`] : []))
  world.put('caseFileSteps', {
    id: world.nextId('caseFileSteps'),
    caseFileGuid: file.guid,
    stepId: newStepId,
    personId: caller.person.id,
    dateStarted: at,
    dateFinished: null,
    comment: [...told, values.get(COMMENT) ?? ''].filter(Boolean).join('; '),
  })
  remember(world, caller, root.guid, {
    action: 'Маршрут на преписката',
    attribute: 'Стъпка',
    newValue: route.name,
    note: values.get(COMMENT),
  })
}

const keyOf = (file: CaseFileRow, kind: CaseFileLinkRow['kind'], targetGuid: string): string =>
  `${file.guid}:${kind}:${targetGuid}`

export const linkCaseFile = (
  world: World,
  caller: Caller,
  file: CaseFileRow,
  kind: CaseFileLinkRow['kind'],
  targetGuid: string,
): void => {
  const key = keyOf(file, kind, targetGuid)
  if (world.caseFileLinks.get(key)) refuse('Преписката вече е свързана с този обект.')
  world.put('caseFileLinks', { key, caseFileGuid: file.guid, kind, targetGuid })
  remember(world, caller, file.rootDocumentGuid, {
    action: 'Свързване',
    attribute: 'Свързани обекти',
    newValue: targetGuid,
  })
}

export const unlinkCaseFile = (
  world: World,
  caller: Caller,
  file: CaseFileRow,
  kind: CaseFileLinkRow['kind'],
  targetGuid: string,
): void => {
  const key = keyOf(file, kind, targetGuid)
  if (!world.caseFileLinks.get(key)) refuse('Преписката не е свързана с този обект.')
  world.remove('caseFileLinks', key)
  remember(world, caller, file.rootDocumentGuid, {
    action: 'Премахване на връзка',
    attribute: 'Свързани обекти',
    oldValue: targetGuid,
  })
}
