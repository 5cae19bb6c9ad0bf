import { correspondentRoleLabels } from '../../src/contract/correspondentRoles.ts'
import { labelIn } from '../../src/contract/labels.ts'
import type { PersonOfDocument } from '../../src/rules/correspondents/documentRoles.ts'
import { documentFieldUses } from '../../src/rules/documents/documentFields.ts'
import { correspondentNameOf } from '../correspondents/correspondentNames.ts'
import type { Caller } from '../engine/caller.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import { roleIdOf } from './correspondentRoles.ts'
import type { DocumentRow } from './documentRows.ts'
import { remember } from './history.ts'

const nameOf = (roleId: number | null): string => (roleId === null ? '' : labelIn(correspondentRoleLabels, roleId))

/** Writes a line for each person whose role differs from the one in `before`. */
export const rememberRoles = (
  db: MockDatabase,
  caller: Caller,
  before: DocumentRow,
  people: readonly PersonOfDocument[],
): void => {
  for (const { id, roleId } of people) {
    const known = roleIdOf(before, id)
    const row = db.correspondents.get(id)
    if (known === roleId || !row) continue
    remember(db, caller, before.guid, {
      action: 'Промяна на роля',
      attribute: documentFieldUses.correspondentRoles.label,
      oldValue: nameOf(known),
      newValue: nameOf(roleId),
      note: correspondentNameOf(row),
    })
  }
}
