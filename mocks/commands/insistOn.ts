import { type DocumentAction, documentAction } from '../../src/rules/documentActions.ts'
import { insist } from '../refused.ts'
import type { Caller } from '../session.ts'
import type { DocumentRow } from '../tables/documentRows.ts'
import { factsOfRow } from '../views/documentFacts.ts'
import { documentPermissionsOf, whoCan } from '../views/permissions.ts'
import type { World } from '../world.ts'

/** Refuses an action on a document where the shared rule does, in its own words and with who can. */
export const insistOn = (world: World, caller: Caller, row: DocumentRow, action: DocumentAction): void =>
  insist(documentAction(action, factsOfRow(world, row), documentPermissionsOf(world, caller, row), whoCan(world, row)))
