import { expect, test } from 'vitest'
import { features, layers, mockFolders, packages } from './importRules.ts'
import { type Import, importsOf, resolveImport, sourcesOf } from './sources.ts'

const layerOf = (path: string): string => {
  if (path.startsWith('src/rules/words/')) return 'words'
  const [root = '', next = ''] = path.split('/')
  return root === 'src' ? next.replace(/\.tsx?$/, '') : root
}
const featureOf = (path: string): string => path.split('/')[2] ?? ''
const mockFolderOf = (path: string): string => path.split('/')[1] ?? ''
const isPublic = (path: string): boolean => /\/public\.tsx?$/.test(path)

type ImportProblem = string | undefined

const featureRule = (from: string, to: string): ImportProblem => {
  const [mine, theirs] = [featureOf(from), featureOf(to)]
  if (mine === theirs) return undefined
  if (!features[mine]?.includes(theirs))
    return `${mine} may not use ${theirs}: share it by a lower layer, or name the edge in importRules.ts`
  return isPublic(to) ? undefined : `export it from the public.ts of ${theirs} and import that`
}

const mocksRule = (from: string, to: string): ImportProblem => {
  const [mine, theirs] = [mockFolderOf(from), mockFolderOf(to)]
  if (mine.endsWith('.ts') || mine === theirs || mockFolders[mine]?.includes(theirs)) return undefined
  return `mocks/${mine} may not import mocks/${theirs}: tell it by an event`
}

const layerRule = (from: string, to: string, { lazy, typeOnly }: Import): ImportProblem => {
  const [mine, theirs] = [layerOf(from), layerOf(to)]
  if (mine === 'features' && theirs === 'features') return featureRule(from, to)
  if (mine === 'mocks' && theirs === 'mocks') return mocksRule(from, to)
  if (mine === theirs) return undefined
  if (!layers[mine]?.includes(theirs)) return `${mine} may not import ${theirs}: move it down, or pass it in`
  if (theirs === 'mocks' && mine !== 'startMockBackend' && !lazy)
    return 'load the mock backend by import(), never at once'
  if (theirs !== 'features') return undefined
  if (mine === 'modules') return lazy || typeOnly ? undefined : 'load the screen by import(), so that the menu has none'
  return isPublic(to) ? undefined : 'export it from the public.ts of the feature and import that'
}

const packageRule = (from: string, target: string): ImportProblem => {
  const owner = Object.keys(packages).find(
    (name) => target === name || target.startsWith(name.endsWith(':') ? name : `${name}/`),
  )
  if (owner === undefined || packages[owner]?.includes(layerOf(from))) return undefined
  return `only ${packages[owner]?.join(' and ') || 'scripts'} may import ${owner}: use what they export`
}

const rule = (from: string, one: Import): ImportProblem =>
  one.target.startsWith('.') ? layerRule(from, resolveImport(from, one.target), one) : packageRule(from, one.target)

const files = sourcesOf('src', 'mocks', 'fixtures')

test('every folder has import rules', () => {
  const foldersOfMocks = files.flatMap(({ path }) => (/^mocks\/[^/]+\//.test(path) ? [mockFolderOf(path)] : []))
  expect(
    [...new Set(files.map(({ path }) => layerOf(path)))].toSorted(),
    'give the folder a line in `layers` of importRules.ts',
  ).toEqual(Object.keys(layers).toSorted())
  expect([...new Set(foldersOfMocks)].toSorted(), 'give the folder a line in `mockFolders` of importRules.ts').toEqual(
    Object.keys(mockFolders).toSorted(),
  )
})

const plain: Import = { target: '', lazy: false, typeOnly: false }
test.each([
  ['src/rules/tasks/a.ts', { ...plain, target: '../../state/session.ts' }, 'may not import state'],
  ['src/features/tasks/a.ts', { ...plain, target: '../vehicles/public.ts' }, 'may not use vehicles'],
  ['src/features/tasks/a.ts', { ...plain, target: '../document-files/b.ts' }, 'public.ts'],
  ['src/app/a.ts', { ...plain, target: '../features/login/b.ts' }, 'public.ts'],
  ['src/modules/a.ts', { ...plain, target: '../features/tasks/b.ts' }, 'import()'],
  ['src/main.tsx', { ...plain, target: '../mocks/world.ts' }, 'import()'],
  ['mocks/engine/a.ts', { ...plain, target: '../tasks/taskRows.ts' }, 'by an event'],
  ['src/features/tasks/a.ts', { ...plain, target: 'primereact/menu' }, 'only widgets'],
  ['src/widgets/a.ts', { ...plain, target: 'node:fs' }, 'only mocks'],
  ['src/features/tasks/a.ts', { ...plain, target: '../document-files/public.ts' }, undefined],
  ['src/modules/a.ts', { ...plain, target: '../features/tasks/b.ts', lazy: true }, undefined],
])('a file in %s imports %j: %s', (from, one, why) => {
  if (why === undefined) expect(rule(from, one)).toBeUndefined()
  else expect(rule(from, one)).toContain(why)
})

test.each(Object.keys(layers))('the folder %s imports only what its rule allows', (layer) => {
  const wrong = files
    .filter(({ path }) => layerOf(path) === layer)
    .flatMap((file) =>
      importsOf(file).flatMap((one) => {
        const why = rule(file.path, one)
        return why === undefined ? [] : [`${file.path} imports ${one.target}: ${why}`]
      }),
    )
  expect(wrong).toEqual([])
})

const circlesAmong = (imports: Readonly<Record<string, readonly string[]>>, left = Object.keys(imports)): string[] => {
  const next = left.filter((folder) => imports[folder]?.some((one) => left.includes(one)))
  return next.length === left.length ? [...left] : circlesAmong(imports, next)
}
const definitionFolderOf = (path: string): string | undefined => /^src\/screen-kit\/([\w-]+)\//.exec(path)?.[1]

test('no two folders import each other', () => {
  const definition: Record<string, string[]> = {}
  for (const file of files) {
    const folder = definitionFolderOf(file.path)
    if (folder === undefined) continue
    const others = importsOf(file).flatMap(({ target }) => definitionFolderOf(resolveImport(file.path, target)) ?? [])
    definition[folder] = [...(definition[folder] ?? []), ...others.filter((other) => other !== folder)]
  }
  expect(definition.register).toContain('record-form')
  for (const imports of [features, mockFolders, definition])
    expect(circlesAmong(imports), 'move what both folders need into a third').toEqual([])
  expect(circlesAmong({ a: ['b'], b: ['c'], c: ['a'], d: ['a'], e: [] })).toEqual(['a', 'b', 'c', 'd'])
})
