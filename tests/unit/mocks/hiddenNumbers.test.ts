import { expect, test } from 'vitest'
import { needsNumbers } from '../../../mocks/document-correspondents/personalNumbers.ts'
import { callerOf } from '../../../mocks/people/session.ts'
import { catalogue } from '../../../src/contract/catalogue.ts'
import type { Endpoint } from '../../../src/contract/endpoint.ts'
import { eDelivery } from '../../../src/contract/exchange.ts'
import { roles } from '../../../src/contract/roles.ts'
import type { ShapeTree } from '../../../src/contract/shapeTree.ts'
import { checkEgn, checkLnch, maskIdentifier } from '../../../src/rules/identifiers/identifiers.ts'
import { shapeSample } from '../../support/shapeSample.ts'
import { createTestBackend } from './createTestBackend.ts'

const { db, tokensOf, send, as } = createTestBackend(300)

const tokens = await (async () => {
  const user = db.users.all().find(({ userName }) => userName === 'pvasilev')!
  db.put('users', { ...user, roles: roles.filter((role) => role !== 'ADMINISTRATOR') })
  return tokensOf('pvasilev')
})()
const headers = { authorization: `Bearer ${tokens.shreder}` }
const caller = callerOf(db, new Request('http://host/', { headers }), 'shreder')

const isPersonal = (number: string | null): number is string =>
  number !== null && (checkEgn(number) === null || checkLnch(number) === null)
const hidden: ReadonlySet<string> = (() => {
  const known = db.correspondents.all().filter((one) => !needsNumbers(db, caller, one))
  const represented = known.flatMap(({ id }) => db.correspondentRepresentatives.by('correspondentId', id))
  const numbers = [
    ...[...known, ...represented].map((one) => one.unifiedCitizenshipNumber),
    ...known.map((one) => one.foreignerPersonalIdentifier),
    ...db.exchangeMessages.all().flatMap((one) => [one.partyIdentifier, ...one.correspondentIdentifiers]),
    ...db.persons.all().flatMap(({ id, egn }) => (id === caller.person.id ? [] : [egn])),
  ]
  return new Set(numbers.filter(isPersonal))
})()

type Query = Record<string, unknown>
const some = (rows: readonly { guid: string }[]) => rows.slice(0, 60).map(({ guid }) => guid)
const objectsOf = (call: string, name: string): readonly unknown[] => {
  if (/^(eDelivery|exchange)/i.test(name)) return db.exchangeMessages.all().map(({ guid }) => guid)
  if (/case/i.test(name)) return some(db.caseFiles.all())
  if (/task/i.test(name)) return some(db.tasks.all())
  if (/Obligation$/.test(call)) return some(db.obligations.all())
  if (/guid|documentId/i.test(name)) return some(db.documents.all())
  return /^id$|Id$/.test(name) ? Array.from({ length: 40 }, (_, at) => at + 1) : []
}
const least = { isLeftOut: ({ type }: ShapeTree) => type === 'optional' }
const queriesOf = ({ query, path }: Endpoint): Query[] => {
  const plain = query ? (shapeSample(query, least) as Query) : {}
  const long = {
    ...plain,
    ...('take' in plain && { skip: 0, take: 500 }),
    ...('size' in plain && { page: 1, size: 500 }),
  }
  const about = Object.keys(plain).flatMap((name) => objectsOf(path, name).map((one) => ({ ...plain, [name]: one })))
  return [plain, long, ...about]
}
const areas = Object.entries<Record<string, Endpoint>>(catalogue)
  .map(([area, calls]) => ({ area, reading: Object.values(calls).filter(({ kind }) => kind === 'read') }))
  .filter(({ reading }) => reading.length > 0)
const checkedPaths = new Set<string>()

test.each(areas)('no read of $area returns a whole personal number to a user without need', async ({ reading }) => {
  const leaks: string[] = []
  for (const call of reading) {
    const body = call.body && shapeSample(call.body as never, least)
    for (const query of queriesOf(call)) {
      const reply = await send(call, { query, ...(body !== undefined && { body }) }, tokens[call.backend])
      if (reply.status === 200) checkedPaths.add(call.path)
      for (const [number] of (await reply.text()).matchAll(/\b\d{10}\b/g)) if (hidden.has(number)) leaks.push(call.path)
    }
  }
  expect([...new Set(leaks)]).toEqual([])
})

test('there are numbers to hide, and the calls that might return them responded', () => {
  expect(hidden.size).toBeGreaterThan(100)
  expect(checkedPaths.size).toBeGreaterThan(60)
})

test("a message shows a citizen's number to users who register incoming documents, and its first six characters to others", async () => {
  const row = db.exchangeMessages
    .by('system', 'edelivery')
    .find((one) => one.isIncoming && isPersonal(one.partyIdentifier))!
  const query = { eDeliveryGuid: row.guid }
  const shownTo = async (userName: string) => {
    const { senderIdentifier, correspondents } = (
      await (
        await as(userName)
      )(eDelivery.getEDeliveryIncomingMessage, { query })
    ).resultData
    return [senderIdentifier, ...correspondents.map(({ identifier }) => identifier)]
  }
  const whole = [row.partyIdentifier ?? '', ...row.correspondentIdentifiers]
  expect(await shownTo('mpetrova')).toEqual(whole)
  expect(await shownTo('pvasilev')).toEqual(whole.map(maskIdentifier))
})
