/** What a resolution is: a document of its own type that hangs under the document it resolves (document 1, section 5). */
import { ResolutionKind, Scope } from '../../contract/enumerations.ts'
import { errorsOf, type FieldErrors, required, requiredMessage } from '../requiredFields.ts'

/** Whether a document of this type is a resolution: 1 in administrative services, 466 in the document flow. */
export const isResolutionType = (typeId: number | null): boolean =>
  typeId === ResolutionKind.AU || typeId === ResolutionKind.DO

/** The type of a resolution on a document of this scope (1 document flow, 2 administrative services). */
export const resolutionTypeOf = (scope: number): ResolutionKind =>
  scope === Scope.AU ? ResolutionKind.AU : ResolutionKind.DO

/** What it takes to give a further task by a resolution: who issued it gives it, others only if they may issue one. */
export const neededToGiveBy = (of: { authorId: number | undefined; personId: number | undefined }) =>
  of.authorId !== undefined && of.authorId === of.personId ? ('assign' as const) : ('resolve' as const)

/** What a resolution lacks, by field of the call: its text, and at least one task. */
export const resolutionErrors = (given: {
  text: string
  tasks: number
}): FieldErrors<'subjectDescription' | 'taskAssignees'> =>
  errorsOf({
    subjectDescription: required(given.text),
    taskAssignees: given.tasks > 0 ? null : requiredMessage,
  })
