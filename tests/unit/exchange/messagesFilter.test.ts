import { createStore } from 'jotai'
import { expect, test } from 'vitest'
import { messagesColumns } from '../../../src/features/exchange/list/messagesColumns.tsx'
import {
  filterBody,
  messagesFilter,
  onlyWaiting,
  withStatus,
} from '../../../src/features/exchange/list/messagesFilter.ts'
import { addressOf, readListAddress, writeListAddress } from '../../../src/screen-kit/list/listAddress.ts'

const address = {
  eDelivery: addressOf(messagesFilter.eDelivery, messagesColumns.eDelivery),
  docExchange: addressOf(messagesFilter.docExchange, messagesColumns.docExchange),
}

const bodies: [address: string, body: object][] = [
  ['', { onlyUnprocessed: true }],
  ['processed=1', {}],
  ['title=Сигнал&sender=Община', { title: 'Сигнал', sender: 'Община', onlyUnprocessed: true }],
  ['incomingStatusId=3&processed=1', { incomingStatusId: 3 }],
  ['incomingStatusId=9', { onlyUnprocessed: true }],
  ['fromDate=2026-11-01&toDate=2026-11-20', { fromDate: '2026-11-01', toDate: '2026-11-20', onlyUnprocessed: true }],
  ['fromDate=2026-02-30&senderNumber=12-00-1', { senderNumber: '12-00-1', onlyUnprocessed: true }],
]
test.each(bodies)('the address „%s“ lists only waiting messages unless it says otherwise', (search, body) => {
  expect(filterBody(readListAddress(address.docExchange, search).filter)).toEqual(body)
})

test('the address of a list survives parsing and formatting', () => {
  const search = 'title=%D0%9F%D0%B8%D1%81%D0%BC%D0%BE&incomingStatusId=2&processed=1&page=2&sort=-dueDate'
  expect(writeListAddress(address.docExchange, readListAddress(address.docExchange, search))).toBe(search)
})

test('each list is sorted by its columns only', () => {
  expect(readListAddress(address.eDelivery, 'sort=dueDate').sort).toBeUndefined()
  expect(readListAddress(address.eDelivery, 'sort=senderKind').sort).toEqual({
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

test('active filters are described in words', () => {
  const filter = { title: 'наредба', incomingStatusId: 3, fromDate: '2026-11-01', processed: true } as const
  const tags = createStore().get(messagesFilter.docExchange.tagsAtom(filter))
  expect(tags.map(({ label }) => label)).toEqual(['Относно: наредба', 'Отказано', 'От 01.11.2026', 'И обработените'])
})

test('„Само необработени“ clears a status that it would hide, and no other', () => {
  expect(onlyWaiting({ title: 'а' }, false)).toEqual({ title: 'а', processed: true })
  expect(onlyWaiting({ incomingStatusId: 3, processed: true }, true)).toEqual({})
  expect(onlyWaiting({ incomingStatusId: 1, processed: true }, true)).toEqual({ incomingStatusId: 1 })
})
