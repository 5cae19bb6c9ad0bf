/** What a resolution is: a document of its own type that hangs under the document it resolves (document 1, section 5). */
import { ResolutionKind, Scope } from '../../contract/enumerations.ts'

/** Whether a document of this type is a resolution: 1 in administrative services, 466 in the document flow. */
export const isResolutionType = (typeId: number | null): boolean =>
  typeId === ResolutionKind.AU || typeId === ResolutionKind.DO

/** The type of a resolution on a document of this scope (1 document flow, 2 administrative services). */
export const resolutionTypeOf = (scope: number): ResolutionKind =>
  scope === Scope.AU ? ResolutionKind.AU : ResolutionKind.DO
