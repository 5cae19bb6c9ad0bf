import { ReceivedVia } from '../../contract/enumerations.ts'
import type { Document } from '../../contract/shapes/documents.ts'

export const createdByText = ({ createdBy, receivedVia }: Pick<Document, 'createdBy' | 'receivedVia'>): string =>
  createdBy?.fullName ?? (receivedVia?.id === ReceivedVia.INTERNET ? 'Портал за електронни услуги' : '')
