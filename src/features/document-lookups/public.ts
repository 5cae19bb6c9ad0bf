export { departments } from '../../screen-kit/lookup/lookups.ts'
export {
  type DocumentFilter,
  type DocumentScope,
  documentRecord,
  documentsPage,
  exportCallOf,
  listCallOf,
  listedDocument,
  seenDocumentsAtom,
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
export { equalDocuments } from './equalDocuments.ts'
export {
  classifications,
  documentTypesAtom,
  indexesOf,
  people,
  peopleFrom,
  priorities,
  receivedVias,
  resultDeliveries,
  sentVias,
  serviceKinds,
} from './lookups.ts'
export { TypeField } from './TypeField.tsx'
