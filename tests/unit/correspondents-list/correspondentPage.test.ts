import { expect, test } from 'vitest'
import { correspondentRecord } from '../../../src/features/correspondents/list/correspondentRecord.ts'
import { blankCorrespondent, newAddress } from '../../../src/features/correspondents/newCorrespondent.ts'
import { contactHref, isSite } from '../../../src/features/correspondents/page/contactHref.ts'
import { hasRows } from '../../../src/features/correspondents/page/hasRows.ts'
import type { SeenList } from '../../../src/screen-kit/list/listContext.ts'
import { listContextOf } from '../../../src/screen-kit/list/useListContext.ts'

test.each([
  ['office@example.bg', 'mailto:office@example.bg'],
  [' 0888 000 000 ', 'tel:0888000000'],
  ['+359 2 000 00 00', 'tel:+35920000000'],
  ['02/000 00 00', 'tel:020000000'],
  ['https://example.bg/контакти', 'https://example.bg/контакти'],
  ['www.example.bg', 'https://www.example.bg'],
  ['javascript:alert(1)', undefined],
  ['a@b', undefined],
  ['1234', undefined],
  ['вътрешен 12', undefined],
  ['', undefined],
])('the contact „%s“ leads to %s', (content, href) => {
  expect(contactHref(content)).toBe(href)
})

test('only a web address opens in a new tab', () => {
  expect(['https://example.bg', 'mailto:a@b.bg', 'tel:020000000'].map(isSite)).toEqual([true, false, false])
})

const one = { ...blankCorrespondent(), id: 7, entityName: 'Община Русе', isLegalEntity: true }

test('addresses, contacts, representatives and a note count as additional details', () => {
  expect(hasRows({ ...one, entityName: 'Друго' }, one)).toBe(false)
  expect(hasRows({ ...one, correspondentAddresses: [newAddress([])] }, one)).toBe(true)
  expect(hasRows({ ...one, note: 'Важно' }, one)).toBe(true)
})

const list: SeenList<number> = {
  href: '/documents-flow/correspondents?page=2',
  title: 'Кореспонденти',
  keys: [30, 20, 10],
  skip: 10,
  total: 13,
  size: 10,
  page: 2,
  keysOf: async () => [],
}

test('the back link leads to the former list, with the neighbours on that page', () => {
  expect(listContextOf(list, correspondentRecord('documents-flow', 20))).toEqual({
    href: '/documents-flow/correspondents?page=2',
    label: 'Кореспонденти',
    position: {
      index: 12,
      total: 13,
      previousHref: '/documents-flow/correspondents/30',
      nextHref: '/documents-flow/correspondents/10',
    },
  })
  expect(listContextOf(list, correspondentRecord('documents-flow', 10)).position?.nextHref).toBeUndefined()
})

test.each<[string, number | null, SeenList<number> | null, 'documents-flow' | 'administrative-services', string]>([
  ['without a list', 20, null, 'documents-flow', '/documents-flow/correspondents'],
  ['from the list of the other module', 20, list, 'administrative-services', '/administrative-services/correspondents'],
  ['not on that page', 99, list, 'documents-flow', '/documents-flow/correspondents?page=2'],
  ['a new one', null, list, 'documents-flow', '/documents-flow/correspondents?page=2'],
])('the way back %s has no neighbours', (_, id, last, module, href) => {
  expect(listContextOf(last, correspondentRecord(module, id))).toEqual({ href, label: 'Кореспонденти' })
})
