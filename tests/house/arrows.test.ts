import { expect, test } from 'vitest'
import { roomInMocks, roomsOfMocks } from './mayImportInMocks.ts'
import { type Import, importsOf, resolved, type Source, sourcesOf } from './sources.ts'

/** Who may import whom; absent means no. A folder that is not listed here fails, so a new one is covered at birth. */
const mayImport: Record<string, readonly string[]> = {
  basePath: [],
  ifAllowed: [],
  keptTexts: ['ifAllowed'],
  dates: [],
  contract: [],
  streams: [],
  sheets: ['dates', 'words'],
  // The rules of words (src/rules/words) know no record: a field reads and folds text as a list does.
  words: ['contract', 'dates'],
  widgets: ['basePath', 'dates', 'words'],
  routes: [],
  rules: ['contract', 'dates', 'words'],
  transport: ['basePath', 'ifAllowed', 'keptTexts', 'dates', 'contract'],
  state: ['ifAllowed', 'dates', 'contract', 'routes', 'rules', 'words', 'streams', 'transport'],
  'screen-kit': [
    'basePath',
    'dates',
    'sheets',
    'contract',
    'routes',
    'rules',
    'words',
    'streams',
    'transport',
    'state',
    'widgets',
  ],
  features: [
    'basePath',
    'ifAllowed',
    'keptTexts',
    'dates',
    'sheets',
    'contract',
    'routes',
    'rules',
    'words',
    'streams',
    'transport',
    'state',
    'widgets',
    'screen-kit',
  ],
  modules: ['contract', 'routes', 'rules', 'words', 'transport', 'state', 'widgets', 'features'],
  app: [
    'basePath',
    'ifAllowed',
    'keptTexts',
    'dates',
    'contract',
    'routes',
    'rules',
    'words',
    'streams',
    'modules',
    'state',
    'transport',
    'widgets',
    'screen-kit',
    'features',
  ],
  frame: ['ifAllowed', 'state'],
  main: [
    'basePath',
    'ifAllowed',
    'keptTexts',
    'dates',
    'contract',
    'rules',
    'words',
    'transport',
    'state',
    'widgets',
    'app',
    'practice',
    'mocks',
  ],
  practice: ['basePath', 'keptTexts', 'dates', 'transport', 'mocks'],
  mocks: ['basePath', 'keptTexts', 'dates', 'sheets', 'contract', 'rules', 'words', 'fixtures'],
  fixtures: ['contract', 'rules', 'words'],
}

/** A feature may use these features, and of them only their public.ts. The graph has no circles. */
const mayUse: Record<string, readonly string[]> = {
  documents: [
    'document-files',
    'document-lookups',
    'document-parts',
    'document-print',
    'document-record',
    'group-registration',
    'case-files',
    'correspondents',
    'exchange',
    'tasks',
  ],
  'document-files': ['document-record'],
  'document-parts': ['document-lookups', 'document-record', 'exchange'],
  'document-print': ['document-record'],
  'group-registration': ['case-files', 'document-lookups', 'document-record'],
  tasks: ['document-files', 'document-record'],
  resolutions: ['document-lookups', 'document-files', 'document-record', 'tasks'],
  'case-files': ['correspondents', 'devices', 'document-lookups', 'tasks'],
  exchange: ['correspondents'],
  inspections: ['devices'],
  reports: ['document-lookups', 'inspections'],
}

