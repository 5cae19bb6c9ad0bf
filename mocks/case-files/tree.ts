import { resolutionTypeIds } from '../../fixtures/documentTypes.ts'
import { labelIn } from '../../src/contract/labels.ts'
import type { CaseFileNode } from '../../src/contract/shapes/caseFiles.ts'
import { taskStatusLabels } from '../../src/contract/taskKinds.ts'
import { byCaseOrder } from '../../src/rules/identifiers/registrationNumber.ts'
import { openAmong } from '../../src/rules/tasks/taskFacts.ts'
import type { CaseFileRow } from '../documents/caseFileRow.ts'
import { failedDeliveriesOf, refusedDeliveriesOf } from '../documents/documentFacts.ts'
import { typeNameOf } from '../documents/documentNames.ts'
import type { DocumentRow } from '../documents/documentRows.ts'
import { holderOf, holdersInCase } from '../documents/holderOf.ts'
import { shownStatusOf, workingDaysLeftOf } from '../documents/listRow.ts'
import { readableBy } from '../documents/permissions.ts'
import { isReadBy } from '../documents/readMarks.ts'
import { hasPassed } from '../documents/suspensionState.ts'
import type { Caller } from '../engine/caller.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import { shortNameOf } from '../people/peopleNames.ts'
import type { TaskRow } from '../tasks/taskRows.ts'
import { isOpen } from '../tasks/taskViews.ts'
import { linkNodes } from './linkViews.ts'

type TreeOptions = { includeDocuments: boolean; includeTasks: boolean; focusOnNode?: string }
type Making = {
  db: MockDatabase
  caller: Caller
  options: TreeOptions
  childrenOf: ReadonlyMap<string | null, DocumentRow[]>
}

/** Returns the assignees of a task who must still complete their part. */
const doersOf = (db: MockDatabase, task: TaskRow) => {
  const open = openAmong(task.statusId, db.taskAssignees.by('taskGuid', task.guid))
  const names = open.flatMap(({ personId }) => {
    const person = db.persons.get(personId)
    return person ? [shortNameOf(person)] : []
  })
  return { heldBy: [...new Set(names)].join(', '), heldSince: names.length > 0 ? task.dateCreated : null }
}

const taskNode = ({ db, options }: Making, task: TaskRow): CaseFileNode => ({
  guid: task.guid,
  nodeType: 'task',
  title: task.description,
  number: String(task.id),
  dateRegistered: task.dateCreated,
  statusName: labelIn(taskStatusLabels, task.statusId),
  directionId: null,
  isUnread: false,
  isFocused: task.guid === options.focusOnNode,
  deadlineEnd: task.deadline,
  isOverdue: isOpen(task) && hasPassed(db, task.documentGuid, task.deadline),
  ...doersOf(db, task),
  linkKind: null,
  children: [],
})

const tasksOf = (making: Making, document: DocumentRow): CaseFileNode[] => {
  const { db, options } = making
  if (!options.includeTasks) return []
  const ordered = db.tasks.by('resolutionGuid', document.guid)
  const direct = db.tasks.by('documentGuid', document.guid).filter(({ resolutionGuid }) => resolutionGuid === null)
  return [...ordered, ...direct].map((task) => taskNode(making, task))
}

const titleOf = (typeName: string, subject: string): string =>
  subject.toLowerCase().startsWith(typeName.toLowerCase()) ? subject : `${typeName}: ${subject}`

const documentNode = (making: Making, row: DocumentRow): CaseFileNode => {
  const { db, caller, options, childrenOf } = making
  const children = options.includeDocuments ? (childrenOf.get(row.guid) ?? []) : []
  return {
    guid: row.guid,
    nodeType: resolutionTypeIds.includes(row.typeId) ? 'resolution' : 'document',
    title: titleOf(typeNameOf(db, row), row.subject),
    number: row.number ?? '',
    dateRegistered: row.dateRegistered,
    statusName: shownStatusOf(row),
    directionId: row.directionId,
    isUnread: !isReadBy(db, caller, row),
    isFocused: row.guid === options.focusOnNode,
    deadlineEnd: row.deadline,
    isOverdue: (workingDaysLeftOf(db, row) ?? 0) < 0,
    failedDeliveries: failedDeliveriesOf(db, row),
    refusedDeliveries: refusedDeliveriesOf(db, row),
    ...holderOf(db, row),
    linkKind: null,
    children: [...tasksOf(making, row), ...children.map((child) => documentNode(making, child))],
  }
}

export const inOrder = (a: DocumentRow, b: DocumentRow): number =>
  byCaseOrder(
    { receiptOrder: a.receiptOrder ?? Number.MAX_SAFE_INTEGER, dateRegistered: a.dateRegistered ?? a.dateCreated },
    { receiptOrder: b.receiptOrder ?? Number.MAX_SAFE_INTEGER, dateRegistered: b.dateRegistered ?? b.dateCreated },
  )

const childrenByParent = (documents: readonly DocumentRow[], rootGuid: string): Map<string | null, DocumentRow[]> => {
  const known = new Set(documents.map(({ guid }) => guid))
  const children = new Map<string | null, DocumentRow[]>()
  for (const row of [...documents].sort(inOrder)) {
    if (row.guid === rootGuid) continue
    const parent = row.parentGuid && known.has(row.parentGuid) ? row.parentGuid : rootGuid
    children.set(parent, [...(children.get(parent) ?? []), row])
  }
  return children
}

export const caseFileTree = (
  db: MockDatabase,
  caller: Caller,
  file: CaseFileRow,
  root: DocumentRow,
  options: TreeOptions,
): CaseFileNode => {
  const documents = db.documents.by('caseFileGuid', file.guid).filter(readableBy(db, caller))
  const making = { db, caller, options, childrenOf: childrenByParent(documents, root.guid) }
  return {
    ...documentNode(making, root),
    ...holdersInCase(db, file.guid),
    guid: file.guid,
    nodeType: 'caseFile',
    title: `Преписка ${file.number ?? ''}`,
    number: file.number ?? '',
    children: [documentNode(making, root), ...linkNodes(db, caller, file)],
  }
}
