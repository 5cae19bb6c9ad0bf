/** All that other features may use of a document's record: its questions, its facts, and what stands where it is missing. */
export { applicantFirst, correspondentLines, identifierLine } from './correspondentLines.ts'
export { DocumentGone } from './DocumentGone.tsx'
export { DocumentSkeleton } from './DocumentSkeleton.tsx'
export { DocumentTitle } from './DocumentTitle.tsx'
export { deadlineWords } from './deadlineWords.ts'
export {
  askDocumentAhead,
  correspondentsAtom,
  documentAtom,
  documentChangedAtom,
  filesAtom,
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
export { useDocumentWrite } from './useDocumentWrite.ts'
export { removedFile, useRemoval } from './useRemoval.ts'