/** Packages that only these parts of the house may import. */
const keepers: readonly { packages: RegExp; parts: readonly string[] }[] = [
  { packages: /^(primereact|primelocale|primeflex|lucide-react|uqr|pdfjs-dist)(\/|$)/, parts: ['widgets'] },
  { packages: /^@microsoft\/signalr(\/|$)/, parts: ['transport', 'mocks'] },
  { packages: /^msw(\/|$)/, parts: ['mocks'] },
  { packages: /^write-excel-file(\/|$)/, parts: ['sheets'] },
  { packages: /^idb(\/|$)/, parts: ['transport', 'mocks'] },
  { packages: /^@dagrejs\//, parts: ['features'] },
  { packages: /^d3-(scale|shape)$/, parts: ['widgets'] },
  // Makes raw material by a script (`npm run fixtures`); the page never carries it.
  { packages: /^@faker-js\/faker(\/|$)/, parts: [] },
  { packages: /^node:/, parts: ['mocks'] },
]

/**
 * `src/features/documents/list/X.tsx` is in `features`, `src/main.tsx` in `main`, `mocks/engine/answer.ts` in `mocks`,
 * `src/rules/words/foldText.ts` in `words`.
 */
const partOf = (path: string): string => {
  if (path.startsWith('src/rules/words/')) return 'words'
  const [root = '', next = ''] = path.split('/')
  return root === 'src' ? next.replace(/\.tsx?$/, '') : root
}
const featureOf = (path: string): string => path.split('/')[2] ?? ''

/** What is wrong with an import of another part or another feature; undefined when it is allowed. */
const objection = (from: string, { target, lazy, typeOnly }: Import): string | undefined => {
  const to = resolved(from, target)
  const [own, other] = [partOf(from), partOf(to)]
  if (own === other && own !== 'features') return undefined
  if (own === 'features' && other === 'features') {
    const [mine, theirs] = [featureOf(from), featureOf(to)]
    if (mine === theirs) return undefined
    if (!mayUse[mine]?.includes(theirs)) return `feature ${mine} may not use feature ${theirs}`
    return /\/public\.tsx?$/.test(to) ? undefined : `of feature ${theirs} only public.ts may be used`
  }
  if (!mayImport[own]?.includes(other)) return `${own} may not import ${other}`
  if (other === 'mocks' && own !== 'practice' && !lazy) return 'mocks may only be imported by import()'
  if (other !== 'features') return undefined
  if (own === 'modules') return lazy || typeOnly ? undefined : 'modules load features by import() only'
  return /\/public\.tsx?$/.test(to) ? undefined : 'of a feature only public.ts may be used'
}

const files = sourcesOf('src', 'mocks', 'fixtures')
const parts = [...new Set(files.map(({ path }) => partOf(path)))]
const about = (source: Source, judge: (one: Import) => string | undefined): string[] =>
  importsOf(source).flatMap((one) => {
    const why = judge(one)
    return why ? [`${source.path} imports ${one.target}: ${why}`] : []
  })
const objections = (part: string, judge: (from: string, one: Import) => string | undefined) =>
  files.filter(({ path }) => partOf(path) === part).flatMap((file) => about(file, (one) => judge(file.path, one)))

test('every part of the house is in the table', () => {
  expect(parts.filter((part) => !(part in mayImport))).toEqual([])
  expect(parts).toContain('contract')
})

test.each(parts)('%s imports only the parts it may', (part) => {
  expect(objections(part, (from, one) => (one.target.startsWith('.') ? objection(from, one) : undefined))).toEqual([])
})

test.each(parts)('%s imports only the packages it may', (part) => {
  const judge = (_from: string, { target }: Import) => {
    const keeper = keepers.find(({ packages, parts: only }) => packages.test(target) && !only.includes(part))
    return keeper ? 'not here' : undefined
  }
  expect(objections(part, judge)).toEqual([])
})

test('features use each other without circles', () => {
  const circleFrom = (feature: string, way: readonly string[]): string[] => {
    if (way.includes(feature)) return [[...way, feature].join(' -> ')]
    return (mayUse[feature] ?? []).flatMap((next) => circleFrom(next, [...way, feature]))
  }
  expect(Object.keys(mayUse).flatMap((feature) => circleFrom(feature, []))).toEqual([])
})

const mocks = files.filter(({ path }) => partOf(path) === 'mocks')
const rooms = [...new Set(mocks.map(({ path }) => roomInMocks(path)))]

test('every room of the imitation is in its table, and every line of the table is a room', () => {
  expect(rooms.toSorted()).toEqual(Object.keys(roomsOfMocks).toSorted())
})

test.each(rooms)('mocks: %s imports only the rooms it stands on', (room) => {
  const judge = (from: string, target: string) => {
    const to = resolved(from, target)
    if (!to.startsWith('mocks/') || roomInMocks(to) === room || roomsOfMocks[room]?.includes(roomInMocks(to))) return
    return `${room} does not stand on ${roomInMocks(to)}`
  }
  const own = mocks.filter(({ path }) => roomInMocks(path) === room)
  expect(own.flatMap((file) => about(file, ({ target }) => judge(file.path, target)))).toEqual([])
})

type Below = Readonly<Record<string, readonly string[]>>
/** What is left when again and again everything goes that stands on nothing of what is left: the circles. */
const circlesAmong = (below: Below, left = Object.keys(below)): readonly string[] => {
  const next = left.filter((room) => below[room]?.some((one) => left.includes(one)))
  return next.length === left.length ? left : circlesAmong(below, next)
}

test('the storeys of the imitation have no circles', () => {
  expect(circlesAmong(roomsOfMocks)).toEqual([])
})

/** `src/screen-kit/list/useList.ts` is in the room `list`; what lies beside the rooms is in none. */
const roomInKit = (path: string): string | undefined => /^src\/screen-kit\/([\w-]+)\//.exec(path)?.[1]

test('the rooms of the screen kit stand on each other without circles', () => {
  const below: Record<string, string[]> = {}
  for (const file of files) {
    const room = roomInKit(file.path)
    if (room === undefined) continue
    const others = importsOf(file).flatMap(({ target }) => roomInKit(resolved(file.path, target)) ?? [])
    below[room] = [...(below[room] ?? []), ...others.filter((other) => other !== room)]
  }
  expect(below.register).toContain('record-form')
  expect(circlesAmong(below)).toEqual([])
  expect(circlesAmong({ a: ['b'], b: ['c'], c: ['a'], d: ['a'], e: [] })).toEqual(['a', 'b', 'c', 'd'])
})

test('only src/transport talks to the network', () => {
  const talks =
    /(?<![.\w])fetch\s*\(|\b(window|globalThis|self)\.fetch\b|\bnew (XMLHttpRequest|WebSocket|EventSource)\b|\bsendBeacon\b/
  const talkers = files.filter(
    ({ path, code }) => path.startsWith('src/') && !path.startsWith('src/transport/') && talks.test(code),
  )
  expect(talkers.map(({ path }) => path)).toEqual([])
})
