import { QueryObserver } from '@tanstack/query-core'
import { createStore } from 'jotai'
import { afterEach, expect, test } from 'vitest'
import { audit } from '../../../src/contract/audit.ts'
import { caseFiles } from '../../../src/contract/caseFiles.ts'
import { documents } from '../../../src/contract/documents.ts'
import { eDelivery } from '../../../src/contract/exchange.ts'
import { metadata } from '../../../src/contract/metadata.ts'
import { tasks } from '../../../src/contract/tasks.ts'
import { caseFileLinkedAtom, caseFileRoutedAtom } from '../../../src/features/case-files/caseFileState.ts'
import { correspondentChangedAtom } from '../../../src/features/correspondents/page/correspondentState.ts'
import { messageProcessedAtom } from '../../../src/features/exchange/message/messageState.ts'
import { clientAtom, provideQueryClient } from '../../../src/state/queryClient.ts'
import { documentChangedAtom } from '../../../src/state/recordsChanged.ts'
import type { Store } from '../../../src/state/store.ts'

const [letter, other, caseFile, otherCase, task, otherTask] = ['1', '2', '3', '4', '5', '6'].map(
  (digit) => `${digit.repeat(8)}-aaaa-4aaa-8aaa-aaaaaaaaaaaa`,
) as [string, string, string, string, string, string]

/**
 * Two open screens of each kind: one of the changed document or its case file, and one of another, which must not be
 * requested again.
 */
const screens: [name: string, path: string, query: object, response: object][] = [
  ['document', documents.getDocument.path, { docGuid: letter }, { caseFile: { guid: caseFile } }],
  ['other document', documents.getDocument.path, { docGuid: other }, { caseFile: { guid: otherCase } }],
  ['history', audit.getDocumentHistory.path, { docGuid: letter }, {}],
  ['other history', audit.getDocumentHistory.path, { docGuid: other }, {}],
  ['task', tasks.getTask.path, { taskGuid: task }, { docGuid: letter }],
  ['other task', tasks.getTask.path, { taskGuid: otherTask }, { docGuid: other }],
  ['tree', caseFiles.getCaseFileTree.path, { caseGuid: caseFile }, {}],
  ['other tree', caseFiles.getCaseFileTree.path, { caseGuid: otherCase }, {}],
  ['process', caseFiles.getCaseFileProcessInstanceInfo.path, { caseFileGuid: caseFile }, {}],
  ['other process', caseFiles.getCaseFileProcessInstanceInfo.path, { caseFileGuid: otherCase }, {}],
  ['message', eDelivery.getEDeliveryIncomingMessage.path, { eDeliveryGuid: letter }, {}],
  ['other message', eDelivery.getEDeliveryIncomingMessage.path, { eDeliveryGuid: other }, {}],
  ['correspondent', documents.getCorrespondentById.path, { id: 1 }, {}],
  ['other correspondent', documents.getCorrespondentById.path, { id: 2 }, {}],
  ['list of documents', documents.getAllDocumentsForDMS.path, { indexType: 1 }, {}],
  ['list of tasks', tasks.getOpenedUserTasks.path, {}, {}],
  ['list of messages', eDelivery.getEDeliveryIncomingMessages.path, { skip: 0 }, {}],
  ['lookup', metadata.getTaskTypes.path, {}, {}],
]

const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})

const requestsOf = async (write: (store: Store) => unknown): Promise<string[]> => {
  const store = createStore()
  provideQueryClient(store)
  const client = store.get(clientAtom)
  let sent: string[] = []
  for (const [name, path, query, response] of screens) {
    const observer = new QueryObserver(client, {
      queryKey: [path, { query }],
      queryFn: () => {
        sent.push(name)
        return Promise.resolve(response)
      },
      staleTime: Number.POSITIVE_INFINITY,
    })
    stops.push(observer.subscribe(() => undefined))
  }
  await expect.poll(() => client.isFetching()).toBe(0)
  sent = []
  await write(store)
  return sent.toSorted()
}

const ofDocument = ['document', 'history', 'list of documents', 'list of tasks', 'process', 'task', 'tree']

test.each<[string, (store: Store) => unknown, string[]]>([
  ['of a document', (store) => store.set(documentChangedAtom, { docGuid: letter }), ofDocument],
  [
    'of a new document in a case file',
    (store) => store.set(documentChangedAtom, { docGuid: '9', caseGuid: caseFile }),
    ofDocument,
  ],
  [
    'of two documents',
    (store) => store.set(documentChangedAtom, [{ docGuid: letter }, { docGuid: other }]),
    [...ofDocument, 'other document', 'other history', 'other process', 'other task', 'other tree'].toSorted(),
  ],
  ['of the links of a case file', (store) => store.set(caseFileLinkedAtom, caseFile), ['history', 'tree']],
  ['of the route of a case file', (store) => store.set(caseFileRoutedAtom, caseFile), ['history', 'process', 'tree']],
  ['of a message', (store) => store.set(messageProcessedAtom, 'eDelivery', letter), ['list of messages', 'message']],
  [
    'of a correspondent, whom any document may name',
    (store) => store.set(correspondentChangedAtom, 1),
    ['correspondent', 'document', 'list of documents', 'other document'],
  ],
])('a write %s refetches what it names, lists included, each once', async (_name, write, expected) => {
  expect(await requestsOf(write)).toEqual(expected)
})
