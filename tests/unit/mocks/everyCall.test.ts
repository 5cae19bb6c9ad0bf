import { expect, test } from 'vitest'
import { demoUsers } from '../../../fixtures/demoUsers.ts'
import { catalogue } from '../../../src/contract/catalogue.ts'
import { documents } from '../../../src/contract/documents.ts'
import type { Endpoint } from '../../../src/contract/endpoint.ts'
import { type Role, roles } from '../../../src/contract/roles.ts'
import type { ShapeTree } from '../../../src/contract/shapeTree.ts'
import { mayCall } from '../../../src/rules/callAccess.ts'
import { shapeSample } from '../../support/shapeSample.ts'
import { createTestBackend, incomingLetter } from './createTestBackend.ts'

const calls = Object.entries(catalogue).flatMap(([area, endpoints]) =>
  Object.entries<Endpoint>(endpoints).map(([name, endpoint]) => ({ name: `${area}.${name}`, endpoint })),
)
const backend = createTestBackend(40)

const userOf = (role: Role): string => {
  const name = demoUsers.find(({ userName, ofOneRole }) => {
    const known = backend.db.users.all().find((one) => one.userName === userName)
    return ofOneRole && known?.roles.length === 1 && known.roles[0] === role
  })?.userName
  if (!name) throw new Error(`Nobody has the role ${role} alone`)
  return name
}

const least = { isLeftOut: ({ type }: ShapeTree) => type === 'optional' }
const leastRequest = ({ query, body }: Endpoint) => ({
  ...(query && { query: shapeSample(query, least) as Record<string, unknown> }),
  ...(body && { body: body === 'form' ? new FormData() : shapeSample(body, least) }),
})

type Handler = { status: number; words: string }
const wordsOf = async (reply: Response): Promise<string> =>
  reply.headers.get('content-type')?.startsWith('application/json')
    ? (((await reply.json()) as { message?: string }).message ?? '')
    : ''

const faultOf = ({ roles: callers }: Endpoint, own: Role | null, { status, words }: Handler): string => {
  if (own === null && callers !== 'anonymous') return status === 401 ? '' : `${status} for nobody`
  if (!mayCall(callers, own && [own])) return status === 403 && /^Нямате права/.test(words) ? '' : `${status} ${words}`
  if (status === 401 || status >= 502 || status === 500) return `${status} ${words}`
  // The role may call the endpoint, so a refusal other than 400 is about the state of an object, and needs a message in
  // Bulgarian.
  return status === 200 || status === 501 || status === 400 || /[а-я]/.test(words) ? '' : `${status} without words`
}

test.each([null, ...roles])('each call responds as declared to the role %s', async (role) => {
  const tokens = role && (await backend.tokensOf(userOf(role)))
  const faults: string[] = []
  let misread = 0
  for (const { name, endpoint } of calls) {
    const reply = await backend.send(endpoint, leastRequest(endpoint), tokens?.[endpoint.backend] ?? null)
    const fault = faultOf(endpoint, role, { status: reply.status, words: await wordsOf(reply) })
    if (reply.status === 400) misread += 1
    if (fault) faults.push(`${name}: ${fault}`)
  }
  expect(faults).toEqual([])
  // Fewer than ten endpoints may refuse the minimal request as invalid (400), because their handlers are then not
  // tested.
  expect(misread).toBeLessThan(10)
})

test('a key belongs to its sender: the same key of another user is a separate write, and without a session it is refused', async () => {
  const request = { body: incomingLetter() }
  const guidFor = async (role: Role) =>
    (await (await backend.as(userOf(role)))(documents.createDocument, request, 'the same key')).resultData.guid
  const first = await guidFor('DOCUMENTS_FLOW')
  expect(await guidFor('DOCUMENTS_FLOW')).toBe(first)
  expect(await guidFor('ADMINISTRATOR')).not.toBe(first)
  expect((await backend.send(documents.createDocument, request, null, 'the same key')).status).toBe(401)
})
