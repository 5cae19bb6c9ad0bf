/** All that other parts may use of the documents feature. Pages are loaded by their own files. */
export { type LastDocumentsList, lastDocumentsListAtom } from './state.ts'
