import type { Correspondent } from '../../src/contract/shapes/correspondents.ts'
import {
  asRole,
  nameInRole,
  type PersonOfDocument,
  refusalOfRole,
} from '../../src/rules/correspondents/documentRoles.ts'
import { allowed } from '../../src/rules/ruleResult.ts'
import { saveCorrespondent } from '../correspondents/correspondentCommands.ts'
import { correspondentNameOf } from '../correspondents/correspondentNames.ts'
import type { CorrespondentRow } from '../correspondents/correspondentRows.ts'
import { assertThat } from '../documents/assertDocumentAction.ts'
import { columnsOfPeople, peopleOfDocument } from '../documents/correspondentRoles.ts'
import type { DocumentRow } from '../documents/documentRows.ts'
import { change, remember } from '../documents/history.ts'
import { noSuchRole } from '../documents/namedObjects.ts'
import { rememberRoles } from '../documents/rolesHistory.ts'
import { assertFound, assertTitled, refuseGone, refuseMalformed, refuseOutdated } from '../engine/assertions.ts'
import type { Caller } from '../engine/caller.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'

const assertRole = (document: DocumentRow, person: PersonOfDocument): void => {
  if (person.roleId !== null && asRole(person.roleId) === null) refuseMalformed(noSuchRole)
  const refusal = refusalOfRole(document.directionId, peopleOfDocument(document), person)
  assertTitled(refusal ? { allowed: false, refusal } : allowed)
}

export const addCorrespondent = (
  db: MockDatabase,
  caller: Caller,
  document: DocumentRow,
  given: Correspondent,
  roleId: number | null,
): CorrespondentRow => {
  assertThat(db, caller, document, 'addCorrespondent')
  const row = given.id
    ? assertFound(db.correspondents.get(given.id), 'Кореспондентът')
    : saveCorrespondent(db, caller, given)
  if (row.mergedIntoId) refuseOutdated('Кореспондентът е обединен с друг. Изберете го отново.')
  if (document.correspondentIds.includes(row.id)) refuseOutdated('Този кореспондент вече е добавен към документа.')
  assertRole(document, { id: row.id, roleId })
  db.put('documents', { ...document, ...columnsOfPeople([...peopleOfDocument(document), { id: row.id, roleId }]) })
  remember(db, caller, document.guid, {
    action: 'Добавяне на кореспондент',
    attribute: 'Кореспонденти',
    newValue: nameInRole(correspondentNameOf(row), roleId),
  })
  return row
}

export const setRole = (db: MockDatabase, caller: Caller, document: DocumentRow, person: PersonOfDocument): void => {
  assertThat(db, caller, document, 'setCorrespondentRole')
  if (!document.correspondentIds.includes(person.id)) refuseGone('Кореспондентът в този документ')
  assertRole(document, person)
  const people = peopleOfDocument(document).map((one) => (one.id === person.id ? person : one))
  change(db, document, columnsOfPeople(people))
  rememberRoles(db, caller, document, people)
}

export const removeCorrespondent = (
  db: MockDatabase,
  caller: Caller,
  document: DocumentRow,
  correspondentId: number,
): void => {
  assertThat(db, caller, document, 'removeCorrespondent')
  const row = db.correspondents.get(correspondentId)
  db.put('documents', {
    ...document,
    ...columnsOfPeople(peopleOfDocument(document).filter(({ id }) => id !== correspondentId)),
  })
  remember(db, caller, document.guid, {
    action: 'Премахване на кореспондент',
    attribute: 'Кореспонденти',
    oldValue: row ? correspondentNameOf(row) : '',
  })
}
