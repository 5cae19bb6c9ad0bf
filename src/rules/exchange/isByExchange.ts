import { SentVia } from '../../contract/enumerations.ts'

/** True if an exchange system (ССЕВ, СЕОС) delivers, and itself reports what became of it. */
export const isByExchange = ({ sentViaId }: { sentViaId: number | null }): boolean =>
  sentViaId === SentVia.EDELIVERY || sentViaId === SentVia.DOCEXCHANGE
