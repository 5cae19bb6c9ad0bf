import '../tasks.css'

export { PresentTasks } from '../card/PresentTasks.tsx'
export { SubjectsDialog } from '../subjects/lazySubjects.ts'
export { ownResolutionTextsAtom } from '../subjects/ownResolutionTexts.ts'
export { taskPriorities, taskTypes } from '../taskLookups.ts'
export type { Task } from '../taskState.ts'
export { useCurrentActor } from '../useCurrentActor.ts'
export { AssigneesSection } from './AssigneesSection.tsx'
export { ControllerField } from './ControllerField.tsx'
export { changedDraft, type DraftChange } from './draftChange.ts'
export {
  fieldErrors,
  fieldId,
  listedErrors,
  noServerErrors,
  type RowErrors,
  rowErrors,
  rowFieldId,
  type ServerErrors,
} from './draftErrors.ts'
export { givenTask, presentTasks } from './giveTask.ts'
export { NeedsDocumentField } from './NeedsDocumentField.tsx'
export { notifyAdded, notifyAlreadyThere } from './pickerMessages.ts'
export { accessProblem, addedPerson } from './searchStaff.ts'
export { equalTasks, taskKey } from './sentTask.ts'
export { assigneeDraft, taskDraft } from './storedTask.ts'
export { TaskChoice } from './TaskFields.tsx'
export { TermFields } from './TermFields.tsx'
export { taskBody } from './taskBody.ts'
export {
  type AssigneeDraft,
  emptyDraft,
  isSameRow,
  isSameTask,
  newAssignee,
  sameAssignee,
  type TaskDraft,
} from './taskDraft.ts'
export { keysOf, remainingServerErrors } from './useTaskForm.ts'
