import type { Correspondent } from '../../src/contract/shapes/correspondents.ts'
import { saveCorrespondent } from '../correspondents/commands.ts'
import { correspondentNameOf } from '../correspondents/names.ts'
import type { CorrespondentRow } from '../correspondents/rows.ts'
import { remember } from '../documents/history.ts'
import { insistOn } from '../documents/insistOn.ts'
import type { DocumentRow } from '../documents/rows.ts'
import type { Caller } from '../engine/caller.ts'
import { found, movedMeanwhile } from '../engine/refused.ts'
import type { World } from '../engine/world.ts'
export const addCorrespondent = (
  world: World,
  caller: Caller,
  document: DocumentRow,
  given: Correspondent,
): CorrespondentRow => {
  insistOn(world, caller, document, 'addCorrespondent')
  const row = given.id
    ? found(world.correspondents.get(given.id), 'Кореспондентът')
    : saveCorrespondent(world, caller, given)
  if (document.correspondentIds.includes(row.id)) movedMeanwhile('Този кореспондент вече е добавен към документа.')
  world.put('documents', { ...document, correspondentIds: [...document.correspondentIds, row.id] })
  remember(world, caller, document.guid, {
    action: 'Добавяне на кореспондент',
    attribute: 'Кореспонденти',
    newValue: correspondentNameOf(row),
  })
  return row
}

export const removeCorrespondent = (
  world: World,
  caller: Caller,
  document: DocumentRow,
  correspondentId: number,
): void => {
  insistOn(world, caller, document, 'removeCorrespondent')
  const row = world.correspondents.get(correspondentId)
  world.put('documents', {
    ...document,
    correspondentIds: document.correspondentIds.filter((id) => id !== correspondentId),
  })
  remember(world, caller, document.guid, {
    action: 'Премахване на кореспондент',
    attribute: 'Кореспонденти',
    oldValue: row ? correspondentNameOf(row) : '',
  })
}
