import { expect, test } from 'vitest'
import { DocumentStatus as S } from '../../../src/contract/enumerations.ts'
import type { AwaitedInCase } from '../../../src/contract/shapes/documents.ts'
import { caseAfterwards, closingSummary, completeLabel } from '../../../src/features/documents/status/closingSummary.ts'
import { storedDocument } from '../document-write/aDocument.ts'

const { counts } = storedDocument()

const item = (kind: 'document' | 'task', guid: string): AwaitedInCase['items'][number] => ({
  ...{ kind, guid, documentGuid: 'second' },
  ...{ number: '04-2', dateRegistered: null, title: 'Становище' },
})
const another = { ...item('task', 'other'), documentGuid: 'third' }
const caseOf = (documents: number, tasks: number, items: AwaitedInCase['items'] = []) => ({
  guid: 'root',
  caseFile: {
    ...{ guid: 'case', number: '04-1', rootDocumentGuid: 'root', documentsCount: documents, isClosed: false },
    awaited: { documents, tasks, items },
  },
  counts: { ...counts, openTasks: 0 },
})

test.each([
  [1, 0, 0, [], 'Преписка № 04-1 се приключва.'],
  [2, 0, 1, [], 'Приключва се само този документ. Преписка № 04-1 остава отворена: чака 1 документ.'],
  [1, 2, 0, [], 'Преписка № 04-1 остава отворена: чака 2 задачи.'],
  [2, 0, 1, ['second'], 'С него се приключва още 1 документ. Преписка № 04-1 се приключва.'],
  [
    ...([4, 2, 3, ['second', 'third']] as const),
    'С него се приключват още 2 документа. Преписка № 04-1 остава отворена: чака 1 документ и 2 задачи.',
  ],
] as const)(
  'the summary of a case file that waits for %i documents and %i tasks',
  (documents, tasks, others, chosen, sentence) => {
    const afterwards = caseAfterwards(caseOf(documents, tasks), chosen)
    expect(afterwards && closingSummary(afterwards, others, chosen.length)).toBe(sentence)
  },
)

test('documents and tasks that are finished together are not listed among those that the case file waits for', () => {
  const items = [item('document', 'root'), item('document', 'second'), item('task', 'task'), another]
  expect(caseAfterwards(caseOf(2, 2, items), ['second'])?.left).toEqual({
    documents: 0,
    tasks: 1,
    items: [another],
  })
})

test('a letter that waits for its resolution ends with the request for it, so that the case can be closed', () => {
  const request = { ...item('task', 'request'), documentGuid: 'root' }
  const waiting = { ...caseOf(1, 1, [item('document', 'root'), request]), counts: { ...counts, openTasks: 1 } }
  expect(caseAfterwards({ ...waiting, documentStatusId: S.FOR_RESOLUTION }, [])?.closes).toBe(true)
  expect(caseAfterwards({ ...waiting, documentStatusId: S.IN_PROGRESS }, [])).toBeNull()
})

test('the summary promises nothing if open tasks end with the document, or if a backend does not report it', () => {
  const { caseFile, ...document } = caseOf(1, 1)
  expect(caseAfterwards({ ...document, caseFile, counts: { ...counts, openTasks: 1 } }, [])).toBeNull()
  expect(caseAfterwards({ ...document, caseFile: { ...caseFile, awaited: null } }, [])).toBeNull()
})

test('the button names the case file only when completing closes it', () => {
  const [closing, open] = [caseAfterwards(caseOf(1, 0), []), caseAfterwards(caseOf(1, 1), [])]
  expect(completeLabel('Приключи', S.COMPLETED, closing)).toBe('Приключи документа и преписка № 04-1')
  expect(completeLabel('Приключи', S.COMPLETED, open)).toBe('Приключи')
  expect(completeLabel('Анулирай', S.ANNULLED, closing)).toBe('Анулирай')
})
