import { expect, test } from 'vitest'
import { findMentionable, piecesOf } from '../../../src/features/document-parts/comments/mentions.ts'

const lookup = {
  kind: 'ready' as const,
  items: [
    { id: 1, name: 'Иван Петров Маринов, Експерт' },
    { id: 2, name: 'Мария Иванова Петрова, Старши специалист, регистратура' },
    { id: 3, name: 'Мария Стоянова Колева' },
  ],
}

test.each([
  ['Мар', ['Мария Иванова Петрова', 'Мария Стоянова Колева', 'Иван Петров Маринов']],
  ['петрова', ['Мария Иванова Петрова']],
  ['мария ко', ['Мария Стоянова Колева']],
  ['експерт', ['Иван Петров Маринов']],
  ['никой', []],
])('after „@%s“ the matching users are offered, names that begin with it first', (text, names) => {
  expect(findMentionable(lookup, text).map(({ name }) => name)).toEqual(names)
})

test('the position distinguishes namesakes and is not inserted into the text', () => {
  expect(findMentionable(lookup, 'Петрова')[0]).toEqual({
    key: 2,
    name: 'Мария Иванова Петрова',
    note: 'Старши специалист, регистратура',
  })
})

test('before the users are loaded no user is suggested', () => {
  expect(findMentionable({ kind: 'loading' }, 'Мар')).toEqual([])
})

test.each([
  ['Моля, @Мария Петрова, вижте.', ['Мария Петрова'], ['Моля, ', '[@Мария Петрова]', ', вижте.']],
  ['@Иван Колев @Иван Колевски', ['Иван Колев', 'Иван Колевски'], ['[@Иван Колев]', ' ', '[@Иван Колевски]']],
  ['пиши на @някого', ['Мария Петрова'], ['пиши на @някого']],
  ['', [], []],
])('the text „%s“ is split at the mentioned users of %j', (content, names, pieces) => {
  expect(piecesOf(content, names).map(({ text, isMention }) => (isMention ? `[${text}]` : text))).toEqual(pieces)
})
