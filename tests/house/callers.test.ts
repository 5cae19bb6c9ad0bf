import { type FunctionComponent, isValidElement } from 'react'
import { expect, test, vi } from 'vitest'
import { catalogue } from '../../src/contract/catalogue.ts'
import type { Endpoint } from '../../src/contract/endpoint.ts'
import { type Role, roles } from '../../src/contract/enumerations.ts'
import type { Access } from '../../src/modules/route.ts'
import { mayCall } from '../../src/rules/callAccess.ts'
import { importsOf, resolved, type Source, sourcesOf } from './sources.ts'

const calls = new Map<string, Endpoint>(
  Object.entries(catalogue).flatMap(([area, endpoints]) =>
    Object.entries<Endpoint>(endpoints).map(([name, endpoint]): [string, Endpoint] => [`${area}.${name}`, endpoint]),
  ),
)

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
])('of a call with the roles %j it is known who may make it: %j', (declared, known) => {
  expect(saysWho(declared)).toBe(known)
})

test('every call says who may make it, and only logging in needs no session', () => {
  expect([...calls].flatMap(([name, call]) => (saysWho(call.roles) ? [] : [name]))).toEqual([])
  const withoutSession = [...calls].flatMap(([name, call]) => (call.roles === 'anonymous' ? [name] : []))
  expect(withoutSession).toEqual(['account.login'])
})

/** Files that name calls for others than those who open the screen, and what keeps the others from being made. */
const guarded: Readonly<Record<string, string>> = {
  'src/state/pushed.ts': 'names what a push makes old; only what a screen shows is asked for again',
  'src/state/badges.ts': 'asks mayCall',
  'src/features/document-lookups/documentLists.ts': 'one call for each module, chosen by the module of the screen',
  'src/features/tasks/result/useDocumentSearch.ts': 'one call for each module, chosen by the module of the screen',
  'src/features/correspondents/page/correspondentState.ts': 'the list of the other module asks for its role',
  'src/features/documents/linked/linkedState.ts': 'the tab asks mayCall',
  'src/features/library/help/HelpDialog.tsx': 'opened only for those whom the library lets in',
  'src/features/library/document/ShownVersion.tsx': 'as the dialog of the help, which shows it too',
  'src/features/library/document/GuidePicture.tsx': 'as the dialog of the help, which shows it too',
  'src/features/library/libraryState.ts': 'as the dialog of the help, which takes from it what a newest version is',
  'src/features/library/manage/useLibraryActions.tsx': 'asks mayCall',
  'src/features/library/manage/documentWrites.ts': 'behind useLibraryActions, which asks mayCall',
  'src/features/library/manage/folderWrites.ts': 'behind the folders of who manages, which ask mayCall',
  'src/rules/vehicles/mayManageVehicles.ts': 'asks mayCall',
  'src/features/vehicles/vehicleKits.ts': 'behind useVehicleRefusal, which asks mayCall',
  'src/features/staff/oldAfter.ts': 'names what a write makes old; only what a screen shows is asked for again',
  'src/rules/inspections/inspectionMoves.ts': 'asks mayCall',
  'src/features/inspections/group/GroupCards.tsx': 'behind mayWriteInspections, which asks mayCall',
  'src/features/inspections/follow/useFollowUps.ts': 'behind mayWriteInspections, which asks mayCall',
  'src/features/inspections/files/filesOfInspection.ts':
    'adding and deleting is drawn only where mayChangeInspection lets',
  'src/features/inspections/record/caseFileCalls.ts': 'behind LinkedCaseFiles, which asks mayCall',
  'src/rules/devices/mayManageDevices.ts': 'asks mayCall',
  'src/features/devices/types/TypeForm.tsx':
    'names what a write makes old; only what a screen shows is asked for again',
  'src/features/devices/single/deviceKit.ts': 'behind useDevicesRefusal, which asks mayCall',
  'src/features/devices/pick/registersToPick.ts': 'one call for each register, chosen by the form that picks',
  'src/features/devices/pick/PickDeviceDialog.tsx': 'one call for each register, chosen by the form that picks',
  'src/features/shortcuts/useEverywhere.ts': 'behind HeaderSearch, drawn for who may open documents',
  'src/features/inspections/inspectionState.ts':
    'asked by the screens of the module; the dialog that the report opens asks for the devices to follow alone',
  'src/features/exchange/exchangeCalls.ts': 'one set for each system, behind the gate that asks mayCall',
}

