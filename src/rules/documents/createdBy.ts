import { ReceivedVia } from '../../contract/enumerations.ts'
import type { Document } from '../../contract/shapes/documents.ts'

/** The author of a document in words: a person, or the portal; '' if unknown. */
export const createdByText = ({ createdBy, receivedVia }: Pick<Document, 'createdBy' | 'receivedVia'>): string =>
  createdBy?.fullName ?? (receivedVia?.id === ReceivedVia.INTERNET ? 'Портал за електронни услуги' : '')
