import { isWaitingStatus } from '../../src/rules/exchange/exchangeMessages.ts'
import type { ExchangeMessageRow } from './exchangeRows.ts'

export const isUnprocessed = ({ isIncoming, statusId }: ExchangeMessageRow): boolean =>
  isIncoming && statusId !== null && isWaitingStatus(statusId)
