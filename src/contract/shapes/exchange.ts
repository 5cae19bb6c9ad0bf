import * as v from 'valibot'
import { scanResults } from '../enumerations.ts'
import { CivilDate, DateTime, Guid, Id, orFalse, orUnknown, proposed, sorted, textUpTo } from './base.ts'
import { DeliveryStatusId, IncomingStatusId, RegistrationStatusId } from './codes.ts'
import { DocumentBody } from './documents.ts'

export const MessageFilter = proposed(
  v.object({
    title: v.optional(v.string()),
    sender: v.optional(v.string()),
    senderNumber: v.optional(v.string()),
    incomingStatusId: v.optional(Id),
    registrationStatusId: v.optional(Id),
    fromDate: v.optional(CivilDate),
    toDate: v.optional(CivilDate),
    onlyUnprocessed: v.optional(v.boolean()),
    documentGuid: v.optional(Guid),
    ...sorted,
  }),
)
export const MessageRow = proposed(
  v.object({
    guid: Guid,
    title: v.string(),
    sender: v.string(),
    senderKind: v.string(),
    senderNumber: v.string(),
    documentKind: v.string(),
    incomingStatusId: orUnknown(IncomingStatusId),
    registrationStatusId: v.nullable(RegistrationStatusId),
    dateSent: orUnknown(DateTime),
    dateReceived: v.nullable(DateTime),
    dateServed: v.nullable(DateTime),
    repeatedAt: v.nullable(DateTime),
    dueDate: v.nullable(CivilDate),
    filesCount: orUnknown(Id),
    /** True if a file has an electronic signature, valid or not. */
    hasSignature: orFalse,
    registeredDocument: v.nullable(v.object({ guid: Guid, documentNumber: v.string() })),
  }),
)
export const Message = proposed(
  v.object({
    ...MessageRow.pipe[0].entries,
    content: v.string(),
    comment: v.string(),
    attentionTo: v.string(),
    serviceName: v.string(),
    senderIdentifier: v.string(),
    parentNumber: v.string(),
    correspondents: v.array(
      v.object({ name: v.string(), identifier: v.string(), address: v.string(), phone: v.string(), email: v.string() }),
    ),
    openedBy: v.string(),
    openedAt: v.nullable(DateTime),
    rejectionReason: v.string(),
    notice: v.nullable(
      v.object({
        deliveryStatusId: orUnknown(DeliveryStatusId),
        sentAt: orUnknown(DateTime),
        deliveredAt: v.nullable(DateTime),
        text: v.string(),
      }),
    ),
  }),
)
export const MessageAttachment = proposed(
  v.object({
    guid: Guid,
    fileName: v.string(),
    size: orUnknown(Id),
    contentType: v.string(),
    comment: v.string(),
    scan: orUnknown(v.picklist(scanResults)),
  }),
)
export const PreDocument = proposed(
  v.object({
    body: DocumentBody,
    senderIsKnown: orFalse,
    senderName: v.string(),
    attachments: v.array(MessageAttachment),
  }),
)
export const RegisterFromMessage = proposed(
  v.object({ messageGuid: Guid, document: DocumentBody, attachmentGuids: v.array(Guid) }),
)
export const RejectMessage = proposed(
  v.object({ messageGuid: Guid, reasonId: Id, explanation: textUpTo(1000), notifySender: v.boolean() }),
)
export const SendByExchange = proposed(v.object({ docGuid: Guid, addresseeIds: v.array(Id), fileGuids: v.array(Guid) }))
