import { type FunctionComponent, isValidElement } from 'react'
import { expect, test, vi } from 'vitest'
import { type Role, roles } from '../../src/contract/roles.ts'
import type { Access } from '../../src/modules/route.ts'
import {
  calls,
  callsBySelector,
  guardChecks,
  importsWithoutCall,
  invalidationOnly,
  moduleAt,
  reachedFrom,
  refusedTo,
  type Screen,
  says,
  sources,
} from './callGuards.ts'
import { importsOf, resolveImport } from './sources.ts'

const saysWho = (declared: unknown): boolean =>
  declared === 'anyone' ||
  declared === 'anonymous' ||
  (Array.isArray(declared) && declared.length > 0 && declared.every((role) => roles.includes(role)))

test.each([
  [['DOCUMENTS_FLOW'], true],
  ['anyone', true],
  ['anonymous', true],
  [undefined, false],
  [[], false],
  [['CLERK'], false],
])('the users who may make a call with the roles %j are known: %j', (declared, known) => {
  expect(saysWho(declared)).toBe(known)
})

test('every call declares its roles, and only the log-in needs no session', () => {
  expect(
    [...calls].flatMap(([name, call]) => (saysWho(call.roles) ? [] : [name])),
    'add roles to the declaration of the call',
  ).toEqual([])
  const withoutSession = [...calls].flatMap(([name, call]) => (call.roles === 'anonymous' ? [name] : []))
  expect(withoutSession).toEqual(['account.login'])
})

test('every area of calls is used outside the contract', () => {
  const outside = [...sources.values()].filter(({ path }) => !path.startsWith('src/contract/'))
  const words = new Set(outside.flatMap(({ code }) => code.match(/\w+/g) ?? []))
  const areas = new Set([...calls.keys()].map((name) => name.split('.')[0] ?? ''))
  expect(areas.size).toBeGreaterThan(50)
  // The area `documentTypeNumberIndexes` is in the specification, but has no caller: the types of an index are saved
  // together with the index.
  expect(
    [...areas].filter((area) => !words.has(area)),
    'use the calls of the area, or delete them',
  ).toEqual(['documentTypeNumberIndexes'])
})

/** Endpoints of the specification that no screen calls, because a list or the document already contains their data. */
const uncalled: readonly string[] = [
  'configuration.getCaseFileOwnerRuleByDirectionAndDepartment',
  'configuration.getPermissionTemplate2',
  'documentParts.getDocumentAddresseeById',
  'documentParts.getDocumentCommentById',
  'documentParts.getDocumentObligation',
]
test('every call is named outside of the contract; a call without a caller is reported', () => {
  const outside = [...sources.values()].filter(({ path }) => !path.startsWith('src/contract/'))
  const words = new Set(outside.flatMap(({ code }) => code.match(/\w+/g) ?? []))
  const missing = [...calls.keys()].filter((name) => !words.has(name.split('.').at(-1) ?? ''))
  expect(missing.toSorted(), 'give the call its button, or delete it').toEqual(uncalled)
})

const screens = [...sources.values()]
  .filter(({ path }) => path.startsWith('src/modules/'))
  .flatMap((source) =>
    importsOf(source).flatMap(({ lazy, target }) => (lazy ? [resolveImport(source.path, target)] : [])),
  )

type FoundScreen = { file: string | undefined; props: Screen['props']; access: Access }
const screenRoutes = async (): Promise<FoundScreen[]> => {
  const fileOf = new Map<unknown, string>()
  for (const file of new Set(screens)) {
    const Page = () => null
    fileOf.set(Page, file)
    vi.doMock(new URL(`../../${file}`, import.meta.url).pathname, () => ({ default: Page, loader: undefined }))
  }
  const { allRoutes } = await import('../../src/modules/routes.ts')
  const found: FoundScreen[] = []
  for (const route of allRoutes) {
    if (!('load' in route)) continue
    const { default: Page } = await route.load()
    const drawn = fileOf.has(Page) ? Page : (Page as FunctionComponent)({})
    const isScreen = isValidElement<Screen['props']>(drawn)
    found.push({
      file: fileOf.get(isScreen ? drawn.type : drawn),
      props: isScreen ? drawn.props : {},
      access: route.access,
    })
  }
  return found
}

test('no screen makes a call that its roles may not make', async () => {
  const routes = await screenRoutes()
  expect(routes.length).toBeGreaterThan(30)
  expect(
    routes.filter(({ file }) => file === undefined),
    'load the screen by import() in its module',
  ).toEqual([])
  const refused = routes.flatMap(({ file, props, access }) =>
    'roles' in access ? access.roles.flatMap((role) => refusedTo([role], { start: [file ?? ''], props })) : [],
  )
  expect(
    [...new Set(refused)].toSorted(),
    'check the permission with mayCallAtom before the call, or add the role to the call',
  ).toEqual([])
})

test('the frame around the screens works for every logged-in user', () => {
  const start = ['src/main.tsx']
  const frame = [...sources.keys()].filter((path) => path.startsWith('src/app/'))
  const reached = new Set(reachedFrom(start))
  expect(
    frame.filter((path) => !reached.has(path)),
    'import the file, or delete it',
  ).toEqual([])
  expect(refusedTo([], { start, props: {} }), 'check the permission with mayCallAtom before the call').toEqual([])
})

test.each<[Role, string, boolean]>([
  ['DOCUMENTS_FLOW', 'documents-flow', false],
  ['DOCUMENTS_FLOW', 'administrative-services', true],
  ['INSPECTIONS_READ', 'documents-flow', true],
])('the documents of a module send for %s in %s requests that are refused: %s', (role, module, expected) => {
  const documents = { start: ['src/features/documents/list/DocumentsPage.tsx'], props: { module } }
  expect(refusedTo([role], documents).length > 0).toBe(expected)
})

test.each(Object.entries(guardChecks))(
  'the permission checks of %s are in the files that the list names',
  (symbol, guards) => {
    for (const { in: path, by } of guards) expect(sources.get(path)?.code, path).toContain(by)
    expect([...sources.values()].some(({ code }) => says(code, symbol))).toBe(true)
  },
)

test.each(Object.entries(importsWithoutCall))(
  'the file %s imports a call and never sends it',
  (path, { call, never }) => {
    expect(calls.has(call)).toBe(true)
    expect(sources.get(path)?.code).toBeDefined()
    expect(sources.get(path)?.code).not.toMatch(never)
  },
)

test.each(Object.entries(callsBySelector))(
  'every call of %s is sent only after the choice of a screen',
  (path, { of }) => {
    const { makes } = moduleAt(path)
    expect(
      makes.filter((call) => !Object.values(of).some((own) => own.test(call))),
      'add the call to `chosen` in callGuards.ts, or move it to another file',
    ).toEqual([])
    for (const own of Object.values(of))
      expect(
        makes.some((call) => own.test(call)),
        String(own),
      ).toBe(true)
  },
)

test.each(invalidationOnly)('the file %s only names calls and imports nothing that could send one', (path) => {
  const source = sources.get(path)
  const targets = (source ? importsOf(source) : []).filter(({ typeOnly }) => !typeOnly).map(({ target }) => target)
  expect(targets.length).toBeGreaterThan(0)
  expect(
    targets.filter((target) => !/\/contract\//.test(target)),
    'take the file out of `forgotten` in callGuards.ts',
  ).toEqual([])
})
