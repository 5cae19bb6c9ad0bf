/** All that other parts may use of the tasks feature. Pages are loaded by their own files. */
export { DocumentTasks, TaskFormDialog, TaskResultDialog } from './lazyParts.tsx'
