export type NotificationRow = {
  id: number
  personId: number
  type: 'NewDocument' | 'NewTask' | 'TaskDueSoon' | 'TaskOverdue' | 'TaskCompleted' | 'Request' | 'CaseFileClosed'
  text: string
  dateCreated: string
  dateSeen: string | null
  documentGuid: string | null
  taskGuid: string | null
  commentId: number | null
}

export type UserActionRow = {
  id: number
  date: string
  personId: number | null
  userName: string
  ip: string
  action: string
  objectKind: string
  objectId: string
  description: string
  oldValue: string | null
  newValue: string | null
}
