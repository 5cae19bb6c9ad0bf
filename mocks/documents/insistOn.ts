import { type DocumentAction, documentAction } from '../../src/rules/documents/documentActions.ts'
import type { Caller } from '../engine/caller.ts'
import { insist } from '../engine/refused.ts'
import type { World } from '../engine/world.ts'
import { factsOfRow } from './documentFacts.ts'
import { documentPermissionsOf, whoCan } from './permissions.ts'
import type { DocumentRow } from './rows.ts'

/** Throws if the shared rule refuses the action, with the message of the rule and the names of those who may do it. */
export const insistOn = (world: World, caller: Caller, row: DocumentRow, action: DocumentAction): void =>
  insist(documentAction(action, factsOfRow(world, row), documentPermissionsOf(world, caller, row), whoCan(world, row)))
