/**
 * Ids of task types, statuses and results that the rules use; this product proposes them. Values added by an
 * administrator have no special meaning.
 */
type ValueOf<T> = T[keyof T]

export const TaskType = {
  EXECUTION: 1,
  RESOLUTION: 2,
  AGREEMENT: 3,
  SIGNATURE: 4,
  APPROVAL: 5,
  OPINION: 6,
  INFORMATION: 7,
  ACQUAINTANCE: 8,
  SENDING: 9,
  ANSWER: 10,
} as const
export type TaskType = ValueOf<typeof TaskType>
/** Task types that request a decision from a person. They form the „За управление“ list. */
export const requestTaskTypes: readonly number[] = [
  TaskType.RESOLUTION,
  TaskType.AGREEMENT,
  TaskType.SIGNATURE,
  TaskType.APPROVAL,
]

export const TaskPriority = { USUAL: 1, FAST: 2, VERY_FAST: 3 } as const
export type TaskPriority = ValueOf<typeof TaskPriority>

export const TaskStatus = {
  OPEN: 1,
  WAITS_FOR_GUIDANCE: 2,
  NOT_ACCEPTED: 3,
  DONE: 4,
  DONE_LATE: 5,
  WITHDRAWN: 6,
  CLOSED_AUTOMATICALLY: 7,
} as const
export type TaskStatus = ValueOf<typeof TaskStatus>
export const taskStatusLabels: Readonly<Record<TaskStatus, string>> = {
  1: 'Неизпълнена',
  2: 'Чака указания',
  3: 'Неприето изпълнение',
  4: 'Изпълнена',
  5: 'Изпълнена след срока',
  6: 'Снета',
  7: 'Приключена автоматично',
}
const isOpenIn: Readonly<Record<TaskStatus, boolean>> = {
  [TaskStatus.OPEN]: true,
  [TaskStatus.WAITS_FOR_GUIDANCE]: true,
  [TaskStatus.NOT_ACCEPTED]: true,
  [TaskStatus.DONE]: false,
  [TaskStatus.DONE_LATE]: false,
  [TaskStatus.WITHDRAWN]: false,
  [TaskStatus.CLOSED_AUTOMATICALLY]: false,
}
export const openTaskStatuses: readonly number[] = Object.values(TaskStatus).filter((status) => isOpenIn[status])

export const TaskResult = {
  DONE: 1,
  IMPOSSIBLE: 2,
  RETURNED: 3,
  AGREED: 4,
  AGREED_WITH_REMARKS: 5,
  NOT_AGREED: 6,
  SIGNED: 7,
  SIGNED_WITH_OPINION: 8,
  SIGNATURE_REFUSED: 9,
  ACQUAINTED: 10,
  RESOLVED: 11,
} as const
export type TaskResult = ValueOf<typeof TaskResult>

const { EXECUTION, RESOLUTION, AGREEMENT, SIGNATURE, APPROVAL, OPINION, INFORMATION, ACQUAINTANCE, SENDING, ANSWER } =
  TaskType
const work = [EXECUTION, OPINION, SENDING, ANSWER]
export const taskTypesOfResult: Readonly<Record<TaskResult, readonly TaskType[]>> = {
  1: work,
  2: work,
  3: work,
  4: [AGREEMENT, APPROVAL],
  5: [AGREEMENT, APPROVAL],
  6: [AGREEMENT, APPROVAL],
  7: [SIGNATURE],
  8: [SIGNATURE],
  9: [SIGNATURE],
  10: [INFORMATION, ACQUAINTANCE],
  11: [RESOLUTION],
}
export const negativeTaskResults: readonly number[] = [
  TaskResult.IMPOSSIBLE,
  TaskResult.RETURNED,
  TaskResult.AGREED_WITH_REMARKS,
  TaskResult.NOT_AGREED,
  TaskResult.SIGNED_WITH_OPINION,
  TaskResult.SIGNATURE_REFUSED,
]
export const refusingTaskResults: readonly number[] = [TaskResult.NOT_AGREED, TaskResult.SIGNATURE_REFUSED]
export const signingTaskResults: readonly number[] = [TaskResult.SIGNED, TaskResult.SIGNED_WITH_OPINION]

export const Conjunction = { ALL: 1, ANY: 2 } as const
export const conjunctionLabels: Readonly<Record<ValueOf<typeof Conjunction>, string>> = {
  1: 'И – всички изпълнители',
  2: 'ИЛИ – поне един изпълнител',
}
export const AwaitedResult = { POSITIVE: 1, NEGATIVE: 2, EITHER: 3 } as const
export const awaitedResultLabels: Readonly<Record<ValueOf<typeof AwaitedResult>, string>> = {
  1: 'Положителен',
  2: 'Отрицателен',
  3: 'Без значение',
}
