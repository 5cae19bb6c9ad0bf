import type { notifications } from '../../src/contract/notifications.ts'
import { addDays, isoAt } from '../../src/dates/civilDate.ts'
import { formatNumber } from '../../src/rules/identifiers/registrationNumber.ts'
import { assertFound, refuseForbidden } from '../engine/assertions.ts'
import type { Caller } from '../engine/caller.ts'
import type { Handlers } from '../engine/handler.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import { nextTurn } from '../engine/yieldToPage.ts'
import type { NotificationRow } from './notificationRows.ts'
import { referenceOf } from './recordReference.ts'

const systemNames = { edelivery: 'eDelivery', docexchange: 'docExchange' } as const

const messageOf = (db: MockDatabase, { messageGuid }: NotificationRow) => {
  const row = messageGuid ? db.exchangeMessages.get(messageGuid) : undefined
  return row?.isIncoming ? { guid: row.guid, system: systemNames[row.system] } : null
}

/** True if the notification is about several documents of a type; its document is only the first of them. */
const isAboutMany = ({ type }: NotificationRow): boolean => type === 'TermsRecalculated'

const aboutOf = (db: MockDatabase, row: NotificationRow): string => {
  const document = isAboutMany(row) ? undefined : db.documents.get(row.documentGuid)
  if (!document) return ''
  const number = formatNumber(document.number, document.dateRegistered)
  return number === '' ? document.subject : `${number}: ${document.subject}`
}

const isClosedFor = (db: MockDatabase, caller: Caller, { documentGuid }: NotificationRow): boolean =>
  documentGuid !== null && !db.query('readsDocument', caller, documentGuid)

const view = (db: MockDatabase, caller: Caller, row: NotificationRow) => ({
  id: row.id,
  type: row.type,
  text: row.text,
  about: isClosedFor(db, caller, row) ? '' : aboutOf(db, row),
  isClosed: isClosedFor(db, caller, row),
  dateCreated: row.dateCreated,
  seen: row.dateSeen !== null,
  documentGuid: row.documentGuid,
  commentId: row.commentId,
  documentTypeId: isAboutMany(row) ? (db.documents.get(row.documentGuid)?.typeId ?? null) : null,
  scope: db.documents.get(row.documentGuid)?.scope ?? null,
  taskGuid: row.taskGuid,
  message: messageOf(db, row),
  staffRecord: row.staffKind && row.staffId ? { kind: row.staffKind, id: row.staffId } : null,
  record: referenceOf(row.record),
})

const isUnseen = ({ dateSeen }: NotificationRow): boolean => dateSeen === null
const instant = (date: string): string => new Date(isoAt(date)).toISOString()

const mark = (db: MockDatabase, caller: Caller, id: number, dateSeen: string | null): null => {
  const row = assertFound(db.notifications.get(id), 'Известието')
  if (row.personId !== caller.person.id) refuseForbidden()
  db.put('notifications', { ...row, dateSeen })
  return null
}

/**
 * Handlers for notifications: the requested range for a person, in the requested order (specification 2, section 7).
 */
export const notificationsHandlers = (db: MockDatabase): Handlers<typeof notifications> => ({
  getUserNotifications: async ({ caller, query, body }) => {
    // Notifications refer to tasks, which may still be generated. The loop pauses between batches, so that other
    // requests are handled meanwhile.
    while (db.prepareNext()) await nextTurn()
    const [from, before] = [instant(body.fromDate), instant(addDays(body.toDate, 1))]
    const ofAllTypes = db.notifications
      .by('personId', caller.person.id)
      .filter(({ dateCreated }) => dateCreated >= from && dateCreated < before)
    const inWindow = ofAllTypes.filter(({ type }) => !body.type || type === body.type)
    const matching = inWindow.filter(({ dateSeen }) => body.seen === undefined || (dateSeen !== null) === body.seen)
    const sign = body.sortColumns[0]?.direction === 'desc' ? -1 : 1
    const sorted = matching.toSorted(
      (a, b) => (a.dateCreated === b.dateCreated ? a.id - b.id : a.dateCreated < b.dateCreated ? -1 : 1) * sign,
    )
    return {
      items: sorted.slice(query.skip, query.skip + query.take).map((row) => view(db, caller, row)),
      totalCount: sorted.length,
      unseenCount: inWindow.filter(isUnseen).length,
      unseenOfAllTypes: ofAllTypes.filter(isUnseen).length,
    }
  },
  setNotificationSeen: ({ caller, query }) => mark(db, caller, query.notificationId, db.now().toISOString()),
  setNotificationNotSeen: ({ caller, query }) => mark(db, caller, query.notificationId, null),
  setAllNotificationsSeen: ({ caller, query: { upToId } }) => {
    const dateSeen = db.now().toISOString()
    db.inOneStep(() => {
      for (const row of db.notifications.by('personId', caller.person.id))
        if (isUnseen(row) && row.id <= upToId) db.put('notifications', { ...row, dateSeen })
    })
    return null
  },
})
