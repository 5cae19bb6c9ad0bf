import { documents } from '../../../contract/documents.ts'
import type { Document } from '../../../contract/shapes/documents.ts'
import { attempt } from '../../../transport/request.ts'
import { versionOf } from '../write/saving/saveChange.ts'
import { bodyOf } from '../write/values/documentBody.ts'
import { type DocumentValues, valuesOf } from '../write/values/documentValues.ts'

type Signing = Partial<Pick<DocumentValues, 'signedOnPaper' | 'signedByPersonId'>>

/** Saves only the day of a signature on paper, or the signer; returns false if this failed. */
export const saveSigning = async (document: Document, signing: Signing): Promise<boolean> => {
  const base = valuesOf(document)
  const { scope, parentDocument } = document
  const about = { scope, parentDocumentGuid: parentDocument?.guid ?? null, base }
  const body = { ...bodyOf({ ...base, ...signing }, about), guid: document.guid, ...versionOf(document) }
  const outcome = await attempt(documents.editDocument, { body }, { silentWhenDone: true })
  return outcome.done
}
