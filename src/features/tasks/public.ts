/** All that other parts may use of the tasks feature. Pages are loaded by their own files. */
export type { GiveOn } from './form/TaskForManyDialog.tsx'
export { DocumentTasks, TaskForManyDialog, TaskFormDialog, TaskResultDialog } from './lazyParts.tsx'
