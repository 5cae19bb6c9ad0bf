import { expect, test } from 'vitest'
import { noticeOf, notifyCodeOf, safeRedirect } from '../../../src/state/redirect.ts'

const origin = 'https://delovod.example.bg'

test.each([
  '/documents-flow/documents?page=2&search=%D0%90%26#row',
  '/administrative-services/documents/0b0e1c9e-0000-4000-8000-000000000001',
  '/library',
])('a path of ours stays: %s', (path) => expect(safeRedirect(path, origin)).toBe(path))

test('a relative path inside the origin is normalised', () => {
  expect(safeRedirect('/a/../documents-flow', origin)).toBe('/documents-flow')
})

test.each([
  null,
  undefined,
  '',
  'documents',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '\t//evil.example',
  ' //evil.example',
  'https://evil.example',
  'https:evil.example',
  'https:/evil.example',
  'HTTPS://EVIL.EXAMPLE',
  'https://delovod.example.bg@evil.example/',
  'https://delovod.example.bg.evil.example/',
  'http://delovod.example.bg/',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  'blob:https://evil.example/1',
  '%2f%2fevil.example',
  '%2F/evil.example',
  './/evil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/%2e//evil.example',
  '/a/..//evil.example',
  '?redirect=//evil.example',
  '#//evil.example',
  'https://delovod.example.bg:444/',
  '/\u0000/evil.example',
])('an attack is refused: %j', (attack) => expect(safeRedirect(attack, origin)).toBeNull())

test('an address can select a message, never contain one', () => {
  expect(notifyCodeOf('session-expired')).toBe('session-expired')
  expect(noticeOf('session-expired')).toBe('Сесията Ви е изтекла.')
  for (const given of ['Вие спечелихте', 'toString', '__proto__', '', null]) expect(notifyCodeOf(given)).toBeNull()
})
