import { QueryClient } from '@tanstack/query-core'
import { expect, test } from 'vitest'
import { caseFiles } from '../../../src/contract/caseFiles.ts'
import { documents } from '../../../src/contract/documents.ts'
import { tasks } from '../../../src/contract/tasks.ts'
import { type ChangedRecord, isAffectedBy } from '../../../src/state/affectedCalls.ts'

const guid = (digit: number) => `${String(digit).repeat(8)}-aaaa-4aaa-8aaa-aaaaaaaaaaaa`
const [letter, reply, elsewhere, taskOfReply, taskElsewhere, unknownTask] = [1, 2, 3, 4, 5, 6].map(guid) as [
  string,
  string,
  string,
  string,
  string,
  string,
]
const [caseFile, otherCase] = [7, 8].map(guid) as [string, string]

const cache = () => {
  const client = new QueryClient()
  const put = (path: string, query: object, data: unknown) => client.setQueryData([path, { query }], data)
  put(documents.getDocument.path, { docGuid: letter }, { caseFile: { guid: caseFile } })
  put(documents.getDocument.path, { docGuid: reply }, { caseFile: { guid: caseFile } })
  put(documents.getDocument.path, { docGuid: elsewhere }, { caseFile: { guid: otherCase } })
  put(tasks.getTask.path, { taskGuid: taskOfReply }, { docGuid: reply })
  put(tasks.getTask.path, { taskGuid: taskElsewhere }, { docGuid: elsewhere })
  put(tasks.getTask.path, { taskGuid: unknownTask }, { docGuid: '' })
  put(caseFiles.getCaseFileTree.path, { caseGuid: caseFile, focusOnNode: letter }, [])
  put(caseFiles.getCaseFileTree.path, { caseGuid: otherCase, focusOnNode: elsewhere }, [])
  return client
}

const names = new Map([
  [letter, 'letter'],
  [reply, 'reply'],
  [elsewhere, 'elsewhere'],
  [taskOfReply, 'task of the reply'],
  [taskElsewhere, 'task elsewhere'],
  [unknownTask, 'task of an unknown document'],
  [caseFile, 'case file'],
  [otherCase, 'other case file'],
])

const affected = (changed: ChangedRecord): string[] => {
  const client = cache()
  return client
    .getQueryCache()
    .findAll({ predicate: isAffectedBy(client, changed) })
    .map(({ queryKey }) => {
      const { query } = queryKey[1] as { query: Record<string, string> }
      return names.get(query.docGuid ?? query.taskGuid ?? query.caseGuid ?? '') ?? ''
    })
    .sort()
}

const related = ['case file', 'letter', 'reply', 'task of an unknown document', 'task of the reply']
const all = [...related, 'elsewhere', 'other case file', 'task elsewhere'].sort()

test.each<[string, ChangedRecord, string[]]>([
  ['a document and its case file', { docGuid: letter, caseGuid: caseFile }, related],
  ['a document whose case file the cache knows', { docGuid: reply }, related],
  ['a new document of a case file', { docGuid: guid(9), caseGuid: caseFile }, related],
  [
    'a document of a case file that is not shown',
    { docGuid: guid(9), caseGuid: guid(0) },
    ['task of an unknown document'],
  ],
  ['a document in no case file', { docGuid: guid(9), caseGuid: null }, ['task of an unknown document']],
  ['GUIDs in capital letters', { docGuid: letter.toUpperCase(), caseGuid: caseFile.toUpperCase() }, related],
  [
    'a new document of an unknown case file',
    { docGuid: guid(9) },
    ['case file', 'other case file', 'task of an unknown document'],
  ],
  [
    'a document that was moved to another case file',
    { docGuid: letter, caseGuid: otherCase },
    ['elsewhere', 'letter', 'other case file', 'task elsewhere', 'task of an unknown document'],
  ],
  [
    'a document with which its case file was removed',
    { docGuid: letter, caseGuid: caseFile, removedCaseGuid: caseFile },
    related.filter((name) => name !== 'case file'),
  ],
  ['a push that names nothing', {}, all],
])('%s: only the queries about related records are stale', (_name, changed, expected) => {
  expect(affected(changed)).toEqual(expected)
})
