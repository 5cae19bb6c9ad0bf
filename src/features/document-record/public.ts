export { applicantFirst, correspondentLines, identifierLine } from './correspondentLines.ts'
export { DocumentGone } from './DocumentGone.tsx'
export { DocumentSkeleton } from './DocumentSkeleton.tsx'
export { DocumentTitle } from './DocumentTitle.tsx'
export { deadlineText } from './deadlineText.ts'
export {
  correspondentsAtom,
  documentAtom,
  filesAtom,
  filesOf,
  firstDocumentQueries,
  historyAtom,
  perDocument,
  permissionsAtom,
  setLeavingAtom,
} from './documentState.ts'
export { LoadedDocument } from './LoadedDocument.tsx'
export { Deadline, mainData } from './mainData.tsx'
export { Senders } from './Senders.tsx'
export { useSimilarLetters } from './similar/useSimilarLetters.tsx'
export { useClosedNotice } from './useClosedNotice.ts'
export { useDocumentMutation } from './useDocumentMutation.ts'
export { type FoundDocument, useDocumentSearch } from './useDocumentSearch.ts'
export { removeFileMutation, useRemoval } from './useRemoval.ts'
