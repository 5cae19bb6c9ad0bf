import { expect, test } from 'vitest'
import { placesToGo } from '../../../src/features/shortcuts/placesToGo.ts'
import { hitInstead, searchFilter } from '../../../src/features/shortcuts/searchFilter.ts'
import { type Hit, moduleOfHits } from '../../../src/features/shortcuts/searchResults.ts'
import { latinKey, type Shortcut, step } from '../../../src/features/shortcuts/shortcut.ts'

const layouts: [written: string, code: string, shiftKey: boolean, key: string | undefined][] = [
  ['n', 'KeyN', false, 'n'],
  ['N', 'KeyN', true, 'n'],
  ['н', 'KeyN', false, 'n'],
  ['х', 'KeyN', false, 'n'],
  ['Н', 'KeyN', true, 'n'],
  ['/', 'Slash', false, '/'],
  ['?', 'Slash', true, '?'],
  ['?', 'Digit2', true, '?'],
  ['б', 'Slash', false, '/'],
  ['Б', 'Slash', true, '?'],
  ['ч', 'Backquote', false, undefined],
  [' ', 'Space', false, undefined],
  ['Enter', 'Enter', false, undefined],
  ['Shift', 'ShiftLeft', true, undefined],
]
test.each(layouts)('the key „%s“ on %s (Shift: %s) is %s', (key, code, shiftKey, latin) => {
  expect(latinKey({ key, code, shiftKey })).toBe(latin)
})

const named = (...keys: string[]): Shortcut => ({ keys, label: keys.join(' '), run: () => {} })
const shortcuts = [named('n'), named('g', 'd'), named('g', 't'), named('?')]
const pressed = (keys: string) => {
  const done: string[] = []
  let waiting: readonly string[] = []
  for (const key of keys) {
    const next = step(shortcuts, waiting, key)
    if (next.run) done.push(next.run.label)
    waiting = next.waiting
  }
  return [done, waiting]
}
const typed: [keys: string, done: string[], waiting: string[]][] = [
  ['n', ['n'], []],
  ['gd', ['g d'], []],
  ['gtgd', ['g t', 'g d'], []],
  ['g', [], ['g']],
  ['gg', [], ['g']],
  ['gx', [], []],
  ['gn', ['n'], []],
  ['dx', [], []],
  ['xgd?', ['g d', '?'], []],
]
test.each(typed)('the keys %s run their action', (keys, done, waiting) =>
  expect(pressed(keys)).toEqual([done, waiting]),
)

const searches: [text: string, filter: object | undefined][] = [
  ['', undefined],
  ['  ', undefined],
  ['345', { number: '345' }],
  ['РД-12-345', { number: 'РД-12-345' }],
  ['04-00-12', { number: '04-00-12' }],
  [' № РД-12-345/21.11.2026 г. ', { number: 'РД-12-345', fromDate: '2026-11-21', toDate: '2026-11-21' }],
  ['РД-12-345-21.11.2026', { number: 'РД-12-345', fromDate: '2026-11-21', toDate: '2026-11-21' }],
  ['бюджет', { subject: 'бюджет' }],
  ['бюджет 2026', { subject: 'бюджет 2026' }],
  ['2026 година', { subject: '2026 година' }],
  ['ISO9001', { subject: 'ISO9001' }],
  ['вх. № Ф-56/27.11.2026 г.', { number: 'Ф-56', fromDate: '2026-11-27', toDate: '2026-11-27' }],
  ['Ф-56 от 27.11.2026 г.', { number: 'Ф-56', fromDate: '2026-11-27', toDate: '2026-11-27' }],
  ['АУ-91-275/2026', { number: 'АУ-91-275', fromDate: '2026-01-01', toDate: '2026-12-31' }],
  ['№ АУ-91-275 от 2026 г.', { number: 'АУ-91-275', fromDate: '2026-01-01', toDate: '2026-12-31' }],
  ['3424/2026', { number: '3424/2026' }],
  ['Рег. № Ф-56-27.11.2026', { number: 'Ф-56', fromDate: '2026-11-27', toDate: '2026-11-27' }],
  ['\u200eФ-5\u00ad6', { number: 'Ф-56' }],
]
test.each(searches)('the search for „%s“', (text, filter) => {
  expect(searchFilter(text)).toEqual(filter && { departmentId: 'any', ...filter })
})

