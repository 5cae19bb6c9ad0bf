import { DocumentStatus, documentStatusLabels } from '../../src/contract/enumerations.ts'
import { civilDateOf, formatDateYear } from '../../src/dates/civilDate.ts'
import { returnReasonText } from '../../src/rules/documents/delivery.ts'
import { formatAmount } from '../../src/rules/words/money.ts'
import type { Frame } from '../seed/seedFrame.ts'
import type { DocumentRow, HistoryRow, ObligationRow, PaymentRow } from './documentRows.ts'
import { courseOf } from './seedCourse.ts'

/**
 * An event of a seeded document; each corresponds to one call of a user. The history and the journal are derived from
 * these events.
 */
export type SeededEvent = { at: string; personId: number | null } & (
  | { kind: 'written' }
  | { kind: 'registered'; number: string | null }
  | { kind: 'resolved'; number: string | null; subject: string }
  | { kind: 'moved'; from: number; to: number; reason: string | null }
  | { kind: 'charged'; basis: string; amount: string }
  | { kind: 'paid'; basis: string; amount: string }
  | { kind: 'assigned'; task: string }
  | { kind: 'returned'; addressee: string; reasonId: number }
  | { kind: 'executed'; task: string; result: string | null; comment: string | null }
)
/** Returns the events of a document that one module (for example tasks or fees) adds, not necessarily in order. */
export type EventsOf = (documentGuid: string) => readonly SeededEvent[]
export type EventLine = Pick<HistoryRow, 'action' | 'attribute' | 'oldValue' | 'newValue' | 'note'>

const statusLabels = new Map(Object.entries(documentStatusLabels).map(([key, label]) => [Number(key), label]))
const statusLabel = (id: number): string | null => statusLabels.get(id) ?? null

const line = (action: string, of: Partial<EventLine> = {}): EventLine => ({
  ...{ attribute: null, oldValue: null, newValue: null, note: null },
  ...of,
  action,
})
/** Returns the line that the backend would write into the history for this event. */
export const lineOf = (event: SeededEvent): EventLine => {
  switch (event.kind) {
    case 'written':
      return line('Създаване')
    case 'registered':
      return line('Регистриране', { attribute: 'Рег. №', newValue: event.number })
    case 'resolved':
      return line('Резолюция', { attribute: `Резолюция № ${event.number}`, newValue: event.subject })
    case 'moved':
      return line('Смяна на статус', {
        attribute: 'Статус',
        oldValue: statusLabel(event.from),
        newValue: statusLabel(event.to),
        note: event.reason,
      })
    case 'charged':
      return line('Задължение', { attribute: event.basis, newValue: event.amount })
    case 'paid':
      return line('Плащане', { attribute: event.basis, newValue: event.amount })
    case 'assigned':
      return line('Задача – възлагане', { attribute: 'Задача', newValue: event.task })
    case 'returned':
      return line('Връщане на пратка', {
        attribute: event.addressee,
        newValue: `Върнато на ${formatDateYear(civilDateOf(event.at))}`,
        note: returnReasonText(event.reasonId, ''),
      })
    case 'executed':
      return line('Задача – изпълнение', { attribute: event.task, newValue: event.result, note: event.comment })
  }
}

/** Returns the events of the document itself: its creation, registration, resolution, and changes of status. */
const ownEvents = (frame: Frame, row: DocumentRow): SeededEvent[] => {
  // A document from the portal has no author among the employees.
  const author = row.portalNumber !== null ? null : row.authorPersonId
  const events: SeededEvent[] = [{ kind: 'written', at: row.dateCreated, personId: author }]
  if (!row.dateRegistered) return events
  events.push({
    kind: 'registered',
    at: row.dateRegistered,
    personId: row.registeredByPersonId,
    number: row.number,
  })
  for (const one of frame.caseOf(row).documents)
    if (one.parentGuid === row.guid && one.dateRegistered)
      events.push({
        ...{ kind: 'resolved', at: one.dateRegistered, personId: one.authorPersonId },
        ...{ number: one.number, subject: one.subject },
      })
  let from: number = DocumentStatus.REGISTERED
  for (const { statusId, at, personId, reason } of courseOf(frame, row)) {
    events.push({ kind: 'moved', at, personId, from, to: statusId, reason })
    from = statusId
  }
  return events
}

export const eventsOf = (frame: Frame, row: DocumentRow, others: readonly EventsOf[]): SeededEvent[] => {
  const events = ownEvents(frame, row)
  for (const of of others) for (const event of of(row.guid)) events.push(event)
  return events.sort(byTime)
}
const byTime = (a: SeededEvent, b: SeededEvent): number => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0)

export const eventsOfFees = (
  tables: () => { obligations: readonly ObligationRow[]; payments: readonly PaymentRow[] },
): EventsOf => {
  let known: Map<string, SeededEvent[]> | undefined
  const made = (): Map<string, SeededEvent[]> => {
    const { obligations, payments } = tables()
    const paid = new Map(payments.map((row) => [row.obligationGuid, row]))
    return new Map(
      obligations.map(({ guid, documentGuid, basis, ...fee }) => {
        const payment = paid.get(guid)
        const events: SeededEvent[] = [
          {
            ...{ kind: 'charged', at: fee.dateCreated, personId: fee.createdByPersonId, basis },
            amount: formatAmount(fee.amountCents, fee.currency),
          },
        ]
        if (payment)
          events.push({
            ...{ kind: 'paid', at: payment.dateCreated, personId: payment.createdByPersonId, basis },
            amount: formatAmount(payment.amountCents, payment.currency),
          })
        return [documentGuid, events]
      }),
    )
  }
  return (documentGuid) => {
    known ??= made()
    return known.get(documentGuid) ?? []
  }
}

/** The number of history ids reserved for each document, so that its history cannot have more lines. */
export const HISTORY_BLOCK = 256

export const historyOf = (frame: Frame, row: DocumentRow, others: readonly EventsOf[]): HistoryRow[] =>
  eventsOf(frame, row, others)
    .slice(0, HISTORY_BLOCK)
    .map((event, i) => ({
      id: row.id * HISTORY_BLOCK + i,
      documentGuid: row.guid,
      departmentId: null,
      date: event.at,
      personId: event.personId,
      ...lineOf(event),
    }))
