import { expect, test } from 'vitest'
import { documents } from '../../../src/contract/documents.ts'
import { notifications } from '../../../src/contract/notifications.ts'
import { tasks } from '../../../src/contract/tasks.ts'
import { resolvedLetter } from './resolvedLetter.ts'

const watchedTask = async () => {
  const letter = await resolvedLetter()
  const { backend, head, read, taskGuid } = letter
  const watcher = backend.db.users.all().find(({ userName }) => userName === 'mpetrova')!.personId
  const before = await read()
  await head(tasks.updateTask, { body: { ...before, controller: { id: watcher, fullName: '' } } })
  const notificationsOf = async (userName: string, type: 'TaskCompleted' | 'TaskChanged') => {
    const sendRequest = await backend.as(userName)
    const body = { fromDate: '2026-11-20', toDate: '2026-11-20', type, sortColumns: [] }
    const { items } = (await sendRequest(notifications.getUserNotifications, { query: { skip: 0, take: 500 }, body }))
      .resultData
    return items.filter(({ text }) => text.includes(name))
  }
  const name = `задача № ${before.number} „За изпълнение“`
  return { ...letter, before, name, notificationsOf, taskGuid }
}
type WithText = readonly { text: string }[]
const texts = (items: WithText) => items.map(({ text }) => text)

test('the assigner and the watchers of a task are notified of each part with its result, and of its completion', async () => {
  const { complete, guid, taskGuid, name, notificationsOf } = await watchedTask()
  await complete('knikolov', 2, 'Обектът е закрит.')
  await complete('ggeorgiev')
  const expected = [
    `Частта на Калоян Николов от ${name} е приключена с резултат „Неизпълнима“. Обектът е закрит.`,
    `Приключена ${name}. Резултат на Георги Георгиев: „Изпълнена“.`,
  ]
  expect(texts(await notificationsOf('dradeva', 'TaskCompleted'))).toEqual(expected)
  const watched = await notificationsOf('mpetrova', 'TaskCompleted')
  expect(texts(watched)).toEqual(expected)
  expect(watched[0]).toMatchObject({ documentGuid: guid, taskGuid, seen: false })
  expect(await notificationsOf('ggeorgiev', 'TaskCompleted')).toEqual([])
  expect(await notificationsOf('knikolov', 'TaskCompleted')).toEqual([])
})

test('a part completed by another user notifies its assignee', async () => {
  const { backend, before, name, notificationsOf } = await watchedTask()
  const admin = await backend.as('administrator')
  const assigneeId = before.taskAssignees[0]?.id ?? 0
  const rest = { taskResultTypeId: 1, resultComment: '', documentGuid: null }
  await admin(tasks.completeTask, { body: { taskGuid: before.guid ?? '', assigneeId, ...rest } })
  const expected = [`Частта на Георги Георгиев от ${name} е приключена с резултат „Изпълнена“.`]
  expect(texts(await notificationsOf('ggeorgiev', 'TaskCompleted'))).toEqual(expected)
  expect(await notificationsOf('administrator', 'TaskCompleted')).toEqual([])
})

test('a removed assignee is notified, and a remaining one is not; the link opens only what they may read', async () => {
  const { backend, head, guid, before, complete, read, notificationsOf } = await watchedTask()
  await complete('knikolov')
  const now = await read()
  const body = { ...now, taskAssignees: now.taskAssignees.filter(({ dateCompleted }) => dateCompleted !== null) }
  expect((await head(tasks.updateTask, { body })).type).toBe(1)
  const [away, ...more] = await notificationsOf('ggeorgiev', 'TaskChanged')
  expect(away?.text).toContain(`вече не сте изпълнител на задача № ${before.number} „За изпълнение“.`)
  expect(more).toEqual([])
  const opened = await (await backend.as('ggeorgiev'))(documents.getDocument, { query: { docGuid: guid } })
  expect(away?.documentGuid).toBe(opened.type === 1 ? guid : null)
  expect(await notificationsOf('knikolov', 'TaskChanged')).toEqual([])
  expect(await notificationsOf('dradeva', 'TaskCompleted')).toHaveLength(1)
  expect(texts(await notificationsOf('mpetrova', 'TaskCompleted')).at(-1)).toBe(
    `Приключена задача № ${before.number} „За изпълнение“.`,
  )
})

test('an assignee whose term changed is notified; one who completed the part and one whose term stayed are not', async () => {
  const { head, complete, read, name, notificationsOf } = await watchedTask()
  await complete('knikolov')
  const now = await read()
  const taskAssignees = now.taskAssignees.map((part) =>
    part.dateCompleted === null
      ? { ...part, deadline: { ...part.deadline, quantity: 2, deadlineUnitOfMeasure: { id: 2 } } }
      : part,
  )
  expect(await head(tasks.updateTask, { body: { ...now, taskAssignees } })).toMatchObject({ type: 1 })
  const [changed, ...more] = texts(await notificationsOf('ggeorgiev', 'TaskChanged'))
  expect(changed).toMatch(new RegExp(`промени Вашия срок по ${name}: 24\\.11\\.2026 г\\. вместо `))
  expect(more).toEqual([])
  expect(await notificationsOf('knikolov', 'TaskChanged')).toEqual([])
  expect(await head(tasks.updateTask, { body: await read() })).toMatchObject({ type: 1 })
  expect(await notificationsOf('ggeorgiev', 'TaskChanged')).toHaveLength(1)
})
