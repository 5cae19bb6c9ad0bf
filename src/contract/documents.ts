import * as v from 'valibot'
import { area } from './endpoint.ts'
import {
  byDocument,
  byGuid,
  byId,
  DateTime,
  Guid,
  Id,
  Options,
  orFalse,
  orUnknown,
  Paging,
  pageOf,
  proposed,
} from './shapes/base.ts'
import {
  Correspondent,
  CorrespondentDropdownItem,
  CorrespondentFilter,
  CorrespondentRow,
  DocumentCorrespondent,
} from './shapes/correspondents.ts'
import {
  AttachedFile,
  Document,
  DocumentBody,
  DocumentExport,
  DocumentFilter,
  DocumentPermissions,
  DocumentRow,
  RegisteredDocument,
} from './shapes/documents.ts'
import { Task } from './tasks.ts'

/** The list always says which of the eight views it wants (document 1, section 5). */
const ListPaging = v.object({ indexType: Id, ...Paging.entries })

/**
 * A new document. A resolution is created with the tasks it orders on its parent document, in one step: it gets its
 * number, the tasks are given, and either all of that happens or nothing.
 */
const NewDocument = proposed(v.object({ ...DocumentBody.entries, tasks: v.optional(v.array(Task)) }))

/** Documents, their correspondents and files (document 2, section 7). */
export const documents = area(
  { backend: 'shreder' },
  {
    getAllDocumentsForAU: {
      summary: 'Documents list of administrative services',
      method: 'POST',
      path: '/api/Documents/GetAllDocumentsForAU',
      query: ListPaging,
      body: DocumentFilter,
      reply: pageOf(DocumentRow),
    },
    getAllDocumentsForDMS: {
      summary: 'Documents list of the document flow',
      method: 'POST',
      path: '/api/Documents/GetAllDocumentsForDMS',
      query: ListPaging,
      body: DocumentFilter,
      reply: pageOf(DocumentRow),
    },
    exportAUDocumentsToExcel: {
      summary: 'The list of administrative services as .xlsx: the shown columns, the applied filter',
      method: 'POST',
      path: '/api/Documents/ExportAUDocumentsToExcel',
      query: v.object({ indexType: Id }),
      body: DocumentExport,
      reply: 'file',
    },
    exportDMSDocumentsToExcel: {
      summary: 'The list of the document flow as .xlsx: the shown columns, the applied filter',
      method: 'POST',
      path: '/api/Documents/ExportDMSDocumentsToExcel',
      query: v.object({ indexType: Id }),
      body: DocumentExport,
      reply: 'file',
    },
    getDocument: {
      summary: 'One document; reading it marks it as read',
      method: 'GET',
      path: '/api/Documents/GetDocument',
      query: byDocument,
      reply: Document,
    },
    checkDocumentForChangedGuid: {
      summary: 'Whether somebody changed the document since it was read',
      method: 'POST',
      path: '/api/Documents/CheckDocumentForChangedGuid',
      body: proposed(v.object({ docGuid: Guid, changedGuid: Guid })),
      reply: proposed(v.object({ isChanged: orFalse, changedBy: v.string(), changedAt: v.nullable(DateTime) })),
    },
    createDocument: {
      summary: 'Create a draft, or issue a resolution with its tasks',
      method: 'POST',
      path: '/api/Documents/CreateDocument',
      body: NewDocument,
      reply: proposed(v.object({ guid: Guid })),
    },
    editDocument: {
      summary: 'Change a document; refused when its changedGuid is no longer the newest',
      method: 'POST',
      path: '/api/Documents/EditDocument',
      body: DocumentBody,
      reply: proposed(v.object({ guid: Guid, changedGuid: orUnknown(Guid) })),
    },
    createAndRegisterMultipleDocuments: {
      summary: 'Create and register count equal documents with consecutive numbers',
      method: 'POST',
      path: '/api/Documents/CreateAndRegisterMultipleDocuments',
      query: v.object({ count: v.pipe(v.number(), v.integer(), v.minValue(1)) }),
      body: DocumentBody,
      /** Without them nobody knows how many were made. */
      reply: proposed(v.pipe(v.array(RegisteredDocument), v.minLength(1))),
    },
    deleteDocument: {
      summary: 'Delete a draft',
      method: 'POST',
      path: '/api/Documents/DeleteDocument',
      query: byDocument,
      reply: 'nothing',
    },
    registerDocument: {
      summary: 'Give the document its number and date',
      method: 'POST',
      path: '/api/Documents/RegisterDocument',
      query: byDocument,
      reply: RegisteredDocument,
    },
    setDocumentStatus: {
      summary: 'Move the document to another status',
      method: 'POST',
      path: '/api/Documents/SetDocumentStatus',
      query: v.object({ docGuid: Guid, status: Id }),
      /** Reason and term of the dialog; the specification shows only the query. */
      body: proposed(v.object({ reason: v.string(), until: v.nullable(v.string()), closeDocuments: v.array(Guid) })),
      reply: 'nothing',
    },
    getDocumentClassifications: {
      summary: 'Classifications of a document',
      method: 'GET',
      path: '/api/Documents/GetDocumentClassifications',
      query: byGuid,
      reply: proposed(Options),
    },
    getCurrentUserDocumentPermissions: {
      summary: 'What I may do on a document',
      method: 'GET',
      path: '/api/Documents/GetCurrentUserDocumentPermissions',
      query: byDocument,
      reply: DocumentPermissions,
    },
    getDocumentCorrespondents: {
      summary: 'Correspondents of a document',
      method: 'GET',
      path: '/api/Documents/GetDocumentCorrespondents',
      query: byDocument,
      reply: v.array(DocumentCorrespondent),
    },
    searchDocumentCorrespondents: {
      summary: 'Correspondents by a chosen field, newest first',
      method: 'POST',
      path: '/api/Documents/SearchDocumentCorrespondents',
      query: Paging,
      body: CorrespondentFilter,
      reply: pageOf(CorrespondentRow),
    },
    getCorrespondentById: {
      summary: 'One correspondent',
      method: 'GET',
      path: '/api/Documents/GetCorrespondentById',
      query: byId,
      reply: Correspondent,
    },
    searchDocumentCorrespondentsDropdown: {
      summary: 'Correspondents by text, page by page',
      method: 'GET',
      path: '/api/Documents/SearchDocumentCorrespondentsDropdown',
      query: v.object({ page: Id, size: Id, search: v.string() }),
      reply: v.object({ items: v.array(CorrespondentDropdownItem) }),
    },
    createDocumentCorrespondent: {
      summary: 'Put a correspondent on a document: an existing one (id) or a new one (id 0)',
      method: 'POST',
      path: '/api/Documents/CreateDocumentCorrespondent',
      query: byDocument,
      body: Correspondent,
      reply: DocumentCorrespondent,
    },
    createCorrespondent: {
      summary: 'Create a correspondent',
      method: 'POST',
      path: '/api/Documents/CreateCorrespondent',
      body: Correspondent,
      reply: Correspondent,
    },
    editDocumentCorrespondent: {
      summary: 'Change a correspondent',
      method: 'POST',
      path: '/api/Documents/EditDocumentCorrespondent',
      body: Correspondent,
      reply: Correspondent,
    },
    deleteDocumentCorrespondent: {
      summary: 'Take a correspondent off a document',
      method: 'DELETE',
      path: '/api/Documents/DeleteDocumentCorrespondent',
      query: v.object({ correspondentId: Id }),
      reply: 'nothing',
    },
    getDocumentAttachedFiles: {
      summary: 'Files of a document',
      method: 'GET',
      path: '/api/Documents/GetDocumentAttachedFiles',
      query: byDocument,
      reply: v.array(AttachedFile),
    },
    uploadFile: {
      summary: 'Attach a file',
      method: 'POST',
      path: '/api/Documents/UploadFile',
      query: v.object({ documentGuid: Guid, description: v.optional(v.string(), '') }),
      body: 'form',
      parts: { file: 'file', kindId: 'text', isPublic: 'text' },
      reply: AttachedFile,
    },
    downloadAttachedFile: {
      summary: 'Contents of a file',
      method: 'GET',
      path: '/api/Documents/DownloadAttachedFile',
      query: byGuid,
      reply: 'file',
    },
    removeAttachedFiles: {
      summary: 'Remove files',
      method: 'POST',
      path: '/api/Documents/RemoveAttachedFiles',
      body: proposed(v.array(Guid)),
      reply: 'nothing',
    },
    getUnprocessedIncomingDocsCount: {
      summary: 'Counts for the menu badges',
      method: 'GET',
      path: '/api/Documents/GetUnprocessedIncomingDocsCount',
      reply: v.object({ eDeliveryCount: Id, docExchangeCount: Id }),
    },
  },
)
