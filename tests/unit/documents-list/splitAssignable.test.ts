import { expect, test } from 'vitest'
import { DocumentStatus } from '../../../src/contract/enumerations.ts'
import type { DocumentPermissionsReply } from '../../../src/contract/shapes/documents.ts'
import { cannotAssign, willAssign } from '../../../src/features/documents/list/bulk/assignText.ts'
import { type DocumentItem, documentItem } from '../../../src/features/documents/list/bulk/documentItem.ts'
import { splitAssignable } from '../../../src/features/documents/list/bulk/splitAssignable.ts'
import { allPermissions, noPermissions } from '../../../src/rules/documents/documentPermissions.ts'
import { Fault } from '../../../src/transport/fault.ts'
import type { Outcome } from '../../../src/transport/request.ts'

const row = (guid: string, given: Partial<DocumentItem> = {}): DocumentItem =>
  documentItem({
    guid,
    documentNumber: `04-${guid}`,
    dateRegistered: '2026-11-20T10:00:00Z',
    dateCreated: '2026-11-20T10:00:00Z',
    documentDirectionId: 1,
    documentTypeId: 40,
    documentTypeName: 'Писмо',
    documentStatusId: DocumentStatus.REGISTERED,
    documentStatusName: 'Регистриран',
    subjectDescription: 'Искане',
    externalRefNumber: '',
    correspondents: [],
    addressedTo: '',
    heldBy: '',
    heldSince: null,
    departmentName: '',
    createdBy: '',
    deadline: null,
    workingDaysLeft: null,
    isRead: true,
    hasFiles: false,
    hasSignature: false,
    unreadCount: null,
    lastDocument: null,
    myRole: null,
    awaits: null,
    awaitsFrom: null,
    awaitsSince: null,
    daysSinceRegistration: null,
    dateReceived: null,
    serviceName: null,
    paymentStatusName: null,
    ...given,
  })

const { signal } = new AbortController()
const replies: Record<string, Outcome<DocumentPermissionsReply>> = {
  mine: { done: true, reply: { ...allPermissions, whoCan: {} } },
  theirs: { done: true, reply: { ...noPermissions, whoCan: { assign: ['Силвия Димитрова'] } } },
  lost: { done: false, fault: new Fault('network', 'Няма връзка със сървъра.'), returned: null },
}

test('the chosen documents are split by the rule of their pages, in their order, each refusal with its reason', async () => {
  const requests: string[] = []
  const { can, cannot } = await splitAssignable(
    [
      row('theirs'),
      row('done', { documentStatusId: DocumentStatus.COMPLETED }),
      row('mine'),
      row('lost'),
      row('waits', { documentStatusId: DocumentStatus.SUSPENDED }),
    ],
    signal,
    async (guid) => {
      requests.push(guid)
      return replies[guid] ?? replies.mine!
    },
  )
  expect(can.map(({ guid }) => guid)).toEqual(['mine'])
  expect(cannot.map(({ item }) => item.guid)).toEqual(['theirs', 'done', 'lost', 'waits'])
  const [theirs, done, lost, waits] = cannot.map(({ because }) => because)
  expect(theirs).toMatch(/право.*Силвия Димитрова/)
  expect(done).toMatch(/„Приключен“/)
  expect(lost).toBe('Правата Ви не се заредиха: Няма връзка със сървъра.')
  expect(waits).toMatch(/„Спрян“.*възобновете/)
  expect(requests, 'what no right could help is not asked about').toEqual(['theirs', 'mine', 'lost'])
})

test.each([
  [1, [], 'Ще възложите 1 документ на избраните изпълнители.'],
  [7, ['Иван Петров'], 'Ще възложите 7 документа на Иван Петров: по една задача за всеки документ.'],
  [2, ['А', 'Б', 'В'], 'Ще възложите 2 документа на А, Б и В: по една задача за всеки документ.'],
  [2, ['А', 'Б', 'В', 'Г'], 'Ще възложите 2 документа на А, Б и още 2 души: по една задача за всеки документ.'],
])('the sentence for %i documents is %j', (count, assignees, text) => expect(willAssign(count, assignees)).toBe(text))

test('documents that cannot be assigned are counted correctly', () => {
  expect(cannotAssign(1)).toBe('1 документ не може да бъде възложен, защото:')
  expect(cannotAssign(2)).toBe('2 документа не могат да бъдат възложени, защото:')
})

test('no task is created for a document in an unknown status, and its permissions are not requested', async () => {
  const requestedGuids: string[] = []
  const rights = async (guid: string): Promise<Outcome<DocumentPermissionsReply>> => {
    requestedGuids.push(guid)
    return { done: true, reply: { ...allPermissions, whoCan: {} } }
  }
  const { can, cannot } = await splitAssignable([row('later', { documentStatusId: 77 })], signal, rights)
  expect(can).toEqual([])
  expect(cannot[0]?.because).toMatch(/^Статусът на документа е неизвестен/)
  expect(requestedGuids).toEqual([])
})