const sources = new Map<string, Source>(sourcesOf('src').map((source) => [source.path, source]))
const leadsTo = new Map<string, string[]>()
const importsFrom = (path: string): string[] => {
  const known = leadsTo.get(path)
  if (known) return known
  const source = sources.get(path)
  const targets = (source ? importsOf(source) : [])
    .filter(({ typeOnly }) => !typeOnly)
    .map(({ target }) => resolved(path, target))
    .filter((target) => sources.has(target) && !/^src\/(contract|modules)\//.test(target))
  leadsTo.set(path, targets)
  return targets
}

const named = new RegExp(`\\b(${[...calls.keys()].join('|').replaceAll('.', '\\.')})\\b`, 'g')
const namedIn = new Map<string, readonly string[]>()
/** The calls that a file names where nothing else keeps them from those who may not make them. */
const callsOf = (path: string): readonly string[] => {
  const known = namedIn.get(path)
  if (known) return known
  const found = path in guarded ? [] : [...(sources.get(path)?.code.matchAll(named) ?? [])].map(([call]) => call)
  const calls = [...new Set(found)]
  namedIn.set(path, calls)
  return calls
}

/** Every call that the code of a screen, with all that it imports, can make: its name and the file. */
const callsBehind = (start: readonly string[]): { call: string; path: string }[] => {
  const seen = new Set(start)
  for (const path of seen) for (const next of importsFrom(path)) seen.add(next)
  return [...seen].flatMap((path) => callsOf(path).map((call) => ({ call, path })))
}

const refusedTo = (own: readonly Role[], start: readonly string[]): string[] =>
  callsBehind(start).flatMap(({ call, path }) => {
    const endpoint = calls.get(call)
    return endpoint && mayCall(endpoint.roles, own) ? [] : [`${own.join() || 'anyone'}: ${call} in ${path}`]
  })

const screens = [...sources.values()]
  .filter(({ path }) => path.startsWith('src/modules/'))
  .flatMap((source) => importsOf(source).flatMap(({ lazy, target }) => (lazy ? [resolved(source.path, target)] : [])))

/** Each screen that is there, with the file it is loaded from: the pages are replaced by marks, so nothing of them runs. */
const screenRoutes = async (): Promise<{ file: string | undefined; access: Access }[]> => {
  const fileOf = new Map<unknown, string>()
  for (const file of new Set(screens)) {
    const Page = () => null
    fileOf.set(Page, file)
    vi.doMock(new URL(`../../${file}`, import.meta.url).pathname, () => ({ default: Page, askAhead: undefined }))
  }
  const { allRoutes } = await import('../../src/modules/routes.ts')
  const found: { file: string | undefined; access: Access }[] = []
  for (const route of allRoutes) {
    if (!('load' in route)) continue
    const { default: Page } = await route.load()
    const drawn = fileOf.has(Page) ? Page : (Page as FunctionComponent)({})
    found.push({ file: fileOf.get(isValidElement(drawn) ? drawn.type : drawn), access: route.access })
  }
  return found
}

test('no screen makes a call that it is refused: each role of its route may make all of them', async () => {
  const routes = await screenRoutes()
  expect(routes.length).toBeGreaterThan(30)
  expect(routes.filter(({ file }) => file === undefined)).toEqual([])
  const refused = routes.flatMap(({ file, access }) =>
    'roles' in access ? access.roles.flatMap((role) => refusedTo([role], [file ?? ''])) : [],
  )
  expect([...new Set(refused)]).toEqual([])
})

test('the frame around the screens works for everybody who is logged in', () => {
  const frame = [...sources.keys()].filter((path) => path.startsWith('src/app/'))
  expect(frame.length).toBeGreaterThan(20)
  expect(refusedTo([], frame)).toEqual([])
})

test('what is let through as guarded is there and names calls', () => {
  const idle = Object.keys(guarded).filter((path) => !sources.get(path)?.code.match(named))
  expect(idle).toEqual([])
})
