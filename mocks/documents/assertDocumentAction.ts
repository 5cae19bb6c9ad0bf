import { type DocumentAction, documentAction } from '../../src/rules/documents/documentActions.ts'
import { assert } from '../engine/assertions.ts'
import type { Caller } from '../engine/caller.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import { factsOfRow } from './documentFacts.ts'
import type { DocumentRow } from './documentRows.ts'
import { documentPermissionsOf, whoCan } from './permissions.ts'

export const assertThat = (db: MockDatabase, caller: Caller, row: DocumentRow, action: DocumentAction): void =>
  assert(documentAction(action, factsOfRow(db, row), documentPermissionsOf(db, caller, row), whoCan(db, row)))
