import type { Role } from '../../contract/enumerations.ts'
import type { Notification, NotificationType } from '../../contract/notifications.ts'
import type { StaffKind } from '../../contract/shapes/staff.ts'
import { documentModule, to } from '../../routes/to.ts'

type Opened = Pick<
  Notification,
  'type' | 'documentGuid' | 'taskGuid' | 'commentId' | 'scope' | 'message' | 'staffRecord'
>
type MayEnter = (roles: readonly Role[]) => boolean

/** Scope 2 is administrative services (document 1, section 3); who has only the other module reads it there. */
const moduleOf = ({ scope }: Opened, mayEnter: MayEnter) => {
  const inServices = mayEnter(['DOCUMENTS_EAU'])
  const isService = inServices && (scope === 2 || !mayEnter(['DOCUMENTS_FLOW']))
  return documentModule(isService ? 'administrative-services' : 'documents-flow')
}

type Opens = (notification: Opened, mayEnter: MayEnter) => string | undefined

const document =
  (tab?: 'comments' | 'addressees' | 'obligations'): Opens =>
  (notification, mayEnter) => {
    if (notification.documentGuid === null) return undefined
    const comment = notification.commentId ?? undefined
    return moduleOf(notification, mayEnter).document(notification.documentGuid, { tab, comment })
  }
const task: Opens = (notification, mayEnter) =>
  notification.taskGuid === null
    ? document()(notification, mayEnter)
    : moduleOf(notification, mayEnter).task(notification.taskGuid)
const message: Opens = ({ message: about }) => {
  if (about === null) return undefined
  return about.system === 'eDelivery'
    ? to.documentsFlow.eDeliveryMessage(about.guid)
    : to.documentsFlow.docExchangeMessage(about.guid)
}

const staffPages: Record<StaffKind, { roles: readonly Role[]; one: (id: number) => string }> = {
  leave: { roles: ['UP_MANAGER', 'UP_VACATIONS'], one: to.staff.leaveApplications.one },
  trip: { roles: ['UP_MANAGER', 'UP_BUSINESS_TRIPS'], one: to.staff.businessTrips.one },
  sickLeave: { roles: ['UP_MANAGER'], one: to.staff.sickLeaves.one },
  expense: { roles: ['UP_MANAGER', 'UP_EXPENSES'], one: to.staff.expenseReports.one },
}
/** Whom a record of the staff is about may not have the module: then the words are all there is. */
const staffRecord: Opens = ({ staffRecord: about }, mayEnter) => {
  const page = about && staffPages[about.kind]
  return page && mayEnter(page.roles) ? page.one(about.id) : undefined
}

const opens: Record<NotificationType, Opens> = {
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
}

const isKnown = (type: string): type is NotificationType => Object.hasOwn(opens, type)

/** Where a notification leads: to the record it speaks of, in the right module; undefined when it leads nowhere. */
export const notificationAddress = (notification: Opened, mayEnter: MayEnter): string | undefined => {
  if (notification.commentId !== null) return opens.Comment(notification, mayEnter)
  return (isKnown(notification.type) ? opens[notification.type] : document())(notification, mayEnter)
}
