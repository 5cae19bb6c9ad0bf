/** A resolution is a document of a separate type below the resolved document (document 1, section 5). */
import { ResolutionKind, Scope } from '../../contract/enumerations.ts'
import { errorsOf, type FieldErrors, required, requiredMessage } from '../requiredFields.ts'

/** True for the types of resolutions: 1 in administrative services, 466 in the document flow. */
export const isResolutionType = (typeId: number | null): boolean =>
  typeId === ResolutionKind.AU || typeId === ResolutionKind.DO

/** The type of a resolution on a document of this scope (1 document flow, 2 administrative services). */
export const resolutionTypeOf = (scope: number): ResolutionKind =>
  scope === Scope.AU ? ResolutionKind.AU : ResolutionKind.DO

/**
 * The permission for a further task by a resolution: its author needs the permission to assign, others the permission
 * to resolve.
 */
export const neededToGiveBy = (of: { authorId: number | undefined; personId: number | undefined }) =>
  of.authorId !== undefined && of.authorId === of.personId ? ('assign' as const) : ('resolve' as const)

/** Errors of a resolution by request field: it needs a text and at least one task. */
export const resolutionErrors = (given: {
  text: string
  tasks: number
}): FieldErrors<'subjectDescription' | 'taskAssignees'> =>
  errorsOf({
    subjectDescription: required(given.text),
    taskAssignees: given.tasks > 0 ? null : requiredMessage,
  })
