import { SentVia } from '../../contract/enumerations.ts'

/**
 * True for the channels of an exchange system (ССЕВ, СЕОС). Such a system delivers the document and reports the result
 * itself.
 */
export const isByExchange = ({ sentViaId }: { sentViaId: number | null }): boolean =>
  sentViaId === SentVia.EDELIVERY || sentViaId === SentVia.DOCEXCHANGE
