import { expect, test } from 'vitest'
import { rankMatches } from '../../../src/rules/words/rankMatches.ts'

test.each([
  ['Стоян Ангелов', ['Петър Ангелов Стоянов', 'Стоян Ангелов', 'Стоян Петров Ангелов'], [1, 2, 0]],
  ['Здраве', ['Министерство на здравеопазването', 'Аптека „Здраве“', '„Здраве“ ООД', 'Здраве'], [3, 2, 1, 0]],
  ['Гергана Илиева', ['Илиева Гергана', 'Гергана Петрова Илиева', 'Гергана Илиева'], [2, 1, 0]],
  ['мет', ['Софмет', 'Балкан Метър', 'Метролаб'], [2, 1, 0]],
  ['софмет', ['Кремиков Софметал', 'СОФ\u00adМЕТ', 'Софметал'], [1, 2, 0]],
  ['sofmet', ['Нова Софмет', 'Софмет'], [1, 0]],
  ['', ['Б', 'А'], [0, 1]],
])('a search for „%s“ lists the best match first', (typed, names, order) => {
  expect(rankMatches(names, typed, (name) => name)).toEqual(order.map((at) => names[at]))
})

test('equal matches keep their order', () => {
  const names = ['Софмет 2', 'Софмет 1', 'Софмет 3']
  expect(rankMatches(names, 'софмет', (name) => name)).toEqual(names)
})
