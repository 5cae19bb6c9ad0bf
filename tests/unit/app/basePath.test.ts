import { expect, test } from 'vitest'
import { basePath, fileAddress, pathOf, pathWithin, screenHref } from '../../../src/basePath.ts'

test.each([
  ['', ''],
  ['https://delovod.example/delovod/static/js/../../', '/delovod'],
  ['https://delovod.example/', ''],
  ['https://delovod.example:8443/delovod/', '/delovod'],
  ['http://10.0.0.7/apps/delovod/', '/apps/delovod'],
])('files that come from %j make the path %j', (files, path) => {
  expect(pathOf(files)).toBe(path)
})

test.each([
  ['/delovod/login', '/delovod', '/login'],
  ['/delovod/', '/delovod', '/'],
  ['/delovod', '/delovod', '/'],
  ['/delovodstvo/login', '/delovod', '/delovodstvo/login'],
  ['/login', '', '/login'],
  ['/', '', '/'],
])('%s below %j is called %s', (path, base, within) => {
  expect(pathWithin(path, base)).toBe(within)
})

test('at the root of a host addresses do not change', () => {
  expect([basePath, fileAddress('config.json'), fileAddress('/icons/emblem.svg'), screenHref('/login')]).toEqual([
    '',
    '/config.json',
    '/icons/emblem.svg',
    '/login',
  ])
})
