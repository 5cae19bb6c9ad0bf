import type { FactKind } from '../../contract/training/exercise.ts'
import type { Kind } from './factKind.ts'
import { factKindsOfDocuments } from './factKindsOfDocuments.ts'
import { factKindsOfRecords } from './factKindsOfRecords.ts'

/** Every kind of fact with its fields; whoever writes an exercise chooses from these. */
export const factKinds: Readonly<Record<FactKind, Kind>> = { ...factKindsOfDocuments, ...factKindsOfRecords }
