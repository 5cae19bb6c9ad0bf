/** All that other features may use of the lists of documents and of the lookups their fields choose from. */
export {
  type DocumentFilter,
  type DocumentScope,
  documentsPage,
  exportCallOf,
  type LastDocumentsList,
  lastDocumentsListAtom,
  listCallOf,
  rememberDocumentsListAtom,
} from './documentLists.ts'
export {
  classificationOptions,
  departmentOptions,
  directionOptions,
  groupOptions,
  indexOptions,
  personOptions,
  receivedViaOptions,
  requestOptions,
  roleOptions,
  sentViaOptions,
  statusOptions,
  typeOptions,
} from './documentOptions.ts'
export {
  classifications,
  departments,
  documentTypesAtom,
  indexesOf,
  people,
  priorities,
  receivedVias,
  resultDeliveries,
  sentVias,
  serviceKinds,
} from './lookups.ts'
export { TypeField } from './TypeField.tsx'
