import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { isLayoutClass, layoutClassesIn, onlyClasses } from '../../scripts/build/layoutClasses.ts'
import { sourcesOf } from './sources.ts'

const primeflex = readFileSync('node_modules/primeflex/primeflex.css', 'utf8')
const classesIn = (css: string): string[] => [
  ...new Set([...css.matchAll(/\.((?:\\.|[a-z_])(?:\\.|[\w-])*)/gi)].map(([, name = '']) => name.replaceAll('\\', ''))),
]
const styles = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.css'))
  .map((name) => readFileSync(join('src', name), 'utf8'))
const ours = new Set(styles.flatMap(classesIn))
const theirs = new Set(classesIn(primeflex))
const screens = sourcesOf('src').filter(({ path }) => path.endsWith('.tsx'))

describe('the utility classes of primeflex in the build', () => {
  const screen = `<p className="flex md:flex-row grid col-6 field active text-red-500 shadow-2 fadein gap-2 list-none">`

  test('only utility classes that a screen uses are built, without !important', async () => {
    const css = await onlyClasses(primeflex, layoutClassesIn([screen]))
    expect(classesIn(css)).toEqual(['flex', 'flex-row', 'gap-2', 'list-none'])
    expect(css).toContain('gap: 0.5rem;')
    expect(css).not.toMatch(/important|@media|@keyframes|color/)
  })

  test('the order of files does not change the result', () => {
    expect(layoutClassesIn(['"gap-2 flex"', '"flex-column"'])).toEqual(
      layoutClassesIn(['"flex-column"', '"gap-2 flex"']),
    )
  })
})

test('no stylesheet of ours redefines a utility class of primeflex', () => {
  const subjects = styles.flatMap((css) => [...css.matchAll(/\.([\w-]+)\s*[{,]/g)].map(([, name = '']) => name))
  expect(subjects.length).toBeGreaterThan(500)
  expect(subjects.filter(isLayoutClass), 'choose a name that is no layout class of primeflex').toEqual([])
})

test('screens use only layout classes of primeflex', () => {
  const used = screens.flatMap(({ code }) =>
    [...code.matchAll(/className="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/)),
  )
  expect(
    used.filter((name) => theirs.has(name) && !isLayoutClass(name) && !ours.has(name)),
    'write a rule in the stylesheet of the part',
  ).toEqual([])
  expect(
    used.filter((name) => isLayoutClass(name) && !theirs.has(name)),
    'primeflex has no such class',
  ).toEqual([])
})

test('a class that removes an element from the layout is defined in one stylesheet', () => {
  const bare = styles.map((css) =>
    [...css.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/(?:^|[},])\s*\.([\w-]+)\s*\{([^{}]*)\}/g)].map(
      ([, name = '', body = '']) => ({ name, isFixed: /position:\s*fixed/.test(body) }),
    ),
  )
  const sheetsOf = (name: string) => bare.filter((sheet) => sheet.some((one) => one.name === name)).length
  const fixed = bare.flat().filter(({ isFixed }) => isFixed)
  expect(fixed.length).toBeGreaterThan(3)
  expect(
    fixed.filter(({ name }) => sheetsOf(name) > 1).map(({ name }) => name),
    'define the class once, or give one of them another name',
  ).toEqual([])
})
