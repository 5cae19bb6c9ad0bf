import { expect, test } from 'vitest'
import { inspectionStations } from '../../../fixtures/vehicles.ts'
import { correspondentNameOf } from '../../../mocks/correspondents/correspondentNames.ts'
import { receiveMessage } from '../../../mocks/exchange/receiveMessage.ts'
import { createTestBackend } from './createTestBackend.ts'

/** Matches names invented by tests: the word „тест“, or a number that makes the name unique („Ясен тест 10093“ ООД). */
const invented = /тест(?!\p{L})| \d+(?=[“"]|$| [А-Я]+$)/iu

test.each([400, 2800, 9000])(
  'names in a database of %i documents are realistic for people and companies',
  (documents) => {
    const { db } = createTestBackend(documents)
    const names = [
      ...db.correspondents.all().map(correspondentNameOf),
      ...db.exchangeMessages.all().map(({ partyName }) => partyName),
      ...db.vehicles.all().map(({ make, model }) => `${make} ${model}`),
      ...inspectionStations,
    ]
    expect(names.length).toBeGreaterThan(90)
    expect(names.filter((name) => invented.test(name))).toEqual([])
  },
)

test('a first-time sender has a unique name, and writes about subjects of such senders', () => {
  const { db } = createTestBackend(400)
  const rows = (['edelivery', 'docexchange'] as const).flatMap((system) =>
    Array.from({ length: 90 }, () => receiveMessage(db, system)),
  )
  const unknown = rows.filter(({ partyCorrespondentId }) => partyCorrespondentId === null)
  expect(unknown.length).toBeGreaterThan(40)
  const bodies = unknown.filter(({ partyKind }) => partyKind !== 'person')
  expect(new Set(bodies.map(({ partyName }) => partyName)).size).toBe(bodies.length)
  expect(unknown.filter(({ partyName }) => invented.test(partyName))).toEqual([])
  for (const { partyKind, title } of rows) {
    if (partyKind === 'administration') expect(title).not.toMatch(/^(Сигнал|Уведомление)/)
    else expect(title).not.toMatch(/наредба|комисия|методика/)
  }
  for (const { correspondentEmails } of unknown)
    for (const mail of correspondentEmails) expect(mail).toMatch(/^[a-z.]+@([a-z-]+\.)?example\.bg$/)
})
