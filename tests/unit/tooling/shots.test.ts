import { expect, test } from 'vitest'
import { addressAmong, shotsFor } from '../../../tools/shots/addresses.ts'
import { fileName, means, parseArguments } from '../../../tools/shots/arguments.ts'

test.each([
  [
    [],
    { routes: [], as: 'administrator', theme: 'light', scale: 1, widths: [1440, 390], guides: false, sheets: false },
  ],
  [
    ['/login', '--as=mpetrova', '--theme=dark', '--scale=1.4', '--widths=320'],
    { routes: ['/login'], as: 'mpetrova', theme: 'dark', scale: 1.4, widths: [320], guides: false, sheets: false },
  ],
])('the arguments %j are accepted', (args, options) => expect(parseArguments(args)).toEqual(options))

test.each(['--theme=pink', '--wide', '--widths=a'])('the argument %s is refused', (argument) => {
  expect(() => parseArguments([argument])).toThrow('is not understood')
})

test.each([
  ['/login', '/login', true],
  ['/login', '/login/x', false],
  ['/settings/*', '/settings/users', true],
  ['users', '/settings/users', true],
  ['vehicles', '/settings/users', false],
])('the route %s is opened at %s: %s', (options, path, yes) => expect(means(options, path)).toBe(yes))

test('a route with parameters is captured at the first link that opens it', () => {
  const links = ['/documents-flow/documents/create', '/documents-flow/documents/4f?tab=files']
  expect(addressAmong(links, '/documents-flow/documents/:id')).toBe('/documents-flow/documents/4f?tab=files')
  expect(addressAmong([], '/documents-flow/documents/:id')).toBeUndefined()
})

test('a link to a screen with fewer parameters does not match one with more', () => {
  const links = ['/documents-flow/documents/create/resolution/4f', '/documents-flow/documents/5a/resolution/4f']
  const path = '/documents-flow/documents/:id/resolution/:resolutionToDocumentId'
  expect(addressAmong(links, path)).toBe('/documents-flow/documents/5a/resolution/4f')
})

test('an address with a query is captured unchanged', () => {
  const options = { ...parseArguments([]), routes: ['/documents-flow/documents?page=2'] }
  expect(shotsFor(options)).toEqual([
    { path: '/documents-flow/documents?page=2', address: '/documents-flow/documents?page=2', anonymous: false },
  ])
  expect(fileName('/documents-flow/documents?page=2')).toBe('documents-flow_documents_page=2')
})
