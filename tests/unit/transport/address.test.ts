import { expect, test } from 'vitest'
import { queryString, withoutBlanks } from '../../../src/transport/address.ts'

const readBack = (query: object) => [...new URL(`http://host/x?${queryString(query)}`).searchParams]

test('a value is sent as it was typed; only characters with a special meaning are encoded', () => {
  expect(queryString({ search: 'Иванов и син', index: 'РД-12/3?' })).toBe('search=Иванов и син&index=РД-12/3?')
  expect(queryString({ search: 'А&Б #1 50%+2=3' })).toBe('search=А%26Б %231 50%25%2B2%3D3')
})

test('a missing value is not sent; a list repeats its name', () => {
  expect(queryString({ a: undefined, b: null, c: '', d: 0, e: false, f: [1, 2] })).toBe('d=0&e=false&f=1&f=2')
})

test('any typed text reaches the server exactly, and stays inside its parameter', () => {
  const pieces = [
    '&',
    '#',
    '+',
    '=',
    '%',
    '%26',
    '%00',
    '?',
    ';',
    ' ',
    '\t',
    '\n',
    '\u0000',
    '/',
    '\\',
    '"',
    "'",
    '<',
    '>',
  ]
  const words = [
    'Иван',
    'щъ',
    'a',
    '0',
    '😀',
    'е\u0301',
    '\u200f',
    '\u0085',
    '&x=1',
    '://',
    '..',
    '%D0',
    '{}',
    '|',
    '`',
  ]
  const all = [...pieces, ...words]
  let seed = 42
  const random = () => {
    seed = (seed * 1103515245 + 12345) % 2 ** 31
    return seed / 2 ** 31
  }
  const text = () =>
    Array.from({ length: 1 + Math.floor(random() * 8) }, () => all[Math.floor(random() * all.length)]).join('')
  for (let round = 0; round < 3000; round += 1) {
    const [first, second] = [text(), text()]
    expect(readBack({ first, second })).toEqual([
      ['first', first],
      ['second', second],
    ])
  }
})

test('empty strings of a filter are removed, a list in it stays', () => {
  const filter = { number: '', subject: 'писмо', scope: 0, flag: false, none: null, inner: { a: '', b: 1 }, ids: [1] }
  expect(withoutBlanks(filter)).toEqual({
    subject: 'писмо',
    scope: 0,
    flag: false,
    none: null,
    inner: { b: 1 },
    ids: [1],
  })
})
