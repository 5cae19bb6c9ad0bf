import { groupErrors, mayDeleteGroup, namedGroup } from '../../src/rules/correspondents/correspondentGroups.ts'
import { refusalText } from '../../src/rules/refusal.ts'
import { hasErrors, messagesByField } from '../../src/rules/requiredFields.ts'
import { logAction } from '../audit/logAction.ts'
import { checkMessage } from '../documents/createDocument.ts'
import { refuse, refuseFields } from '../engine/refused.ts'
import type { Caller } from '../engine/session.ts'
import type { World } from '../world.ts'
import { type Group, groupView } from './groupView.ts'

const objectKind = 'Кореспондентска група'
const unknownGroup = 'Групата вече не съществува.'

/** Creates a group (id 0) or changes one; a name that is missing or taken is refused at its field. */
export const saveGroup = (world: World, caller: Caller, { id, name, isActive }: Group): Group => {
  const known = id === 0 ? undefined : (world.correspondentGroups.get(id) ?? refuse(unknownGroup))
  const errors = groupErrors({ id, name }, world.correspondentGroups.all())
  if (hasErrors(errors)) refuseFields(checkMessage, messagesByField(errors))
  const own = known?.id ?? world.nextId('correspondentGroups')
  const row = { id: own, name: name.trim(), order: known?.order ?? own, isActive }
  world.put('correspondentGroups', row)
  logAction(world, caller, {
    action: known ? 'Промяна' : 'Създаване',
    objectKind,
    objectId: String(own),
    description: row.name,
    oldValue: known ? namedGroup(known).name : null,
    newValue: namedGroup(row).name,
  })
  return groupView(world, row)
}

/** Deletes a group that no correspondent is in. */
export const deleteGroup = (world: World, caller: Caller, id: number): void => {
  const row = world.correspondentGroups.get(id) ?? refuse(unknownGroup)
  const verdict = mayDeleteGroup(groupView(world, row).correspondentsCount)
  if (!verdict.allowed) refuse(refusalText(verdict.refusal))
  world.remove('correspondentGroups', id)
  logAction(world, caller, {
    action: 'Изтриване',
    objectKind,
    objectId: String(id),
    description: row.name,
    oldValue: namedGroup(row).name,
  })
}
