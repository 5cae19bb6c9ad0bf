import { ListView, listViewLabels } from '../../../contract/enumerations.ts'
import type { DocumentRow } from '../../../contract/shapes/documents.ts'
import type { GridColumn } from '../../../widgets/grid/gridColumn.ts'
import { columnsNamed, type DocumentColumnName } from './documentsColumns.tsx'
import type { DocumentsView } from './documentsView.ts'

export type ViewOfDocuments = {
  title: string
  name: string
  columns: readonly GridColumn<DocumentRow>[]
  hidden: readonly DocumentColumnName[]
  emptyText: string
}

const nameOf: Record<DocumentsView, string> = {
  [ListView.Documents]: 'documents',
  [ListView.Cases]: 'cases',
  [ListView.ContainingNotRead]: 'containing-not-read',
  [ListView.Control]: 'control',
  [ListView.Manage]: 'manage',
  [ListView.Unfinished]: 'unfinished',
  [ListView.All]: 'all',
  [ListView.Portal]: 'portal',
  undelivered: 'undelivered',
}

const common = [
  'documentDirectionId',
  'documentNumber',
  'externalRefNumber',
  'documentTypeName',
  'subjectDescription',
  'correspondents',
  'addressedTo',
  'documentStatusName',
  'heldBy',
  'deadline',
  'createdBy',
  'dateCreated',
] as const satisfies readonly DocumentColumnName[]
const rarelyWanted: readonly DocumentColumnName[] = ['externalRefNumber', 'addressedTo', 'dateCreated']

const view = (
  of: DocumentsView,
  emptyText: string,
  added: readonly DocumentColumnName[] = [],
  alsoHidden: readonly DocumentColumnName[] = [],
): ViewOfDocuments => ({
  title: of === 'undelivered' ? 'Недоставени' : listViewLabels[of],
  name: nameOf[of],
  columns: columnsNamed([...common, ...added]),
  hidden: [...rarelyWanted, ...alsoHidden],
  emptyText,
})

export const documentsViews: Record<DocumentsView, ViewOfDocuments> = {
  [ListView.Documents]: view(ListView.Documents, 'Тук се появяват документите, които имате право да четете.'),
  /** This view shows the first documents of unfinished case files; the list of the case files is a different page. */
  [ListView.Cases]: view(ListView.Cases, 'Няма неприключени преписки.'),
  [ListView.ContainingNotRead]: view(
    ListView.ContainingNotRead,
    'Прочели сте всичко: няма преписка с непрочетен от Вас документ.',
    ['unreadCount', 'lastDocument'],
    ['createdBy', 'deadline'],
  ),
  [ListView.Control]: view(
    ListView.Control,
    'Няма документи, по които сте изпълнител, контролиращ или адресат.',
    ['myRole', 'workingDaysLeft'],
    ['createdBy', 'workingDaysLeft'],
  ),
  [ListView.Manage]: view(
    ListView.Manage,
    'Нищо не чака Вашата резолюция, съгласуване, подпис или одобрение, нито да го регистрирате или изпратите.',
    ['awaits', 'awaitsFrom', 'awaitsSince'],
    ['createdBy', 'documentStatusName', 'correspondents', 'heldBy'],
  ),
  [ListView.Unfinished]: view(
    ListView.Unfinished,
    'Няма неприключени документи.',
    ['daysSinceRegistration'],
    ['createdBy'],
  ),
  [ListView.All]: view(ListView.All, 'Тук се появяват всички документи, които имате право да четете.'),
  [ListView.Portal]: view(
    ListView.Portal,
    'Няма заявления, подадени през портала.',
    ['dateReceived', 'serviceName', 'paymentStatusName'],
    ['createdBy', 'deadline', 'documentTypeName', 'heldBy'],
  ),
  undelivered: view(
    'undelivered',
    'Всичко изпратено е стигнало до получателите си: няма върната пратка, нито неуспешна доставка.',
    ['undeliveredTo', 'undeliveredSince'],
    ['createdBy', 'correspondents', 'documentStatusName', 'heldBy', 'deadline'],
  ),
}
