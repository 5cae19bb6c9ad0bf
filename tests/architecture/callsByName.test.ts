import { expect, test } from 'vitest'
import { catalogue } from '../../src/contract/catalogue.ts'
import type { Endpoint } from '../../src/contract/endpoint.ts'
import { type Source, sourcesOf } from './sources.ts'

const paths = Object.values(catalogue).flatMap((area) => Object.values<Endpoint>(area).map(({ path }) => path))
const lastPartOf = (path: string) => path.slice(path.lastIndexOf('/') + 1)
const isPlainWord = (name: string) => !/^[A-Z]\w*[a-z\d][A-Z]/.test(name)
const names = new Set(paths.map(lastPartOf).filter((name) => !isPlainWord(name)))
const plainWords = new Set(paths.map(lastPartOf).filter(isPlainWord))

/**
 * Files that may contain paths of endpoints: the table of endpoints proposed by this product (not in the
 * specification), and this test.
 */
const witnesses = new Set(['tests/unit/contract/proposals.ts', 'tests/architecture/callsByName.test.ts'])
/** Matches strings, and regular expressions after `(`, `,`, `:` or `=`. */
const written = /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`|(?<=[(,:=]\s*)\/(?:\\.|[^/\\\n])+\//g

const literalPaths = ({ path, code }: Pick<Source, 'path' | 'code'>): string[] =>
  [...code.matchAll(written)].flatMap(([text]) =>
    [...text.matchAll(/\/?[A-Za-z]\w+/g)]
      .map(([word]) => word)
      .filter((word) => names.has(word.replace('/', '')) || (word.startsWith('/') && plainWords.has(word.slice(1))))
      .map((word) => `${path}: ${word}`),
  )

test.each([
  [`askInPage(page, '/api/Documents/CreateDocument')`, ['a.ts: /CreateDocument']],
  ['fetch(`/shreder/api/Tasks/CreateTask?id=1`)', ['a.ts: /CreateTask']],
  ['waitForRequest(/GetAllCaseFiles/)', ['a.ts: /GetAllCaseFiles']],
  [`page.endsWith('/Login')`, ['a.ts: /Login']],
  [`{ what: 'Login', value: 1 }`, []],
  ['answering(documents.createDocument, refusal)', []],
])('a written path in %s is recognised: %j', (code, found) =>
  expect(literalPaths({ path: 'a.ts', code })).toEqual(found),
)

test('no test, script or mock handler writes the path of a call by hand', () => {
  const sources = sourcesOf('tests', 'scripts', 'tools', 'mocks').filter(({ path }) => !witnesses.has(path))
  expect(sources.flatMap(literalPaths), 'take the path from the declaration: documents.createDocument.path').toEqual([])
})
