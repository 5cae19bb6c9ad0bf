import { expect, test } from 'vitest'
import { type Import, importsOf, placesOf, resolveImport, sourceFrom } from '../../architecture/sources.ts'

const from = (text: string) => sourceFrom('src/a.tsx', text)
const now = (target: string): Import => ({ target, lazy: false, typeOnly: false })
const asType = (target: string): Import => ({ target, lazy: false, typeOnly: true })
const later = (target: string): Import => ({ target, lazy: true, typeOnly: false })

test.each([
  ["import a, { b as c } from './x.ts'", [now('./x.ts')]],
  ['import * as a from "./x.ts"', [now('./x.ts')]],
  ["import './x.ts'", [now('./x.ts')]],
  ["const one = 1; import a from './x.ts'", [now('./x.ts')]],
  ["import {\n  a, // the first\n  b,\n} from './x.ts'", [now('./x.ts')]],
  ["import type { A } from './x.ts'", [asType('./x.ts')]],
  ["import type A from './x.ts'", [asType('./x.ts')]],
  ["import { type A, type B } from './x.ts'", [asType('./x.ts')]],
  ["import x, { type y } from './x.ts'", [now('./x.ts')]],
  ["import { type A, b } from './x.ts'", [now('./x.ts')]],
  ["export * from './x.ts'", [now('./x.ts')]],
  ["export * as all from './x.ts'", [now('./x.ts')]],
  ["export type * from './x.ts'", [asType('./x.ts')]],
  ["export { a, type B } from './x.ts'", [now('./x.ts')]],
  ["export type { A } from './x.ts'", [asType('./x.ts')]],
  ["export { type A } from './x.ts'", [asType('./x.ts')]],
  ["type A = import('./x.ts').A", [asType('./x.ts')]],
  ["const load = () => import('./x.ts')", [later('./x.ts')]],
  ["import(/* webpackChunkName: 'x' */ './x.ts')", [later('./x.ts')]],
  ['import(`./x.ts`)', [later('./x.ts')]],
  ['const text = `$' + "{await import('./x.ts')}`", [later('./x.ts')]],
  ["const text = `\nimport a from './no.ts'\n import('./no.ts')`", []],
  ['const text = "import a from \'./no.ts\'"', []],
  ["// import a from './no.ts'\n/* import('./no.ts') */", []],
  ["const quote = /'/\nimport a from './x.ts' // '", [now('./x.ts')]],
  ["const own = <p>it's import('./no.ts')</p>", []],
  ['export const a = 1', []],
])('the code %j imports %j', (text, imports) => expect(importsOf(from(text))).toEqual(imports))

test('an import with a computed path is refused, because it could load any module', () => {
  expect(() => from(`import(\`./\${name}.ts\`)`)).toThrow('nobody can follow')
  expect(() => from('import(name)')).toThrow('nobody can follow')
})

test('a file that is not valid TypeScript is refused', () => expect(() => from('const = 1')).toThrow('cannot be read'))

const squeezed = (text: string) => text.replaceAll(/ +/g, ' ').trimEnd()
test.each([
  ["const a = 'http://x' // away", "const a = 'http://x'", 'const a ='],
  ['const a = /\\/\\/"/ // away', 'const a = /\\/\\/"/', 'const a ='],
  ['const a = `// $' + '{b /* away */} "`', 'const a = `// $' + '{b } "`', 'const a = b'],
  ['a /* one\ntwo */ + b', 'a \n + b', 'a \n + b'],
  ["const a = <p title='b'>it's // here</p>", "const a = <p title='b'>it's // here</p>", 'const a = <p title= > </p>'],
])('from %j the code %j is kept, without texts %j, and everything keeps its place', (text, code, bare) => {
  const source = from(text)
  expect([squeezed(source.code), squeezed(source.bare)]).toEqual([code, bare])
  expect([source.code.length, source.bare.length]).toEqual([text.length, text.length])
})

test('only runtime exports can be imported by name', () => {
  const source = from(
    'export type A = 1\nexport const b = 1, c = 2\nexport default function D() {}\nconst e = 1\nexport { e as f }',
  )
  expect(source.exports).toEqual(['b', 'c', 'D', 'e'])
})

test('a match is reported by its line, also for patterns with the start or end of a line', () => {
  const source = from('const a = 1\nconst b = "x" // b\n')
  expect(placesOf(source, /b/)).toEqual(['src/a.tsx:2 const b = "x"'])
  expect(placesOf(source, /^const b/)).toEqual(['src/a.tsx:2 const b = "x"'])
  expect(placesOf(source, /1$/)).toEqual(['src/a.tsx:1 const a = 1'])
  expect(placesOf(source, /none/)).toEqual([])
})

test.each([
  ['src/app/a.ts', '../rules/b.ts', 'src/rules/b.ts'],
  ['src/app/a.ts', './b.ts', 'src/app/b.ts'],
  ['src/app/a.ts', 'react', 'react'],
])('an import in %s of %s leads to %s', (path, target, place) => expect(resolveImport(path, target)).toBe(place))
