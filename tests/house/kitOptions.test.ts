import { type Expression, type ObjectProperty, parseSync, Visitor } from 'oxc-parser'
import { expect, test } from 'vitest'
import { sourcesOf } from './sources.ts'

/** What a form or a small register is described with: `FormDialog` by its attributes, `nomenclature` by its first argument. */
const kits = ['FormDialog', 'FormPage', 'NomenclaturePage', 'nomenclature', 'registerRules']

/** What one user alone says all the same, and why it cannot stand with that user. */
const ofOne: Readonly<Record<string, string>> = {
  'FormDialog rows': 'rows that are open in tables of the form are saved before it is checked, which the dialog does',
  'FormDialog footer': 'a draft has three buttons, and each asks the dialog before it closes',
  'FormDialog refusal': 'FormPage has it too; of the dialogs only a step of the staff can be refused when it is open',
  'NomenclaturePage isPart': 'under the tabs of the page of nomenclatures its title would be said twice',
  'nomenclature rowsOf': 'the classifications are answered as a tree',
  'registerRules fixedBecause': 'only nomenclatures have values of the system; the form and the imitation ask it',
  'registerRules mayRemove': 'the same values; every other register asks only whether a record is used',
}

type Use = { option: string; path: string }

const namesIn = (properties: readonly { type: string }[]): string[] =>
  properties.flatMap((one) => {
    if (one.type !== 'Property') return []
    const { key } = one as ObjectProperty
    return key.type === 'Identifier' ? [key.name] : []
  })

const unwrapped = (given: Expression): Expression =>
  given.type === 'ParenthesizedExpression' ? unwrapped(given.expression) : given

/** Which options of the kits a file gives; what is handed over inside a condition counts too. */
const usesIn = (path: string, text: string): Use[] => {
  const found: Use[] = []
  const note = (kit: string, names: readonly string[]) =>
    found.push(...names.map((name) => ({ option: `${kit} ${name}`, path })))
  new Visitor({
    CallExpression: ({ callee, arguments: [given] }) => {
      if (callee.type !== 'Identifier' || !kits.includes(callee.name) || given?.type !== 'ObjectExpression') return
      note(callee.name, namesIn(given.properties))
    },
    JSXOpeningElement: ({ name, attributes }) => {
      if (name.type !== 'JSXIdentifier' || !kits.includes(name.name)) return
      for (const one of attributes) {
        if (one.type === 'JSXAttribute' && one.name.type === 'JSXIdentifier') note(name.name, [one.name.name])
        if (one.type !== 'JSXSpreadAttribute') continue
        const given = unwrapped(one.argument)
        const object = given.type === 'LogicalExpression' ? unwrapped(given.right) : given
        if (object.type === 'ObjectExpression') note(name.name, namesIn(object.properties))
      }
    },
  }).visit(parseSync(path, text).program)
  return found
}
const usersOf = (uses: readonly Use[]): Map<string, Set<string>> => {
  const users = new Map<string, Set<string>>()
  for (const { option, path } of uses) users.set(option, (users.get(option) ?? new Set()).add(path))
  return users
}

test('an option of a form or of a register has several users, or a reason', () => {
  const users = usersOf(sourcesOf('src').flatMap(({ path, text }) => usesIn(path, text)))
  expect(users.size).toBeGreaterThan(30)
  const ofOneUser = [...users].filter(([, files]) => files.size === 1).map(([option]) => option)
  expect(ofOneUser.toSorted()).toEqual(Object.keys(ofOne).toSorted())
})

test.each([
  ['<FormDialog title="a" long />', ['FormDialog title', 'FormDialog long']],
  ['<FormDialog {...(isDraft && { footer: buttons })} />', ['FormDialog footer']],
  ['nomenclature<A>({ name, rules: given })', ['nomenclature name', 'nomenclature rules']],
  ['other({ name })', []],
])('%s gives %j', (code, expected) => {
  expect(usesIn('a.tsx', `const made = ${code}`).map(({ option }) => option)).toEqual(expected)
})
