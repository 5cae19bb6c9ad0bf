import {
  DocumentStatus,
  deliveryStatusLabels,
  documentStatusLabels,
  SentVia,
  sentViaLabels,
} from '../../src/contract/enumerations.ts'
import { civilDateOf, formatDateYear } from '../../src/dates/civilDate.ts'
import { caseFileClosedText } from '../../src/rules/documents/caseFileStatus.ts'
import { returnReasonText } from '../../src/rules/documents/delivery.ts'
import { formatNumberInLetter } from '../../src/rules/identifiers/registrationNumber.ts'
import { formatAmount } from '../../src/rules/words/money.ts'
import { correspondentNameOf } from '../correspondents/correspondentNames.ts'
import { correspondentOf } from '../correspondents/seedCorrespondents.ts'
import type { Frame } from '../seed/seedFrame.ts'
import type { DocumentRow, HistoryRow, ObligationRow, PaymentRow } from './documentRows.ts'
import { courseOf } from './seedCourse.ts'
import { ALL_DONE } from './seedMoves.ts'
import { commentsOf } from './seedParts.ts'
import { goesByExchange } from './seedSending.ts'

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
  | { kind: 'sent'; system: 'edelivery' | 'docexchange'; receiver: string }
  | { kind: 'delivered'; receiver: string; statusId: number; failure: string | null; receiverNumber: string | null }
  | { kind: 'returned'; addressee: string; reasonId: number }
  | { kind: 'sentAgain'; addressee: string; address: string; before: number | null; via: number }
  | { kind: 'commented'; departmentId: number | null }
  | { kind: 'caseClosed'; number: string }
  | { kind: 'executed'; task: string; result: string | null; comment: string | null }
)
/** Returns the events of a document that one module (for example tasks or fees) adds, not necessarily in order. */
export type EventsOf = (documentGuid: string) => readonly SeededEvent[]
export type EventLine = Pick<HistoryRow, 'action' | 'attribute' | 'oldValue' | 'newValue' | 'note'>

const wayNames = new Map(Object.entries(sentViaLabels).map(([key, label]) => [Number(key), label]))
const deliveryNames = new Map(Object.entries(deliveryStatusLabels).map(([key, label]) => [Number(key), label]))
const systemNames = { edelivery: 'е-Връчване', docexchange: 'Обмен на документи' } as const

const statusLabels = new Map(Object.entries(documentStatusLabels).map(([key, label]) => [Number(key), label]))
const statusLabel = (id: number): string | null => statusLabels.get(id) ?? null

const line = (
  action: string,
  { attribute = null, oldValue = null, newValue = null, note = null }: Partial<EventLine> = {},
): EventLine => ({ action, attribute, oldValue, newValue, note })
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
    case 'sent':
      return line('Изпращане', { attribute: systemNames[event.system], newValue: event.receiver })
    case 'delivered':
      return line('Доставка', {
        attribute: event.receiver,
        newValue: event.failure === null ? (deliveryNames.get(event.statusId) ?? null) : null,
        note:
          event.failure ??
          (event.receiverNumber === null
            ? null
            : `Регистриран при получателя с ${formatNumberInLetter(event.receiverNumber, event.at)}`),
      })
    case 'sentAgain':
      return line('Повторно изпращане', {
        attribute: event.addressee,
        oldValue: wayNames.get(event.before ?? 0) ?? '',
        newValue: [wayNames.get(event.via), event.address].filter(Boolean).join(', '),
        note: `Изпратено на ${formatDateYear(civilDateOf(event.at))}`,
      })
    case 'commented':
      return line('Коментар')
    case 'caseClosed':
      return line('Приключване на преписка', { note: caseFileClosedText(event.number) })
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
  const system = goesByExchange(row) ? systemOf(row.sentViaId) : undefined
  for (const { statusId, at, personId, reason } of courseOf(frame, row)) {
    // The call that sends a letter through an exchange system writes its own line instead of a change of status.
    // The end of a resolution is an event of its last task, which the module of tasks adds.
    const isOfTasks = row.parentGuid !== null && statusId === DocumentStatus.COMPLETED && reason === ALL_DONE
    if (system && statusId === DocumentStatus.SENT)
      events.push({ kind: 'sent', at, personId, system, receiver: receiverOf(frame, row) })
    else if (!isOfTasks) events.push({ kind: 'moved', at, personId, from, to: statusId, reason })
    from = statusId
  }
  const closed = caseClosedAt(frame, row)
  if (closed !== undefined && row.number !== null)
    events.push({ kind: 'caseClosed', at: closed, personId: null, number: row.number })
  return events
}

const systemOf = (sentViaId: number | null) => (sentViaId === SentVia.EDELIVERY ? 'edelivery' : 'docexchange')
const receiverOf = (frame: Frame, { correspondentIds: [id] }: DocumentRow): string => {
  const receiver = correspondentOf(frame, id ?? 0)
  return receiver ? correspondentNameOf(receiver) : ''
}
/** Returns when the case was closed, if the document is the first of a closed case. */
const caseClosedAt = (frame: Frame, row: DocumentRow): string | undefined => {
  const { id, documents } = frame.caseOf(row)
  const outcome = frame.outcomes[id - 1]
  return documents[0] === row && outcome?.isClosed ? outcome.statusDate : undefined
}

/** Returns the remarks on a document. A remark for the department of its author is seen only there. */
export const eventsOfComments =
  (frame: Frame): EventsOf =>
  (documentGuid) => {
    const row = frame.documentOf(documentGuid)
    if (!row) return []
    return commentsOf(frame, row).map(({ dateCreated, personId, isInternal }) => ({
      ...{ kind: 'commented', at: dateCreated, personId },
      departmentId: isInternal ? (frame.people.byId.get(personId)?.departmentId ?? null) : null,
    }))
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
    .map((event, i) => {
      const { action, attribute, oldValue, newValue, note } = lineOf(event)
      return {
        id: row.id * HISTORY_BLOCK + i,
        documentGuid: row.guid,
        departmentId: event.kind === 'commented' ? event.departmentId : null,
        date: event.at,
        personId: event.personId,
        action,
        attribute,
        oldValue,
        newValue,
        note,
      }
    })
