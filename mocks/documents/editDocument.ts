import { documents } from '../../src/contract/documents.ts'
import type { DocumentBody } from '../../src/contract/shapes/documents.ts'
import {
  documentAction,
  type LockedField,
  lockedAfterRegistration,
  lockedBecause,
} from '../../src/rules/documents/documentActions.ts'
import { documentFieldUses } from '../../src/rules/documents/documentFields.ts'
import type { Caller } from '../engine/caller.ts'
import { takeStale } from '../engine/faults.ts'
import { insist, insistFields, movedMeanwhile } from '../engine/refused.ts'
import type { World } from '../engine/world.ts'
import { insistOnDraft, rowValuesOf } from './createDocument.ts'
import { factsOfRow } from './documentFacts.ts'
import { documentView, readableParent } from './documentView.ts'
import { change, remember } from './history.ts'
import { insistOnNamed } from './namedObjects.ts'
import { documentPermissionsOf, whoCan } from './permissions.ts'
import type { DocumentRow } from './rows.ts'
import { keepTermChange } from './termChanges.ts'

export const staleMessage = 'Документът е променен от друг потребител. Заредете го отново.'

/** The columns behind the fields that are locked after registration. */
const LOCKED: Record<LockedField, keyof ReturnType<typeof rowValuesOf> & keyof DocumentRow> = {
  documentDirectionId: 'directionId',
  documentTypeId: 'typeId',
  numberIndexId: 'numberIndexId',
  isAnonymous: 'isAnonymous',
  caseFileGuid: 'caseFileGuid',
}

/** Throws if a field that is locked after registration is changed; the form locks the same fields. */
const insistOnLocked = (world: World, row: DocumentRow, values: ReturnType<typeof rowValuesOf>): void => {
  const facts = factsOfRow(world, row)
  const changed = lockedAfterRegistration.filter((field) => values[LOCKED[field]] !== row[LOCKED[field]])
  insistFields(Object.fromEntries(changed.map((field) => [field, lockedBecause(field, facts)])))
}

/** Changes a document. Refuses if the caller may not, or if the edited version is stale. */
export const editDocument = (world: World, caller: Caller, row: DocumentRow, body: DocumentBody): DocumentRow => {
  const permissions = documentPermissionsOf(world, caller, row)
  insist(documentAction('edit', factsOfRow(world, row), permissions, whoCan(world, row)))
  const isStale = takeStale(documents.editDocument.path) || body.changedGuid !== row.changedGuid
  if (isStale) movedMeanwhile(staleMessage)
  insistOnDraft(world, { ...body, scope: row.scope })
  insistOnNamed(world, caller, body, row)
  const before = documentView(world, caller, row)
  // The form cannot send back a parent that the caller may not see, so it is kept.
  const parentGuid = readableParent(world, caller, row)
    ? body.parentDocumentGuid
    : (body.parentDocumentGuid ?? row.parentGuid)
  const values = { ...rowValuesOf(body), parentGuid }
  insistOnLocked(world, row, values)
  const changed = change(world, row, values)
  if (row.number !== null && changed.deadline !== row.deadline)
    keepTermChange(world, caller, row.guid, { kind: 'set', from: row.deadline, to: changed.deadline })
  const after = documentView(world, caller, changed)
  for (const { label, shown } of Object.values(documentFieldUses)) {
    if (shown === null) continue
    const [oldValue, newValue] = [shown(before), shown(after)]
    if (oldValue !== newValue)
      remember(world, caller, row.guid, { action: 'Редактиране', attribute: label, oldValue, newValue })
  }
  return changed
}
