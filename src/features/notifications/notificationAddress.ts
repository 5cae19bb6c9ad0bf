import type { ExchangeSystemName } from '../../contract/enumerations.ts'
import type { Notification, NotificationType } from '../../contract/notifications.ts'
import type { StaffKind } from '../../contract/shapes/staff.ts'
import { type documentModule, to } from '../../routes/to.ts'
import { recordAddress } from '../../screen-kit/recordPages.ts'
import { type MayOpen, openable } from '../../screen-kit/routeTable.ts'

type Opened = Pick<
  Notification,
  | 'type'
  | 'documentGuid'
  | 'documentTypeId'
  | 'taskGuid'
  | 'commentId'
  | 'scope'
  | 'message'
  | 'staffRecord'
  | 'record'
  | 'isClosed'
>
type At = ReturnType<typeof documentModule>

/**
 * Returns the URL of the record in the module `scope`; 2 is administrative services (specification 1, section 3). If
 * the user may open only the other module, the URL is in that one.
 */
const inModule = ({ scope }: Opened, mayOpen: MayOpen, of: (at: At) => string): string => {
  const [inServices, inFlow] = [of(to.administrativeServices), of(to.documentsFlow)]
  return mayOpen(inServices) && (scope === 2 || !mayOpen(inFlow)) ? inServices : inFlow
}

type Opens = (notification: Opened, mayOpen: MayOpen) => string | undefined

const document =
  (tab?: 'comments' | 'addressees' | 'obligations'): Opens =>
  (notification, mayOpen) => {
    const { documentGuid, commentId } = notification
    if (documentGuid === null) return undefined
    return inModule(notification, mayOpen, (at) => at.document(documentGuid, { tab, comment: commentId ?? undefined }))
  }
const task: Opens = (notification, mayOpen) => {
  const { taskGuid } = notification
  return taskGuid === null
    ? document()(notification, mayOpen)
    : inModule(notification, mayOpen, (at) => at.task(taskGuid))
}
const messagePages: Record<ExchangeSystemName, (guid: string) => string> = {
  eDelivery: to.documentsFlow.eDeliveryMessage,
  docExchange: to.documentsFlow.docExchangeMessage,
}
const message: Opens = ({ message: about }) => {
  return about === null ? undefined : messagePages[about.system](about.guid)
}

const staffPages: Record<StaffKind, (id: number) => string> = {
  leave: to.staff.leaveApplications.one,
  trip: to.staff.businessTrips.one,
  sickLeave: to.staff.sickLeaves.one,
  expense: to.staff.expenseReports.one,
}
const staffRecord: Opens = ({ staffRecord: about }) => (about ? staffPages[about.kind](about.id) : undefined)

const addressByType: Record<NotificationType, Opens> = {
  NewDocument: document(),
  NewTask: task,
  Request: task,
  TaskDueSoon: task,
  TaskOverdue: task,
  TaskCompleted: task,
  TaskChanged: task,
  CaseFileClosed: document(),
  Comment: document('comments'),
  StatusChanged: document(),
  ObligationPaid: document('obligations'),
  MessageReceived: message,
  MessageServed: document('addressees'),
  MessageFailed: document('addressees'),
  MessageRefused: document('addressees'),
  StaffStep: staffRecord,
  StaffMoved: staffRecord,
  // A notification without a document tells the user that own work was given to others; „Моят ден“ shows that work.
  WorkHandedOver: (notification, mayOpen) => document()(notification, mayOpen) ?? to.myDay(),
  // The list shows all unfinished documents of the type, of all departments.
  TermsRecalculated: (notification, mayOpen) =>
    inModule(notification, mayOpen, (at) =>
      at.documents({
        documentTypeId: notification.documentTypeId ?? undefined,
        departmentId: 'any',
        standing: 'unfinished',
      }),
    ),
  Reminder: ({ record, scope }, mayOpen) => (record ? recordAddress(record, scope, mayOpen) : undefined),
}

const isKnown = (type: string): type is NotificationType => Object.hasOwn(addressByType, type)

const aboutWhat: Opens = (notification, mayOpen) => {
  if (notification.commentId !== null) return addressByType.Comment(notification, mayOpen)
  return (isKnown(notification.type) ? addressByType[notification.type] : document())(notification, mayOpen)
}

/**
 * Returns the URL that a notification opens; undefined if it is about no record or the user may not open the record.
 */
export const notificationAddress: Opens = (notification, mayOpen) => {
  if (notification.isClosed) return undefined
  const address = aboutWhat(notification, mayOpen)
  return address === undefined ? undefined : openable(address, mayOpen)
}

/** Returns why a notification has no link; undefined if it has one. */
export const closedBecause = (notification: Opened, mayOpen: MayOpen): string | undefined => {
  if (notificationAddress(notification, mayOpen) !== undefined) return undefined
  if (notification.isClosed) return 'Вече нямате достъп до документа.'
  if (notification.type === 'Reminder' && notification.record) return 'Нямате достъп до записа.'
  return aboutWhat(notification, mayOpen) === undefined
    ? 'Няма запис, който да се отвори.'
    : 'Нямате достъп до модула, в който се отваря.'
}
