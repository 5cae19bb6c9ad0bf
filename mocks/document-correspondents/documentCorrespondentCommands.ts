import type { Correspondent } from '../../src/contract/shapes/correspondents.ts'
import { saveCorrespondent } from '../correspondents/correspondentCommands.ts'
import { correspondentNameOf } from '../correspondents/correspondentNames.ts'
import type { CorrespondentRow } from '../correspondents/correspondentRows.ts'
import { assertThat } from '../documents/assertDocumentAction.ts'
import type { DocumentRow } from '../documents/documentRows.ts'
import { remember } from '../documents/history.ts'
import { assertFound, refuseOutdated } from '../engine/assertions.ts'
import type { Caller } from '../engine/caller.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
export const addCorrespondent = (
  db: MockDatabase,
  caller: Caller,
  document: DocumentRow,
  given: Correspondent,
): CorrespondentRow => {
  assertThat(db, caller, document, 'addCorrespondent')
  const row = given.id
    ? assertFound(db.correspondents.get(given.id), 'Кореспондентът')
    : saveCorrespondent(db, caller, given)
  if (document.correspondentIds.includes(row.id)) refuseOutdated('Този кореспондент вече е добавен към документа.')
  db.put('documents', { ...document, correspondentIds: [...document.correspondentIds, row.id] })
  remember(db, caller, document.guid, {
    action: 'Добавяне на кореспондент',
    attribute: 'Кореспонденти',
    newValue: correspondentNameOf(row),
  })
  return row
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
    correspondentIds: document.correspondentIds.filter((id) => id !== correspondentId),
  })
  remember(db, caller, document.guid, {
    action: 'Премахване на кореспондент',
    attribute: 'Кореспонденти',
    oldValue: row ? correspondentNameOf(row) : '',
  })
}
