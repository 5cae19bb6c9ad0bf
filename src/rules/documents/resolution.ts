/**
 * Resolutions. A resolution is a document of its own type and a child of the document that it refers to (specification
 * 1, section 5).
 */
import { ResolutionKind, Scope } from '../../contract/enumerations.ts'
import { errorsOf, type FieldErrors, required, requiredMessage } from '../requiredFields.ts'

export const isResolutionType = (typeId: number | null): boolean =>
  typeId === ResolutionKind.AU || typeId === ResolutionKind.DO

export const resolutionTypeOf = (scope: number): ResolutionKind =>
  scope === Scope.AU ? ResolutionKind.AU : ResolutionKind.DO

/**
 * Returns the permission needed to save a resolution: `assign` for the author of the resolution, `resolve` for other
 * users.
 */
export const neededToGiveBy = (of: { authorId: number | undefined; personId: number | undefined }) =>
  of.authorId !== undefined && of.authorId === of.personId ? ('assign' as const) : ('resolve' as const)

export const resolutionErrors = (given: {
  text: string
  tasks: number
}): FieldErrors<'subjectDescription' | 'taskAssignees'> =>
  errorsOf({
    subjectDescription: required(given.text),
    taskAssignees: given.tasks > 0 ? null : requiredMessage,
  })
