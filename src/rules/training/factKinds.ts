import type { FactKind } from '../../contract/training/exercise.ts'
import type { Kind } from './factKind.ts'
import { factKindsOfDocuments } from './factKindsOfDocuments.ts'
import { factKindsOfRecords } from './factKindsOfRecords.ts'

export const factKinds: Readonly<Record<FactKind, Kind>> = { ...factKindsOfDocuments, ...factKindsOfRecords }
