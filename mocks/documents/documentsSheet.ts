import { directionLabels } from '../../src/contract/enumerations.ts'
import { labelIn } from '../../src/contract/labels.ts'
import type { DocumentColumn, DocumentRow } from '../../src/contract/shapes/documents.ts'
import { civilDateOf } from '../../src/dates/civilDate.ts'
import { namesInRoles } from '../../src/rules/correspondents/documentRoles.ts'
import { holderText } from '../../src/rules/documents/holder.ts'
import { formatNumber } from '../../src/rules/identifiers/registrationNumber.ts'
import { noColumn, type SheetValue, sheetOf } from '../records/sheet.ts'

type Column = { name: string; header: string }

const dayOf = (at: string | null | undefined): SheetValue => (at ? { day: civilDateOf(at) } : '')
const momentOf = (at: string | null | undefined): SheetValue => (at && civilDateOf(at) !== '' ? { moment: at } : '')
const numberOf = (value: number | null | undefined): SheetValue =>
  value === null || value === undefined ? '' : { number: value, isAmount: false }

/**
 * The cells of the exported sheet, by column. Dates and numbers are typed. Every text is a string cell, so that text
 * from senders cannot become a formula.
 */
const cells: Record<DocumentColumn | 'dateRegistered', (row: DocumentRow) => SheetValue> = {
  documentDirectionId: (row) => labelIn(directionLabels, row.documentDirectionId),
  documentNumber: (row) => formatNumber(row.documentNumber, row.dateRegistered) || 'Без номер',
  dateRegistered: (row) => dayOf(row.dateRegistered),
  externalRefNumber: (row) => row.externalRefNumber,
  documentTypeName: (row) => row.documentTypeName,
  subjectDescription: (row) => row.subjectDescription,
  correspondents: (row) => namesInRoles(row.correspondents, row.correspondentRoleIds).join('; '),
  addressedTo: (row) => row.addressedTo,
  documentStatusName: (row) => row.documentStatusName,
  heldBy: ({ heldBy, heldSince }) => holderText({ heldBy, heldSince }),
  deadline: (row) => dayOf(row.deadline),
  createdBy: (row) => row.createdBy,
  dateCreated: (row) => momentOf(row.dateCreated),
  unreadCount: (row) => numberOf(row.unreadCount),
  lastDocument: (row) => row.lastDocument ?? '',
  myRole: (row) => row.myRole ?? '',
  workingDaysLeft: (row) => numberOf(row.workingDaysLeft),
  awaits: (row) => row.awaits ?? '',
  awaitsFrom: (row) => row.awaitsFrom ?? '',
  awaitsSince: (row) => momentOf(row.awaitsSince),
  daysSinceRegistration: (row) => numberOf(row.daysSinceRegistration),
  dateReceived: (row) => momentOf(row.dateReceived),
  serviceName: (row) => row.serviceName ?? '',
  paymentStatusName: (row) => row.paymentStatusName ?? '',
  undeliveredTo: (row) => row.undeliveredTo ?? '',
  undeliveredSince: (row) => (row.undeliveredSince ? { day: row.undeliveredSince } : ''),
}

type List = { title: string; heading?: readonly string[] | undefined; columns: readonly Column[] }
export const excelOf = ({ title, heading, columns }: List, rows: readonly DocumentRow[]): Promise<Blob> =>
  sheetOf(
    title,
    columns.map(({ header }) => header),
    rows.map((row) =>
      columns.map(({ name, header }) =>
        Object.hasOwn(cells, name) ? cells[name as keyof typeof cells](row) : noColumn(header),
      ),
    ),
    { heading },
  )
