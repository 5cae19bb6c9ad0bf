import type { Callers } from '../../src/contract/callers.ts'
import { catalogue } from '../../src/contract/catalogue.ts'
import type { Endpoint } from '../../src/contract/endpoint.ts'
import { type Role, roles } from '../../src/contract/roles.ts'
import { routeAt } from '../../src/modules/match.ts'
import { to } from '../../src/routes/to.ts'
import { mayCall } from '../../src/rules/callAccess.ts'
import { importsOf, resolveImport, type Source, sourcesOf } from './sources.ts'

export const calls: ReadonlyMap<string, Endpoint> = new Map(
  Object.entries(catalogue).flatMap(([area, endpoints]) =>
    Object.entries<Endpoint>(endpoints).map(([name, endpoint]): [string, Endpoint] => [`${area}.${name}`, endpoint]),
  ),
)
const callersOf = (call: string): Callers => {
  const endpoint = calls.get(call)
  if (!endpoint) throw new Error(`There is no call ${call}`)
  return endpoint.roles
}
const thoseAt = (...addresses: string[]): Callers => {
  const [first, ...others] = addresses.flatMap((address) => {
    const access = routeAt(address)?.access
    return access && 'roles' in access ? access.roles : []
  })
  if (first === undefined) throw new Error(`No route asks for a role at ${addresses.join()}`)
  return [first, ...others]
}

type GuardCheck = { in: string; by: string; callers: Callers }
const header = 'src/app/shell/Header.tsx'
const inspectionMoves = 'src/rules/inspections/inspectionMoves.ts'
const canWrite = { in: inspectionMoves, by: 'mayWriteInspections(', callers: callersOf('inspections.update') }

/**
 * The permission checks that a function makes in another module, where this test does not find them. Direct checks
 * (`mayCall(a.call)`, `a.call.roles`) need no entry.
 */
export const guardChecks: Readonly<Record<string, readonly GuardCheck[]>> = {
  libraryFor: [{ in: header, by: 'to.help()', callers: thoseAt(to.help()) }],
  documentModuleFor: [
    {
      in: header,
      by: 'documentModule(module).documents()',
      callers: thoseAt(to.documentsFlow.documents(), to.administrativeServices.documents()),
    },
  ],
  mayWriteInspections: [{ ...canWrite, by: 'mayCall(inspections.update.roles' }],
  mayChangeInspection: [canWrite],
  mayAddInspectionFile: [canWrite],
  mayRegisterPaper: [{ ...canWrite, in: 'src/rules/inspections/inspectionPapers.ts' }],
  useVehicleRefusal: [
    { in: 'src/features/vehicles/vehicleState.ts', by: 'mayManageVehicles(', callers: callersOf('vehicles.update') },
  ],
  useDevicesRefusal: [
    {
      in: 'src/features/devices/typeDefinition.ts',
      by: 'mayManageDevices(',
      callers: callersOf('devices.updateDevice'),
    },
  ],
  mayManage: [
    {
      in: 'src/features/library/manage/useLibraryActions.tsx',
      by: 'mayCallAtom)(library.editLibraryDocument)',
      callers: callersOf('library.editLibraryDocument'),
    },
  ],
  MessageGate: ['eDelivery.getEDeliveryIncomingMessage', 'docExchange.getExchangeIncomingMessage'].map((call) => ({
    in: 'src/features/exchange/message/MessageGate.tsx',
    by: 'mayCallAtom)(system.calls.opens)',
    callers: callersOf(call),
  })),
  'mayCall(messagesCall[source])': [
    'eDelivery.getEDeliveryIncomingMessages',
    'docExchange.getExchangeIncomingMessages',
  ].map((call) => ({ in: 'src/features/documents/linked/linkedState.ts', by: call, callers: callersOf(call) })),
  'mayCall(documentsCallOf[one])': ['documents.getAllDocumentsForAU', 'documents.getAllDocumentsForDMS'].map(
    (call) => ({
      in: 'src/features/correspondents/page/recentDocuments.ts',
      by: call,
      callers: callersOf(call),
    }),
  ),
}

/**
 * Modules that serve two modules of documents, or two exchange systems, with equal endpoints. A property of the screen
 * selects the endpoint that is called.
 */
export const callsBySelector: Readonly<Record<string, { prop: string; of: Readonly<Record<string, RegExp>> }>> = {
  'src/features/document-lookups/documentLists.ts': {
    prop: 'module',
    of: { 'documents-flow': /DMS/, 'administrative-services': /AU/ },
  },
  'src/features/document-record/useDocumentSearch.ts': {
    prop: 'module',
    of: { 'documents-flow': /DMS/, 'administrative-services': /AU/ },
  },
  'src/features/exchange/exchangeCalls.ts': {
    prop: 'system',
    of: { eDelivery: /^eDelivery\./, docExchange: /^docExchange\./ },
  },
}

