import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { mockFolders } from './importRules.ts'
import { importsOf, placesOf, resolveImport, sourcesOf } from './sources.ts'

const files = sourcesOf('mocks')

const folderInMocks = (path: string): string => path.split('/')[1] ?? ''

const tablesOf = (code: string): string[] => {
  const declared = /interface Rows (extends RowsOf[^{]*)?\{([^}]*)\}/.exec(code)
  if (!declared) return []
  const names = declared[1] ? code.matchAll(/^ {2}(\w+): seeded/gm) : (declared[2] ?? '').matchAll(/^\s*(\w+):/gm)
  return [...names].map(([, name = '']) => name)
}
const ownerOf = new Map(
  files.flatMap(({ path, code }) => tablesOf(code).map((table) => [table, folderInMocks(path)] as const)),
)

test('a row is written by the folder of its table or by one above it', () => {
  const writes = files.flatMap(({ path, code }) =>
    [...code.matchAll(/\bdb\.(?:put|remove)\('(\w+)'/g)].map(([, table = '']) => ({ path, table })),
  )
  expect(writes.length).toBeGreaterThan(80)
  const wrong = writes.filter(({ path, table }) => {
    const [folder, owner] = [folderInMocks(path), ownerOf.get(table)]
    return owner === undefined || (!folder.endsWith('.ts') && folder !== owner && !mockFolders[folder]?.includes(owner))
  })
  expect(wrong, 'write the row in the folder of its table, and tell that folder by an event').toEqual([])
})

test('the engine imports no subject, and only shared parts of contract and rules', () => {
  const engine = files.filter(({ path }) => folderInMocks(path) === 'engine')
  const subjects = [...ownerOf].flatMap(([table, folder]) => (folder === 'engine' ? [] : [table]))
  expect(subjects.length).toBeGreaterThan(50)
  const named = new RegExp(`\\bdb\\.(${subjects.join('|')})\\b|['"](${subjects.join('|')})['"]`)
  expect(
    engine.flatMap((source) => placesOf(source, named)),
    'pass the table into the engine from the folder of the subject',
  ).toEqual([])
  const shared =
    /^src\/(contract\/(endpoint|roles)\.ts|dates\/|rules\/(callAccess|ruleResult|requiredFields|inputBounds)\.ts|rules\/(files|words)\/)/
  const loads = engine.flatMap((source) =>
    importsOf(source).map(({ target }) => ({ from: source.path, target: resolveImport(source.path, target) })),
  )
  expect(
    loads.filter(({ target }) => target.startsWith('src/') && !shared.test(target)),
    'move the code into the folder of the subject',
  ).toEqual([])
})

const loadedBy = (...entries: string[]): Set<string> => {
  const byPath = new Map(sourcesOf('mocks', 'src', 'fixtures').map((source) => [source.path, source]))
  const loaded = new Set<string>()
  const load = (path: string): void => {
    if (loaded.has(path)) return
    loaded.add(path)
    const source = byPath.get(path)
    for (const { target } of source ? importsOf(source) : []) load(resolveImport(path, target))
  }
  for (const entry of entries) load(entry)
  return loaded
}

test('a handler imports neither msw nor the page', () => {
  const loaded = [
    ...loadedBy('mocks/backend.ts', 'mocks/createMockDatabase.ts', 'mocks/engine/dispatch.ts', 'mocks/pushChanges.ts'),
  ]
  expect(loaded.length).toBeGreaterThan(300)
  const ofPages =
    /^(mocks\/(page\/|store\/|browser\.ts|worker\.ts)|src\/(app|features|state|transport|widgets)\/|(msw|idb|react)(\/|$))/
  expect(
    loaded.filter((path) => ofPages.test(path)),
    'pass it in from mocks/page or mocks/worker.ts',
  ).toEqual([])
})

const answering = `
for (const name of ['window', 'document', 'indexedDB', 'localStorage', 'location', 'navigator', 'BroadcastChannel'])
  Object.defineProperty(globalThis, name, { get: () => { throw new Error(name + ' is of a page') } })
const { backend } = await import('./mocks/backend.ts')
const { dispatcher } = await import('./mocks/engine/dispatch.ts')
const { uploadsInMemory } = await import('./mocks/engine/uploads.ts')
const { createMockDatabase } = await import('./mocks/createMockDatabase.ts')
const { account } = await import('./src/contract/account.ts')
const db = createMockDatabase({ seed: 1, documents: 50, now: () => new Date('2026-11-20T10:00:00Z') })
const dispatch = dispatcher(db, backend(db, uploadsInMemory()))
const ask = async ({ method, path }, headers, body) => {
  const request = new Request('http://host/shreder' + path, { method, headers, body })
  return (await (await dispatch(request, 'shreder', path)).json()).resultData
}
const { token } = await ask(account.login, {}, JSON.stringify({ username: 'administrator', password: 'demo' }))
const me = await ask(account.getCurrentUserInfo, { authorization: 'Bearer ' + token })
console.log(JSON.stringify(me))
`

test('the mock backend runs in plain Node', () => {
  const output = execFileSync(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', answering], {
    encoding: 'utf8',
  })
  expect(JSON.parse(output)).toMatchObject({ userName: 'administrator' })
})
