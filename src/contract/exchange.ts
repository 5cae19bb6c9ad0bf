import * as v from 'valibot'
import { docExchangeReaders, documentWork, eDeliveryReaders } from './callers.ts'
import { area } from './endpoint.ts'
import { byDocument, byGuid, Guid, ProposedPaging, pageOf, proposed } from './shapes/base.ts'
import { RegisteredDocument } from './shapes/documents.ts'
import {
  Message,
  MessageAttachment,
  MessageFilter,
  MessageRow,
  PreDocument,
  RegisterFromMessage,
  RejectMessage,
  SendByExchange,
} from './shapes/exchange.ts'

const byEDelivery = v.object({ eDeliveryGuid: Guid })
const byExchange = v.object({ exchangeGuid: Guid })

/** Messages of the secure e-delivery system (document 2, section 7). */
export const eDelivery = area(
  { backend: 'shreder' },
  {
    getEDeliveryIncomingMessages: {
      summary: 'Incoming e-delivery messages',
      method: 'POST',
      path: '/api/Documents/GetEDeliveryIncomingMessages',
      roles: eDeliveryReaders,
      query: ProposedPaging,
      body: MessageFilter,
      reply: pageOf(MessageRow),
    },
    getEDeliveryIncomingMessage: {
      summary: 'One e-delivery message',
      method: 'GET',
      path: '/api/Documents/GetEDeliveryIncomingMessage',
      roles: eDeliveryReaders,
      query: byEDelivery,
      reply: Message,
    },
    getEDeliveryIncomingMessageAttachments: {
      summary: 'Attachments of an e-delivery message',
      method: 'GET',
      path: '/api/Documents/GetEDeliveryIncomingMessageAttachments',
      workedOut: true,
      roles: eDeliveryReaders,
      query: byEDelivery,
      reply: v.array(MessageAttachment),
    },
    downloadEDeliveryAttachment: {
      summary: 'Contents of an attachment',
      method: 'GET',
      path: '/api/Documents/DownloadEDeliveryAttachment',
      roles: eDeliveryReaders,
      query: byGuid,
      reply: 'file',
    },
    getPreDocEDelivery: {
      summary: 'The form prefilled from a message',
      method: 'GET',
      path: '/api/Documents/GetPreDocEDelivery',
      roles: eDeliveryReaders,
      query: v.object({ eDeliveryIncomingMessageGuid: Guid }),
      reply: PreDocument,
    },
    createAndRegisterIncomingEDeliveryMessage: {
      summary: 'Register a document from a message',
      method: 'POST',
      path: '/api/Documents/CreateAndRegisterIncomingEDeliveryMessage',
      roles: eDeliveryReaders,
      body: RegisterFromMessage,
      reply: RegisteredDocument,
    },
    rejectEDeliveryMessage: {
      summary: 'Reject a message',
      method: 'POST',
      path: '/api/Documents/RejectEDeliveryMessage',
      roles: eDeliveryReaders,
      body: RejectMessage,
      reply: 'nothing',
    },
    sendEDeliveryMessage: {
      summary: 'Send an outgoing document by e-delivery',
      method: 'POST',
      path: '/api/Documents/SendEDeliveryMessage',
      roles: documentWork,
      query: byDocument,
      reply: 'nothing',
    },
  },
)

/** Messages of the document-exchange system: the same set keyed by exchangeGuid. */
export const docExchange = area(
  { backend: 'shreder' },
  {
    getExchangeIncomingMessages: {
      summary: 'Incoming exchange messages',
      method: 'POST',
      path: '/api/Documents/GetExchangeIncomingMessages',
      workedOut: true,
      roles: docExchangeReaders,
      query: ProposedPaging,
      body: MessageFilter,
      reply: pageOf(MessageRow),
    },
    getExchangeIncomingMessage: {
      summary: 'One exchange message',
      method: 'GET',
      path: '/api/Documents/GetExchangeIncomingMessage',
      workedOut: true,
      roles: docExchangeReaders,
      query: byExchange,
      reply: Message,
    },
    getExchangeIncomingMessageAttachments: {
      summary: 'Attachments of an exchange message',
      method: 'GET',
      path: '/api/Documents/GetExchangeIncomingMessageAttachments',
      workedOut: true,
      roles: docExchangeReaders,
      query: byExchange,
      reply: v.array(MessageAttachment),
    },
    downloadExchangeAttachment: {
      summary: 'Contents of an attachment',
      method: 'GET',
      path: '/api/Documents/DownloadExchangeAttachment',
      workedOut: true,
      roles: docExchangeReaders,
      query: byGuid,
      reply: 'file',
    },
    getPreDocExchange: {
      summary: 'The form prefilled from a message',
      method: 'GET',
      path: '/api/Documents/GetPreDocExchange',
      workedOut: true,
      roles: docExchangeReaders,
      query: v.object({ exchangeIncomingMessageGuid: proposed(Guid) }),
      reply: PreDocument,
    },
    createAndRegisterIncomingExchangeMessage: {
      summary: 'Register a document from a message',
      method: 'POST',
      path: '/api/Documents/CreateAndRegisterIncomingExchangeMessage',
      workedOut: true,
      roles: docExchangeReaders,
      body: RegisterFromMessage,
      reply: RegisteredDocument,
    },
    rejectExchangeMessage: {
      summary: 'Reject a message',
      method: 'POST',
      path: '/api/Documents/RejectExchangeMessage',
      workedOut: true,
      roles: docExchangeReaders,
      body: RejectMessage,
      reply: 'nothing',
    },
    sendExchangeMessage: {
      summary: 'Send an outgoing document by the exchange',
      method: 'POST',
      path: '/api/Documents/SendExchangeMessage',
      roles: documentWork,
      body: SendByExchange,
      reply: 'nothing',
    },
  },
)
