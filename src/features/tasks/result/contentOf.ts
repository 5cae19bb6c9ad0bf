import type { Document } from '../../../contract/shapes/documents.ts'
import { isResolutionType } from '../../../rules/documents/resolution.ts'
import type { DocumentContent } from '../../../rules/tasks/taskValidation.ts'

export const contentOf = (document: Document | undefined): DocumentContent | undefined => {
  const filesCount = document?.counts.files ?? null
  if (!document || filesCount === null) return undefined
  const isResolution = isResolutionType(document.documentType.id)
  return { filesCount, text: isResolution ? document.subjectDescription : document.note }
}
