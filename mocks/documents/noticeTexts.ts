import { formatNumber } from '../../src/rules/identifiers/registrationNumber.ts'
import type { CaseFileRow } from './caseFileRow.ts'
import type { DocumentRow } from './documentRows.ts'

type Named = Pick<DocumentRow, 'number' | 'dateRegistered' | 'subject'>
const titled = ({ number, dateRegistered, subject }: Named): string =>
  `№ ${formatNumber(number, dateRegistered)}: ${subject}`

export const newDocumentText = (row: Named): string => `Нов документ ${titled(row)}`
export const newApplicationText = (senders: readonly string[], subject: string): string =>
  `Ново заявление от портала от ${senders.join(', ')}: ${subject}`
export const closedCaseText = (root: Named): string => `Приключена преписка ${titled(root)}`

/**
 * Returns whom to notify that a case is closed: its owner and, unless it came from the portal, the author of its first
 * document.
 */
export const recipientsOfClosedCase = (
  { ownerPersonId }: Pick<CaseFileRow, 'ownerPersonId'>,
  { authorPersonId, createdByPersonId }: Pick<DocumentRow, 'authorPersonId' | 'createdByPersonId'>,
): number[] => (createdByPersonId === null ? [ownerPersonId] : [...new Set([ownerPersonId, authorPersonId])])