const hit = (kind: Hit['kind'], title: string, detail = ''): Hit => ({ kind, key: '1', title, detail, scope: null })
const invoice = hit('document', 'Ф-54-26.11.2026 – Фактура № 0000651248 по договор №Д-9/2026', 'Софмет')
const letter = hit('document', '04-822-23.11.2026 – Искане за проверка', '„Метролаб Юг“ ООД · Писмо')
test.each<[string, string, readonly Hit[], object]>([
  ['the sender of a document', 'метролаб юг', [letter], { correspondentText: 'метролаб юг' }],
  ['a correspondent', 'metrolab', [hit('correspondent', '„Метролаб Юг“ ООД')], { correspondentText: 'metrolab' }],
  ['a subject, too', 'проверка', [letter, hit('correspondent', '„Проверка“ ООД')], { subject: 'проверка' }],
  ['the kind of a task alone', 'проверка', [hit('task', 'З-12 – Проверка')], { subject: 'проверка' }],
  [
    'a draft whose subject begins with a date',
    'писмо',
    [hit('document', 'Писмо от 21.11.2026 – искане за проверка')],
    { subject: 'писмо' },
  ],
  ['another form of a word', 'проверки', [letter], { subject: 'проверки' }],
  ['a month', 'ноември 2026 г.', [letter], { fromDate: '2026-11-01', toDate: '2026-11-30' }],
  [
    'a month and words',
    'искания ноември 2026',
    [letter],
    { subject: 'искания', fromDate: '2026-11-01', toDate: '2026-11-30' },
  ],
  [
    'a month in a subject',
    'ноември 2026',
    [hit('document', '04-1-01.12.2026 – Отчет за ноември 2026')],
    { subject: 'ноември 2026' },
  ],
  ['a number beside it', '822', [letter], { number: '822' }],
  ['a number of the subject', '651248', [invoice], { subject: '651248' }],
  ['a number of the subject with its sign', '№ 0000651248', [invoice], { subject: '0000651248' }],
  ['a number of the subject in words', 'Фактура № 0000651248', [invoice], { subject: 'Фактура № 0000651248' }],
  ['another number of the subject', 'Д-9/2026', [invoice], { subject: 'Д-9/2026' }],
  ['the number of its sender', '12-34', [letter], { externalRefNumber: '12-34' }],
  ['an ЕИК', '900123453', [letter, hit('correspondent', '„Метролаб Юг“ ООД')], { correspondentID: 1 }],
  ['an ЕИК with its name', 'ЕИК: 900 123 453', [hit('correspondent', '„Метролаб Юг“ ООД')], { correspondentID: 1 }],
  ['an ЕИК as an invoice has it', 'BG900123453', [hit('correspondent', '„Метролаб Юг“ ООД')], { correspondentID: 1 }],
  ['a number in brackets', '(04-822/23.11.2026 г.)', [letter], { number: '04-822' }],
  [
    'a word of the subject and one of the sender',
    'проверка метролаб',
    [letter],
    { subject: 'проверка', correspondentText: 'метролаб' },
  ],
  ['a word of the subject and its number', 'проверка №04-822', [letter], { subject: 'проверка', number: '04-822' }],
  ['a number in quotes', '„04-822-23.11.2026“', [letter], { number: '04-822' }],
  ['a word of the subject and one that stands in no field', 'Петрова проверка', [letter], { subject: 'проверка' }],
])('Enter opens the list that fits the kind of the typed text: %s', (_, text, hits, filter) => {
  expect(searchFilter(text, hits)).toEqual({ departmentId: 'any', ...filter })
})

test('a single match is opened if a list of documents would be empty', () => {
  const [task, person] = [hit('task', '№ 7 – Проверка'), hit('person', 'Мария Петрова')]
  expect(hitInstead([letter, task])).toBeUndefined()
  expect(hitInstead([person, task])).toBe(person)
  expect(hitInstead([task])).toBe(task)
  expect(hitInstead([])).toBeUndefined()
})

test('the documents are listed in the module that offered them', () => {
  const inScope = (scope: 1 | 2) => ({ ...letter, scope })
  expect(moduleOfHits([inScope(1)], 'administrative-services')).toBe('documents-flow')
  expect(moduleOfHits([inScope(1), inScope(2)], 'administrative-services')).toBe('administrative-services')
  expect(moduleOfHits([inScope(2)], 'documents-flow')).toBe('administrative-services')
  expect(moduleOfHits([], 'documents-flow')).toBe('documents-flow')
})

test('only permitted places have shortcuts, and all are different', () => {
  const all = placesToGo('documents-flow', () => true).map(({ keys }) => keys.join(' '))
  expect(new Set(all).size).toBe(all.length)
  expect(placesToGo('documents-flow', (address) => address.endsWith('/tasks')).map(({ keys }) => keys)).toEqual([
    ['g', 't'],
  ])
  expect(placesToGo(undefined, () => true).map(({ keys }) => keys)).toEqual([['g', 'd']])
  expect(placesToGo(undefined, () => false)).toEqual([])
})
