/** All that other parts may use of the tasks feature. Pages are loaded by their own files. */

export { useAnsweredTask } from './answeredTask.ts'
export { DocumentTasks } from './card/lazyDocumentTasks.tsx'
export type { GiveOn } from './form/TaskForManyDialog.tsx'
export { TaskForManyDialog, TaskResultDialog } from './lazyParts.tsx'
export { type OwnTask, useAgreementWords, useHasRequestToSign, useOwnTask } from './ownTask.ts'
export { answeredTaskAtom } from './state.ts'
