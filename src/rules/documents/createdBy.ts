import { ReceivedVia } from '../../contract/enumerations.ts'
import type { Document } from '../../contract/shapes/documents.ts'

/** Who has made a document, in words: a person, or the portal where an applicant wrote it; '' where that is not known. */
export const createdByWords = ({ createdBy, receivedVia }: Pick<Document, 'createdBy' | 'receivedVia'>): string =>
  createdBy?.fullName ?? (receivedVia?.id === ReceivedVia.INTERNET ? 'Портал за електронни услуги' : '')
