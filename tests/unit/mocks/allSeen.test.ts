import { expect, test } from 'vitest'
import { notifications } from '../../../src/contract/notifications.ts'
import { createTestBackend } from './createTestBackend.ts'
import type { Asker } from './documentActions.ts'
import { secretLetter } from './secretLetter.ts'

const aMonth = { sortColumns: [], fromDate: '2026-10-20', toDate: '2026-12-20' }
const unseenOf = async (sendRequest: Asker) => {
  const request = { query: { skip: 0, take: 1000 }, body: { ...aMonth, seen: false } }
  return (await sendRequest(notifications.getUserNotifications, request)).resultData.items
}

test('all notifications up to the newest shown one are marked as seen, of this user only', async () => {
  const backend = createTestBackend()
  const [clerk, head] = [await backend.as('mpetrova'), await backend.as('dradeva')]
  const before = await unseenOf(clerk)
  const others = (await unseenOf(head)).length
  expect(before.length).toBeGreaterThan(2)
  const ids = before.map(({ id }) => id).sort((a, b) => a - b)
  await clerk(notifications.setAllNotificationsSeen, { query: { upToId: ids.at(-2) ?? 0 } })
  expect((await unseenOf(clerk)).map(({ id }) => id)).toEqual(ids.slice(-1))
  await clerk(notifications.setAllNotificationsSeen, { query: { upToId: ids.at(-1) ?? 0 } })
  expect(await unseenOf(clerk)).toEqual([])
  expect(await unseenOf(head)).toHaveLength(others)
})

test('a notification names its document, unless the user may no longer read it', async () => {
  const { as, db, personOf, root, secret } = await secretLetter('ggeorgiev')
  const common = { taskGuid: null, commentId: null, messageGuid: null, staffKind: null, staffId: null, record: null }
  for (const documentGuid of [root, secret])
    db.put('notifications', {
      ...common,
      id: db.nextId('notifications'),
      personId: personOf('ggeorgiev'),
      type: 'TaskCompleted',
      text: 'Приключена задача.',
      dateCreated: db.now().toISOString(),
      dateSeen: null,
      documentGuid,
    })
  const shown = (await unseenOf(await as('ggeorgiev'))).filter(({ text }) => text === 'Приключена задача.')
  expect(shown.find(({ documentGuid }) => documentGuid === root)).toMatchObject({
    about: expect.stringContaining('Искане на доставчик'),
    isClosed: false,
  })
  expect(shown.find(({ documentGuid }) => documentGuid === secret)).toMatchObject({ about: '', isClosed: true })
})
