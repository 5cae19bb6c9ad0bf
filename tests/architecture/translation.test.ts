import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { sourcesOf } from './sources.ts'

const pages: [path: string, text: string][] = [
  ['src/index.html', readFileSync('src/index.html', 'utf8')],
  ...sourcesOf('src', 'mocks', 'scripts', 'tools')
    .filter(({ text }) => /<html lang/.test(text))
    .map(({ path, text }): [string, string] => [path, text]),
]

test('the page of the application is checked', () => expect(pages.length).toBeGreaterThan(1))

test.each(pages)('%s forbids translation by the browser, which would overwrite later changes', (_path, text) => {
  expect(text).toMatch(/<html lang="bg" translate="no">/)
  expect(text).toMatch(/<meta name="google" content="notranslate"/)
})
