import { documents } from '../../src/contract/documents.ts'
import type { DocumentBody } from '../../src/contract/shapes/documents.ts'
import {
  documentAction,
  type LockedField,
  lockedAfterRegistration,
  lockedBecause,
} from '../../src/rules/documents/documentActions.ts'
import { documentFieldUses } from '../../src/rules/documents/documentFields.ts'
import { assert, assertFields, refuseOutdated } from '../engine/assertions.ts'
import type { Caller } from '../engine/caller.ts'
import { takeStale } from '../engine/faults.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import { columnsOfPeople, peopleWithRoles } from './correspondentRoles.ts'
import { assertDraft, rowValuesOf } from './createDocument.ts'
import { factsOfRow } from './documentFacts.ts'
import type { DocumentRow } from './documentRows.ts'
import { documentView, readableParent } from './documentView.ts'
import { change, remember } from './history.ts'
import { assertNamedObjects } from './namedObjects.ts'
import { documentPermissionsOf, whoCan } from './permissions.ts'
import { isReadable } from './readableDocument.ts'
import { connectAnswered } from './registerDocument.ts'
import { rememberRoles } from './rolesHistory.ts'
import { keepTermChange } from './termChanges.ts'

export const staleMessage = 'Документът е променен от друг потребител. Заредете го отново.'

const LOCKED: Record<LockedField, keyof ReturnType<typeof rowValuesOf> & keyof DocumentRow> = {
  documentDirectionId: 'directionId',
  documentTypeId: 'typeId',
  numberIndexId: 'numberIndexId',
  isAnonymous: 'isAnonymous',
  caseFileGuid: 'caseFileGuid',
}

/** Throws if the form changes a field that is locked after registration. */
const assertLocked = (db: MockDatabase, row: DocumentRow, values: ReturnType<typeof rowValuesOf>): void => {
  const facts = factsOfRow(db, row)
  const changed = lockedAfterRegistration.filter((field) => values[LOCKED[field]] !== row[LOCKED[field]])
  assertFields(Object.fromEntries(changed.map((field) => [field, lockedBecause(field, facts)])))
}

export const editDocument = (db: MockDatabase, caller: Caller, row: DocumentRow, body: DocumentBody): DocumentRow => {
  const permissions = documentPermissionsOf(db, caller, row)
  assert(documentAction('edit', factsOfRow(db, row), permissions, whoCan(db, row)))
  const isStale = takeStale(documents.editDocument.path) || body.changedGuid !== row.changedGuid
  if (isStale) refuseOutdated(staleMessage)
  assertNamedObjects(db, caller, body, row)
  const people = peopleWithRoles(row, body.correspondentRoles)
  const ofStored = people.map(({ id, roleId }) => ({ correspondentId: id, roleId }))
  const { correspondentIds } = row
  assertDraft(db, {
    ...{ ...body, scope: row.scope },
    ...(body.correspondentRoles?.length && { correspondentIds, correspondentRoles: ofStored }),
  })
  const before = documentView(db, caller, row)
  // The form does not contain a parent that the caller may not read, so the stored parent is kept.
  const parentGuid = readableParent(db, caller, row)
    ? body.parentDocumentGuid
    : (body.parentDocumentGuid ?? row.parentGuid)
  // The form does not contain answered documents that the caller may not read either, so they are kept.
  const hidden = (row.answeredGuids ?? []).filter((guid) => !isReadable(db, caller, guid))
  const answeredGuids = [...(body.answeredDocumentGuids ?? row.answeredGuids ?? []), ...hidden]
  const values = {
    ...rowValuesOf(body),
    ...columnsOfPeople(people),
    parentGuid,
    answeredGuids: [...new Set(answeredGuids)],
  }
  assertLocked(db, row, values)
  const changed = change(db, row, values)
  if (changed.number !== null) connectAnswered(db, caller, changed)
  if (row.number !== null && changed.deadline !== row.deadline)
    keepTermChange(db, caller, row.guid, { kind: 'set', from: row.deadline, to: changed.deadline })
  rememberRoles(db, caller, row, people)
  const after = documentView(db, caller, changed)
  for (const { label, shown } of Object.values(documentFieldUses)) {
    if (shown === null) continue
    const [oldValue, newValue] = [shown(before), shown(after)]
    if (oldValue !== newValue)
      remember(db, caller, row.guid, { action: 'Редактиране', attribute: label, oldValue, newValue })
  }
  return changed
}
