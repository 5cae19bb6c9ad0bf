import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { sourcesOf } from './sources.ts'

/** The pages that the product makes: the one of the application, and those that a server of ours writes by itself. */
const pages: [path: string, text: string][] = [
  ['src/index.html', readFileSync('src/index.html', 'utf8')],
  ...sourcesOf('src', 'mocks', 'scripts', 'tools')
    .filter(({ text }) => /<html lang/.test(text))
    .map(({ path, text }): [string, string] => [path, text]),
]

test('the page of the application is among them', () => expect(pages.length).toBeGreaterThan(1))

test.each(pages)('%s asks browsers not to translate it: they would write over what changes later', (_path, text) => {
  expect(text).toMatch(/<html lang="bg" translate="no">/)
  expect(text).toMatch(/<meta name="google" content="notranslate"/)
})
