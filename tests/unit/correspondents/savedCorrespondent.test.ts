import { afterEach, expect, test, vi } from 'vitest'
import { documents } from '../../../src/contract/documents.ts'
import type { Correspondent } from '../../../src/contract/shapes/correspondents.ts'
import {
  blankCorrespondent,
  correspondentToSend,
  newAddress,
  newContact,
} from '../../../src/features/correspondents/newCorrespondent.ts'
import {
  checkedCorrespondent,
  hasSameContent,
  savedCorrespondent,
} from '../../../src/features/correspondents/savedCorrespondent.ts'
import { openPage, respondWith } from '../transport/fakeBrowser.ts'

const sent: Correspondent = correspondentToSend({
  ...blankCorrespondent(),
  isLegalEntity: true,
  entityName: '„Първо име“ ЕООД',
  note: 'Бележка',
  correspondentContacts: [{ ...newContact([]), contactContent: '02/000 00 00' }],
  correspondentAddresses: [{ ...newAddress([]), streetAddress: 'ул. „Раковски“ 1', settlement: { id: 5, name: '' } }],
})
const recorded: Correspondent = {
  ...sent,
  id: 71,
  correspondentContacts: sent.correspondentContacts.map((one) => ({ ...one, id: 900 })),
  correspondentAddresses: sent.correspondentAddresses.map((one) => ({
    ...one,
    id: 901,
    settlement: { id: 5, name: 'София' },
  })),
}

test.each<[string, Correspondent, boolean]>([
  ['what the server has made of it', recorded, true],
  ['another note', { ...recorded, note: 'Друга' }, false],
  [
    'a contact more',
    { ...recorded, correspondentContacts: [...recorded.correspondentContacts, newContact([])] },
    false,
  ],
  ['another street', { ...recorded, correspondentAddresses: [newAddress([])] }, false],
])('a record equals the sent one if %s', (_, now, is) => {
  expect(hasSameContent(sent, now)).toBe(is)
})

afterEach(() => vi.unstubAllGlobals())

test("after a lost response the user's new record is found, and a later change updates it", async () => {
  openPage()
  respondWith(({ path }) =>
    path === documents.createCorrespondent.path ? new Error('lost') : { json: { items: [], totalCount: 0 } },
  )
  const write = savedCorrespondent(sent, blankCorrespondent())
  await write.send('k1')
  expect(write.find([{ ...recorded, id: 3, note: 'Друга' }, recorded])?.reply?.id).toBe(71)
  expect(write.find([{ ...recorded, note: 'Друга' }])).toBeNull()
  expect(write.change?.(recorded).content).toMatchObject({ id: 71, note: 'Бележка' })
})

test.each<[string, Partial<Correspondent>, boolean]>([
  ['nobody else changed it', {}, true],
  ['somebody changed another field meanwhile', { correspondentContacts: [newContact([])] }, true],
  ['somebody changed the same field', { note: 'Чужда' }, false],
  ['it is another one', { id: 3 }, false],
])('after a lost response an applied change is recognised by the changed field: %s', (_, theirs, isFound) => {
  const changed = savedCorrespondent({ ...recorded, note: 'Моя' }, recorded)
  expect(changed.find([{ ...recorded, note: 'Моя', ...theirs }]) !== null).toBe(isFound)
})

const checked = async (mine: Correspondent, onServer: Correspondent, taken: readonly unknown[] = []) => {
  openPage()
  const sentTo = respondWith(() => ({ json: onServer }))
  const newer: Correspondent[] = []
  const mutation = checkedCorrespondent(mine, recorded, {
    onNewer: (theirs) => newer.push(theirs),
    othersWithNumber: async () => taken,
  })
  const first = await mutation.checkFirst?.()
  return { first, newer, mutation, sentTo }
}

test.each<[string, Correspondent, unknown, number]>([
  ['nobody', recorded, null, 0],
  ['another user', { ...recorded, note: 'Тяхна' }, { isChanged: true }, 1],
  ['this user before', { ...recorded, note: 'Моя' }, null, 0],
])(
  'before a save the current record is read to find changes of other users: %s',
  async (_, onServer, reply, reviews) => {
    const { first, newer } = await checked({ ...recorded, note: 'Моя' }, onServer)
    expect(first).toEqual({ done: true, reply })
    expect(newer).toHaveLength(reviews)
  },
)

test('the number of another correspondent is refused at its field, but not after the request was sent', async () => {
  const taken = await checked({ ...recorded, note: 'Моя' }, recorded, ['another'])
  expect(taken.first).toMatchObject({ done: false, fault: { fields: { entityIdentifier: [expect.any(String)] } } })
  const rows: unknown[] = []
  const { first, mutation } = await checked({ ...recorded, note: 'Моя' }, recorded, rows)
  rows.push('the one that this request created')
  expect([first, await mutation.checkFirst?.()]).toEqual([
    { done: true, reply: null },
    { done: true, reply: null },
  ])
})
