import { SentVia } from '../../contract/enumerations.ts'

/** True if an exchange system (ССЕВ, СЕОС) delivers. Such a system also reports the result of the delivery. */
export const isByExchange = ({ sentViaId }: { sentViaId: number | null }): boolean =>
  sentViaId === SentVia.EDELIVERY || sentViaId === SentVia.DOCEXCHANGE
