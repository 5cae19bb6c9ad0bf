import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { freshBuild } from '../../scripts/build/freshBuild.ts'

const rulesOf = (css: string): { selector: string; declarations: string[] }[] =>
  [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selector = '', body = '']) => ({
    selector: selector.trim(),
    declarations: body.split(';').map((one) => one.trim()),
  }))

const tabular = (declarations: readonly string[]): boolean | undefined =>
  declarations.reduce<boolean | undefined>((so, one) => {
    if (/^font-variant-numeric:.*tabular-nums/.test(one)) return true
    if (/^font-variant(-numeric)?:/.test(one)) return false
    return /^font:(?!inherit)/.test(one) ? false : so
  }, undefined)

test.each([
  ['font-variant-numeric:tabular-nums;color:red', true],
  ['font:400 1rem x;font-variant-numeric:tabular-nums', true],
  ['font-variant-numeric:tabular-nums;font:400 1rem x', false],
  ['font-variant-numeric:tabular-nums;font:inherit', true],
  ['color:red', undefined],
])('figures under %j are tabular: %j', (body, expected) => {
  expect(tabular(body.split(';'))).toBe(expected)
})

test('the built styles keep tabular figures in tables too', async () => {
  const { folder } = await freshBuild()
  const rules = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.css'))
    .flatMap((name) => rulesOf(readFileSync(join(folder, name), 'utf8')))
  const ofPage = rules.filter(({ selector }) => /(^|,)body(,|$)/.test(selector))
  expect(ofPage.map(({ declarations }) => tabular(declarations))).toContain(true)
  const lost = rules.filter(({ declarations }) => tabular(declarations) === false)
  expect(lost.map(({ selector, declarations }) => `${selector} {${declarations.join(';')}}`)).toEqual([])
}, 300_000)
