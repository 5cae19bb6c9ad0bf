import { documents } from '../../../contract/documents.ts'
import type { Document } from '../../../contract/shapes/documents.ts'
import type { CivilDate } from '../../../dates/civilDate.ts'
import { attempt } from '../../../transport/request.ts'
import { versionOf } from '../write/saving/saveChange.ts'
import { bodyOf } from '../write/values/documentBody.ts'
import { valuesOf } from '../write/values/documentValues.ts'

/** Saves only the day on which the document was signed on paper; returns false if this failed. */
export const stateOnPaper = async (document: Document, signedOnPaper: CivilDate): Promise<boolean> => {
  const base = valuesOf(document)
  const { scope, parentDocument } = document
  const about = { scope, parentDocumentGuid: parentDocument?.guid ?? null, base }
  const body = { ...bodyOf({ ...base, signedOnPaper }, about), guid: document.guid, ...versionOf(document) }
  const outcome = await attempt(documents.editDocument, { body }, { silentWhenDone: true })
  return outcome.done
}