/** Modules that import an area, but do not call the given endpoint of it: their code must not match `never`. */
export const importsWithoutCall: Readonly<Record<string, { call: string; never: RegExp }>> = {
  'src/features/case-files/links/tables/DeviceTypesTable.tsx': { call: 'devices.getDevices', never: /single/ },
}

/** Modules that name endpoints only to invalidate cached responses. They must not import code that sends requests. */
export const invalidationOnly: readonly string[] = [
  'src/state/pushInvalidation.ts',
  'src/state/affectedCalls.ts',
  'src/features/staff/staffInvalidation.ts',
]

export const sources: ReadonlyMap<string, Source> = new Map(sourcesOf('src').map((source) => [source.path, source]))

const names = [...calls.keys()].join('|').replaceAll('.', '\\.')
/** Matches names of areas. A property with the name of an area, for example `to.documents`, does not match. */
const named = new RegExp(`(?<![\\w.])(?:${names})\\b`, 'g')
const guardPattern = new RegExp(`mayCall(?:Atom\\))?\\(\\s*(${names})\\b|\\b(${names})\\.roles\\b`, 'g')
const invalidationPattern = /\b(?:(?:invalidate|clear)\w*(?:Atom,|\())[^)]*\)|\binvalidates\w*\s*[:=]\s*\[[^\]]*\]/g
const aliased = /\b(\w+) as (\w+)\b/g

const codeOf = ({ code }: Source): string => {
  const imports = code.match(/import \{[^}]*\} from '[^']*\/contract\/[^']*'/g)?.join('\n') ?? ''
  return [...imports.matchAll(aliased)].reduce(
    (text, [, area = '', alias = '']) => text.replaceAll(new RegExp(`\\b${alias}\\.`, 'g'), `${area}.`),
    code,
  )
}

export const says = (code: string, word: string): boolean =>
  new RegExp(`(?<!\\w)${word.replaceAll(/[()[\]]/g, '\\$&')}(?!\\w)`).test(code)

type Known = { imports: readonly string[]; makes: readonly string[]; guards: readonly Callers[] }
const known = new Map<string, Known>()

const readOf = (path: string): Known => {
  const source = sources.get(path)
  if (!source) return { imports: [], makes: [], guards: [] }
  const code = codeOf(source)
  const direct = [...code.matchAll(guardPattern)].map(([, one, other]) => callersOf(one ?? other ?? ''))
  const byOthers = Object.entries(guardChecks).flatMap(([symbol, guards]) =>
    says(code, symbol) ? guards.map(({ callers }) => callers) : [],
  )
  const made = code.replaceAll(guardPattern, '').replaceAll(invalidationPattern, '').match(named) ?? []
  return {
    imports: importsOf(source)
      .filter(({ typeOnly }) => !typeOnly)
      .map(({ target }) => resolveImport(path, target))
      .filter((target) => sources.has(target) && !/^src\/(contract|modules)\//.test(target)),
    makes: invalidationOnly.includes(path) ? [] : [...new Set(made)],
    guards: [...direct, ...byOthers],
  }
}
export const moduleAt = (path: string): Known => {
  const found = known.get(path) ?? readOf(path)
  known.set(path, found)
  return found
}

const isWithin = (callers: Callers, wider: Callers): boolean =>
  roles.every((role) => !mayCall(callers, [role]) || mayCall(wider, [role]))

/** True if a module checks a permission that the roles `own` do not have, so that they cannot send the request. */
const keepsFrom = (path: string, call: string, own: readonly Role[]): boolean =>
  (importsWithoutCall[path]?.call === call && !mayCall(callersOf(call), own)) ||
  moduleAt(path).guards.some((callers) => !mayCall(callers, own) && isWithin(callers, callersOf(call)))

/**
 * Returns the modules reachable from `start` by static and lazy imports, without those for which `isShut` is true and
 * what only they import.
 */
export const reachedFrom = (start: readonly string[], isShut: (path: string) => boolean = () => false): string[] => {
  const seen = new Set(start.filter((path) => !isShut(path)))
  for (const path of seen) for (const next of moduleAt(path).imports) if (!isShut(next)) seen.add(next)
  return [...seen]
}

export type Screen = { start: readonly string[]; props: Readonly<Record<string, unknown>> }

const makes = (path: string, props: Screen['props']): readonly string[] => {
  const choice = callsBySelector[path]
  if (!choice) return moduleAt(path).makes
  const own = choice.of[String(props[choice.prop])]
  return moduleAt(path).makes.filter((call) => own?.test(call))
}

/**
 * Returns the endpoints that a screen could call although the roles `own` may not, each with the module that lacks a
 * check.
 */
export const refusedTo = (own: readonly Role[], { start, props }: Screen): string[] => {
  const wanted = new Set(reachedFrom(start).flatMap((path) => makes(path, props)))
  return [...wanted]
    .filter((call) => !mayCall(callersOf(call), own))
    .flatMap((call) =>
      reachedFrom(start, (path) => keepsFrom(path, call, own))
        .filter((path) => makes(path, props).includes(call))
        .map((path) => `${own.join() || 'anyone'}: ${call} in ${path}`),
    )
}
