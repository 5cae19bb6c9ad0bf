import { expect, test } from 'vitest'
import { nameToOpen, textForTrainer } from '../../../scripts/network/namesToOpen.ts'

const own = ['192.168.1.20', '10.0.0.5']
test.each([
  ['on this computer alone', undefined, [], undefined],
  ['on one address', '10.0.0.5', ['http://trainer:4173'], '10.0.0.5'],
  ['on every address: the first of its own', '0.0.0.0', [], '192.168.1.20'],
  ['on every address, with an origin of the page: its name', '0.0.0.0', ['http://trainer:4173'], 'trainer'],
  ['on every address of IPv6 too', '::', [], '192.168.1.20'],
] as const)('the printed addresses with %s', (_, host, origins, name) =>
  expect(nameToOpen(host, origins, own)).toBe(name),
)

test('without a network no address is printed', () => expect(nameToOpen('0.0.0.0', [], [])).toBeUndefined())

test.each([
  ['other computers', 'http://192.168.1.20:4173', '192.168.1.20', 'на своите компютри същия адрес'],
  ['this computer alone', 'http://localhost:4173', undefined, 'добавете --host 0.0.0.0'],
  ['this computer, named', 'http://localhost:4173', 'localhost', 'добавете --host 0.0.0.0'],
])('the trainer gets the address to open: %s', (_, page, name, words) => {
  expect(textForTrainer(page, name)).toContain(page)
  expect(textForTrainer(page, name)).toContain(words)
})
test('a class without a page is reported', () => expect(textForTrainer(undefined, undefined)).toContain('--page'))
