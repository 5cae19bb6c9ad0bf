import * as v from 'valibot'
import { beforeAll, expect, test } from 'vitest'
import { type Api, type Change, callOf, through } from '../../../scripts/backend/api.ts'
import { dropFields } from '../../../scripts/backend/dropFields.ts'
import { mockBackend } from '../../../scripts/backend/mockBackend.ts'
import { specifiedOnly, specifiedPart } from '../../../scripts/backend/specifiedOnly.ts'
import { account } from '../../../src/contract/account.ts'
import { documents } from '../../../src/contract/documents.ts'
import { metadata } from '../../../src/contract/metadata.ts'
import { proposed } from '../../../src/contract/shapes/base.ts'

const record = { id: 1, name: 'Заповед', directions: [1, 2] }
const Specified = v.object({ id: v.number(), name: v.string(), directions: proposed(v.array(v.number())) })
const Ours = proposed(v.object({ id: v.number(), name: v.string(), directions: v.array(v.number()) }))
type Tree = { id: number; directions: number[]; children: Tree[] }
const OurTree: v.GenericSchema<Tree> = proposed(
  v.object({ id: v.number(), directions: v.array(v.number()), children: v.array(v.lazy(() => OurTree)) }),
)
const branch = { id: 1, directions: [1], children: [{ id: 2, directions: [2], children: [] }] }

test.each([
  ['a marked field of a specified record', Specified, record, { id: 1, name: 'Заповед' }],
  ['the same inside a list', v.array(Specified), [record], [{ id: 1, name: 'Заповед' }]],
  ['the same where null is possible', v.nullable(Specified), record, { id: 1, name: 'Заповед' }],
  ['what the specification names nowhere, of a record that is ours', Ours, record, { id: 1, name: 'Заповед' }],
  ['the same in every branch of a tree', OurTree, branch, { id: 1, children: [{ id: 2, children: [] }] }],
  ['nothing of null', v.nullable(Specified), null, null],
])('the removed part is %s', (_, shape, whole, bare) => expect(specifiedPart(whole, shape)).toEqual(bare))

let api: Api
beforeAll(async () => {
  api = await mockBackend({ seed: 1, documents: 30 })
})
const paths = {
  logIn: ['POST', `/shreder${account.login.path}`, { username: 'administrator', password: 'demo' }],
  types: ['GET', `/shreder${metadata.getDocumentTypes.path}?type=1`],
  list: ['POST', `/shreder${documents.getAllDocumentsForDMS.path}?skip=0&take=10&indexType=1`, {}],
} as const
const replyTo = async (what: keyof typeof paths, ...changes: Change[]): Promise<string> => {
  const [method, path, body] = paths[what]
  const token = what === 'logIn' ? '' : JSON.parse(await replyTo('logIn')).resultData.token
  const headers = { authorization: `Bearer ${token}` }
  const call = callOf(new Request(`http://host${path}`, { method, headers, body: body ? JSON.stringify(body) : null }))
  if (!call) throw new Error(`${path} is no call`)
  return (await through(api, ...changes)(call)).text()
}

test('in the minimal variant a type has its number and its name, and the first row of a list the fields of a case-file row', async () => {
  const [type] = JSON.parse(await replyTo('types', specifiedOnly)).resultData
  expect(Object.keys(type)).toEqual(['id', 'name'])
  const [row] = JSON.parse(await replyTo('list', specifiedOnly)).resultData.items
  expect(row).toMatchObject({ guid: expect.any(String), subjectDescription: expect.any(String) })
  expect(row).not.toHaveProperty('workingDaysLeft')
})

test('a seed removes about one field in ten, always the same ones, and never from the log-in', async () => {
  const [whole, one, again, other] = await Promise.all([
    replyTo('list'),
    replyTo('list', dropFields(1)),
    replyTo('list', dropFields(1)),
    replyTo('list', dropFields(2)),
  ])
  expect(again).toBe(one)
  expect(other).not.toBe(one)
  const nulls = (text: string) => text.match(/null/g)?.length ?? 0
  const fields = (text: string) => text.match(/":/g)?.length ?? 0
  const lost = fields(whole) - fields(one) + nulls(one) - nulls(whole)
  expect(lost / fields(whole)).toBeGreaterThan(0.03)
  expect(lost / fields(whole)).toBeLessThan(0.2)
  expect(JSON.parse(await replyTo('logIn', dropFields(3))).resultData.token).toMatch(/./)
})
