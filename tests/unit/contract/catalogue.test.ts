import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { openApi } from '../../../scripts/openapi/document.ts'
import { account, users } from '../../../src/contract/account.ts'
import { catalogue } from '../../../src/contract/catalogue.ts'
import { documents } from '../../../src/contract/documents.ts'
import type { Endpoint } from '../../../src/contract/endpoint.ts'
import { proposals, proposedParameters } from './proposals.ts'

type Row = { call: string; workedOut: boolean; query: string; kind: string; backend: string }
const table = readFileSync(new URL('./endpoints.tsv', import.meta.url), 'utf8')
const specified: Row[] = table
  .split('\n')
  .filter((line) => line && !line.startsWith('#'))
  .map((line) => {
    const [method, path, query, kind, backend] = line.split('\t')
    return {
      call: `${method} ${path?.replace('*', '')}`,
      workedOut: Boolean(path?.endsWith('*')),
      query: (query ?? '').split(',').filter(Boolean).sort().join(','),
      kind: kind ?? '',
      backend: backend ?? '',
    }
  })

const endpoints = Object.values(catalogue).flatMap((area) => Object.values(area) as Endpoint[])
const queryNames = ({ query }: Endpoint): string => {
  const shape = query as { entries?: object } | undefined
  return Object.keys(shape?.entries ?? {})
    .sort()
    .join(',')
}
const kindOf = ({ reply, body }: Endpoint): string =>
  reply === 'file' ? 'blob' : body === 'form' ? 'multipart' : 'json'
const byCall = new Map(endpoints.map((one) => [`${one.method} ${one.path}`, one]))

test('the contract declares the 207 calls of the specification, once each, and beyond them only marked proposals', () => {
  expect(specified).toHaveLength(207)
  const marked = [...byCall].flatMap(([call, { proposed }]) => (proposed ? [call] : []))
  expect(marked.sort()).toEqual(proposals)
  expect([...byCall.keys()].sort()).toEqual([...specified.map(({ call }) => call), ...proposals].sort())
  expect(endpoints).toHaveLength(byCall.size)
})

test.each(specified)(
  'the call $call has the query, kind and backend of the specification',
  ({ call, query, kind, backend }) => {
    const endpoint = byCall.get(call)!
    expect({ query: queryNames(endpoint), kind: kindOf(endpoint), backend: endpoint.backend }).toEqual({
      query,
      kind,
      backend,
    })
  },
)

test('the printed catalogue is OpenAPI 3.1 with every call, both backends and marked proposals', () => {
  const printed = openApi() as {
    openapi: string
    servers: unknown[]
    paths: Record<string, Record<string, { responses: object; requestBody?: unknown }>>
  }
  expect(printed.openapi).toBe('3.1.0')
  expect(printed.servers).toHaveLength(2)
  const calls = Object.entries(printed.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  )
  expect(calls.sort()).toEqual([...byCall.keys()].sort())
  expect(JSON.stringify(printed.paths[documents.createDocument.path]?.post?.requestBody)).toContain('"x-proposed":true')
  expect(JSON.stringify(printed.paths[account.login.path])).not.toContain('x-proposed":true,"type')
  expect(JSON.stringify(printed.paths[documents.getDocument.path])).toContain('ErrorEnvelope')
})

test('the printed catalogue marks exactly our additions among paths and parameters', () => {
  type Operation = { parameters?: { name: string; schema?: object }[] }
  const { paths } = openApi() as { paths: Record<string, Record<string, Operation>> }
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, one]) => ({ call: `${method.toUpperCase()} ${path}`, one })),
  )
  const marked = operations.flatMap(({ call, one }) => ('x-proposed' in one ? [call] : []))
  const workedOut = specified.filter((one) => one.workedOut).map(({ call }) => call)
  expect(workedOut).toHaveLength(38)
  expect(marked.sort()).toEqual([...workedOut, ...proposals].sort())
  const parameters = operations
    .filter(({ call }) => !proposals.includes(call))
    .flatMap(({ call, one }) => (one.parameters ?? []).map(({ name, schema }) => ({ of: `${call} ${name}`, schema })))
    .filter(({ schema }) => schema && 'x-proposed' in schema)
  expect(parameters.map(({ of }) => of).sort()).toEqual(proposedParameters)
})

test('the printed catalogue names the roles of a call and says that a key belongs to its user', () => {
  const printed = openApi() as { paths: Record<string, Record<string, { responses: object }>>; components: object }
  const rolesOf = (path: string, method = 'post') => Reflect.get(printed.paths[path]?.[method] ?? {}, 'x-roles')
  expect(rolesOf(account.login.path)).toBe('anonymous')
  expect(rolesOf(account.getCurrentUserInfo.path, 'get')).toBe('anyone')
  expect(rolesOf(users.createUser.path)).toEqual(['ADMINISTRATOR'])
  expect(rolesOf(documents.getAllDocumentsForAU.path)).toEqual(['ADMINISTRATOR', 'DOCUMENTS_EAU'])
  const withRoles = Object.values(printed.paths).flatMap((methods) =>
    Object.values(methods).filter((one) => 'x-roles' in one),
  )
  expect(withRoles).toHaveLength(endpoints.length)
  expect(printed.paths[users.createUser.path]?.post?.responses).toHaveProperty('403')
  expect(JSON.stringify(printed.components)).toContain('It belongs to the user')
})

const refsIn = (value: unknown): string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, one]) => (key === '$ref' ? [String(one)] : refsIn(one)))
    : []
const nodeAt = (whole: unknown, ref: string): unknown =>
  ref
    .replace(/^#\//, '')
    .split('/')
    .reduce((node: unknown, name) => Object(node)[name], whole)

test('every reference in the printed catalogue resolves, recursive schemas too', () => {
  const printed = openApi()
  const refs = [...new Set(refsIn(printed))]
  expect(refs).toEqual(expect.arrayContaining(['#/components/schemas/OrgNode', '#/components/schemas/CaseFileNode']))
  expect(refs.filter((ref) => nodeAt(printed, ref) === undefined)).toEqual([])
})
