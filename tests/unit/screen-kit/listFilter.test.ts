import { createStore } from 'jotai'
import { expect, test } from 'vitest'
import {
  flagInAddress,
  idOrInAddress,
  oneOfInAddress,
  textInAddress,
} from '../../../src/screen-kit/list/addressField.ts'
import { listFilter } from '../../../src/screen-kit/list/listFilter.ts'

const about = listFilter({
  tab: { label: 'Раздел', address: oneOfInAddress('done') },
  text: { label: 'Относно', address: textInAddress, tag: (text) => `Относно: ${text}` },
  place: { label: 'Звено', address: idOrInAddress('any'), tag: (id) => `Звено ${id}`, blank: 'any' as const },
  late: {
    label: 'Просрочени',
    address: flagInAddress,
    tag: (_, { filter }) => `Просрочени${filter.text ? ' с текст' : ''}`,
    folded: true,
  },
})
type Filter = Parameters<typeof about.isOn>[0]

test.each<[string, Filter, string[], boolean]>([
  ['nothing', {}, [], false],
  ['a choice about the whole list', { tab: 'done' }, [], false],
  ['what says on purpose that nothing is set', { place: 'any' }, [], false],
  ['a folded field', { late: true }, ['late'], true],
  ['several, in the order of the description', { late: true, place: 3, text: 'а' }, ['text', 'place', 'late'], true],
])('an applied filter: %s', (_, filter, on, folded) => {
  expect(about.setFields(filter)).toEqual(on)
  expect(about.isOn(filter)).toBe(on.length > 0)
  expect(about.isFoldedOn(filter)).toBe(folded)
})

test('clearing keeps the choice for the whole list and writes blank values explicitly', () => {
  expect(about.clearFilter({ tab: 'done', text: 'а', place: 3 })).toEqual({ tab: 'done', place: 'any' })
})

test('stored and shared filters have no text with a personal number', () => {
  expect(about.withoutSecrets({ text: 'жалба на 7503141404', late: true })).toEqual({ late: true })
  expect(about.withoutSecrets({ text: 'жалба на 7503141405', late: true })).toHaveProperty('text')
})

test('a tag is named by its value and by the other set fields', () => {
  const tags = createStore().get(about.tagsAtom({ late: true, text: 'а', place: 'any', tab: 'done' }))
  expect(tags).toEqual([
    { key: 'text', label: 'Относно: а' },
    { key: 'late', label: 'Просрочени с текст' },
  ])
})

const hidden = `hidden-${'0123456789abcdef'.repeat(2)}`
test.each<[string, Parameters<typeof about.unreadTags>[0], string[], number]>([
  ['one value', { place: ['31.02.2026'] }, ['Звено: „31.02.2026“ не може да се прочете'], 1],
  ['several of one field', { place: ['5', 'abc'] }, ['Звено: „5“ и „abc“ не могат да се приложат заедно'], 1],
  [
    'two fields in their order',
    { late: ['да'], tab: ['x'] },
    ['Раздел: „x“ не може да се прочете', 'Просрочени: „да“ не може да се прочете'],
    2,
  ],
  ['a lost text', { text: [hidden] }, ['Относно: скрит текст, въведете го отново'], 0],
  ['a personal number', { late: ['7503141404'] }, ['Просрочени: не може да се прочете, въведете го отново'], 0],
])('an unreadable part of the address is reported and kept: %s', (_, unread, tags, shared) => {
  expect(about.unreadTags(unread).map(({ label }) => label)).toEqual(tags)
  expect(Object.keys(about.unreadWithoutSecrets(unread))).toHaveLength(shared)
})
