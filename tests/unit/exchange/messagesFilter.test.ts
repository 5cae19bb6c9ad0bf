import { expect, test } from 'vitest'
import {
  filterBody,
  filterTags,
  messagesAddress,
  withStatus,
} from '../../../src/features/exchange/list/messagesFilter.ts'
import { readListAddress, writeListAddress } from '../../../src/screen-kit/list/listAddress.ts'

const bodies: [address: string, body: object][] = [
  ['', { onlyUnprocessed: true }],
  ['processed=1', {}],
  ['title=Сигнал&sender=Община', { title: 'Сигнал', sender: 'Община', onlyUnprocessed: true }],
  ['incomingStatusId=3&processed=1', { incomingStatusId: 3 }],
  ['incomingStatusId=9', { onlyUnprocessed: true }],
  ['fromDate=2026-11-01&toDate=2026-11-20', { fromDate: '2026-11-01', toDate: '2026-11-20', onlyUnprocessed: true }],
  ['fromDate=2026-02-30&senderNumber=12-00-1', { senderNumber: '12-00-1', onlyUnprocessed: true }],
]
test.each(bodies)('the address „%s“ asks only for those that wait unless it says otherwise', (search, body) => {
  expect(filterBody(readListAddress(messagesAddress.docExchange, search).filter)).toEqual(body)
})

test('the address of a list survives reading and writing', () => {
  const search = 'title=%D0%9F%D0%B8%D1%81%D0%BC%D0%BE&incomingStatusId=2&processed=1&page=2&sort=-dueDate'
  expect(writeListAddress(messagesAddress.docExchange, readListAddress(messagesAddress.docExchange, search))).toBe(
    search,
  )
})

test('each list sorts by its own columns', () => {
  expect(readListAddress(messagesAddress.eDelivery, 'sort=dueDate').sort).toBeUndefined()
  expect(readListAddress(messagesAddress.eDelivery, 'sort=senderKind').sort).toEqual({
    by: 'senderKind',
    direction: 'asc',
  })
})

test.each([
  [1, { incomingStatusId: 1 }],
  [4, { incomingStatusId: 4 }],
  [2, { incomingStatusId: 2, processed: true }],
  [3, { incomingStatusId: 3, processed: true }],
  [undefined, { incomingStatusId: undefined }],
] as const)('a choice of status %s is never hidden by „Само необработени“', (id, change) => {
  expect(withStatus(id)).toEqual(change)
})

test('what is on is said in words', () => {
  const filter = { title: 'наредба', incomingStatusId: 3, fromDate: '2026-11-01', processed: true } as const
  expect(filterTags(filter, 'Относно').map(({ label }) => label)).toEqual([
    'Относно: наредба',
    'Отказано',
    'От 01.11.2026',
    'И обработените',
  ])
})
