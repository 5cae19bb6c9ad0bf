import { expect, test } from 'vitest'
import { sourcesOf } from './sources.ts'

/**
 * The modules that may use browser storage, because they handle a browser that forbids it: the storage of texts, the
 * store of the mock database, and the start of the page.
 */
const allowed = ['src/storedTexts.ts', 'mocks/store/openStore.ts', 'src/main.tsx']
const storages = /\b(sessionStorage|localStorage|indexedDB|document\.cookie|cookieStore)\b/

const unguarded = (code: string): string => {
  const at = code.indexOf('ifAllowed(')
  if (at < 0) return code
  let open = 1
  let end = at + 'ifAllowed('.length
  for (; end < code.length && open > 0; end += 1) open += code[end] === '(' ? 1 : code[end] === ')' ? -1 : 0
  return code.slice(0, at) + unguarded(code.slice(end))
}
const namedIn = (code: string): string[] => storages.exec(unguarded(code))?.slice(1) ?? []

test.each([
  ['localStorage.getItem(KEY)', ['localStorage']],
  ['globalThis.sessionStorage', ['sessionStorage']],
  ['window.document.cookie', ['document.cookie']],
  ["keptText('tab', KEY)", []],
  ["ifAllowed(() => document.cookie, '')", []],
  ["ifAllowed(() => f(localStorage.a('')), null) + sessionStorage", ['sessionStorage']],
])('%s', (code, named) => expect(namedIn(code)).toEqual(named))

test('one module asks the browser for storage and handles its refusal', () => {
  const sources = sourcesOf('src', 'mocks')
    .filter(({ path }) => !allowed.includes(path))
    .flatMap(({ path, code }) => namedIn(code).map((name) => `${path}: ${name}`))
  expect(sources, 'use storedText and storeText of src/storedTexts.ts').toEqual([])
})
