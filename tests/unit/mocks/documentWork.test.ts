import { expect, test } from 'vitest'
import { audit } from '../../../src/contract/audit.ts'
import { ClosingGround } from '../../../src/contract/closingGrounds.ts'
import { documentParts } from '../../../src/contract/documentParts.ts'
import { DocumentStatus as S } from '../../../src/contract/enumerations.ts'
import { notifications } from '../../../src/contract/notifications.ts'
import { documentActions } from '../../../src/rules/documents/documentActions.ts'
import { factsOf } from '../../../src/rules/documents/documentFacts.ts'
import { allPermissions } from '../../../src/rules/documents/documentPermissions.ts'
import { documentChecklist, documentSteps } from '../../../src/rules/documents/documentSteps.ts'
import { nextStep } from '../../../src/rules/nextStep.ts'
import { isOpenStatus } from '../../../src/rules/tasks/taskFacts.ts'
import { createTestBackend, someFriday } from './createTestBackend.ts'
import { type Asker, type Backend, createRegistered, read, setStatus } from './documentActions.ts'

const news = async (sendRequest: Asker) => {
  const body = {
    sortColumns: [{ columnName: 'DateCreated', direction: 'desc' as const }],
    type: '',
    fromDate: '2026-11-01',
    toDate: '2027-01-31',
  }
  return (await sendRequest(notifications.getUserNotifications, { query: { skip: 0, take: 5 }, body })).resultData.items
}
const personIdOf = ({ db }: Backend, userName: string) =>
  db.users.all().find((one) => one.userName === userName)?.personId ?? 0

const begun = ({ db }: Backend, guid: string) => {
  const row = db.documents.get(guid)
  if (row) db.put('documents', { ...row, statusId: S.IN_PROGRESS })
}

test('the term of a suspended letter stops: resumed, it is extended by the calendar', async () => {
  let today = someFriday
  const backend = createTestBackend(100, () => today)
  const clerk = await backend.as('mpetrova')
  const guid = await createRegistered(clerk)
  begun(backend, guid)
  expect((await read(clerk, guid)).deadline).toMatchObject({ endDate: '2026-12-01', quantity: 7 })

  today = new Date('2026-11-24T09:00:00Z')
  const clerkOnTuesday = await backend.as('mpetrova')
  const refused = await setStatus(clerkOnTuesday, guid, S.SUSPENDED, { reason: 'Липсва пълномощно' })
  expect(refused).toMatchObject({ type: 0, message: 'Изберете дата.' })
  await setStatus(clerkOnTuesday, guid, S.SUSPENDED, { reason: 'Липсва пълномощно', until: '2026-12-08' })
  expect(await read(clerkOnTuesday, guid)).toMatchObject({
    documentStatusName: 'Спрян',
    suspendedUntil: '2026-12-08',
    workingDaysLeft: null,
  })

  today = new Date('2026-12-16T09:00:00Z')
  const clerkInDecember = await backend.as('mpetrova')
  expect((await setStatus(clerkInDecember, guid, S.IN_PROGRESS)).type).toBe(1)
  const resumed = await read(clerkInDecember, guid)
  // Five working days were left when the term was suspended. The new deadline skips 24, 25 and 28 December, which are
  // days off.
  expect(resumed).toMatchObject({ suspendedUntil: null, workingDaysLeft: 5 })
  expect(resumed.deadline).toMatchObject({
    endDate: '2026-12-23',
    suspensions: [{ from: '2026-11-24', to: '2026-12-16' }],
  })
  const history = (await clerkInDecember(audit.getDocumentHistory, { query: { docGuid: guid } })).resultData
  expect(history.find(({ attribute }) => attribute === 'Срок')).toMatchObject({
    oldValue: '01.12.2026 г.',
    newValue: '23.12.2026 г.',
  })
})

const aCase = async () => {
  const backend = createTestBackend(100)
  const clerk = await backend.as('mpetrova')
  const root = await createRegistered(clerk)
  begun(backend, root)
  const { caseFile } = await read(clerk, root)
  const joined = { caseFileGuid: caseFile?.guid ?? null, parentDocumentGuid: root }
  const second = await createRegistered(clerk, joined)
  const third = await createRegistered(clerk, joined)
  begun(backend, second)
  return { backend, clerk, root, second, third }
}

test('closing the first document of a case lists the uncompleted ones and closes the chosen ones', async () => {
  const { backend, clerk, root, second, third } = await aCase()
  const listed = (await read(clerk, root)).unfinishedInCase
  expect(listed.map(({ guid, documentStatusName }) => [guid, documentStatusName])).toEqual([
    [second, 'В изпълнение'],
    [third, 'Регистриран'],
  ])
  expect((await read(clerk, second)).unfinishedInCase).toEqual([])

  const refused = await setStatus(clerk, root, S.COMPLETED, { closeDocuments: [second, third] })
  expect(refused.type).toBe(0)
  expect(refused.message).toMatch(
    /^Документ № 04-\d+-20\.11\.2026 не може да бъде приключен\. Приключва се само с основание\.$/,
  )
  expect(await read(clerk, second), 'nothing is half done').toMatchObject({ documentStatusName: 'В изпълнение' })

  expect((await setStatus(clerk, root, S.COMPLETED, { closeDocuments: [second] })).type).toBe(1)
  expect(await read(clerk, second)).toMatchObject({ documentStatusName: 'Приключен' })
  expect(await read(clerk, third)).toMatchObject({ documentStatusName: 'Регистриран' })
  expect(await read(clerk, root), 'the third one keeps the case open').toMatchObject({
    documentStatusName: 'Приключен',
    caseFile: { isClosed: false, awaited: { documents: 1, tasks: 0, items: [{ guid: third }] } },
  })
  expect(backend.db.documents.get(third)?.statusId).toBe(S.REGISTERED)
})

test('a withdrawn letter takes along the chosen ones of its case; its tasks and the case end, and the ground is kept', async () => {
  const { backend, clerk, root, second, third } = await aCase()
  const withdrawn = { closingGround: ClosingGround.WITHDRAWN, reason: 'Молба от днес', closeDocuments: [second, third] }
  expect((await setStatus(clerk, third, S.FOR_RESOLUTION)).type).toBe(1)
  const tasksOfDocument = backend.db.tasks.by('documentGuid', third)
  expect(tasksOfDocument.map(({ statusId }) => isOpenStatus(statusId))).toEqual([true])
  expect((await setStatus(clerk, root, S.COMPLETED, withdrawn)).type).toBe(1)
  for (const guid of [root, second, third])
    expect(await read(clerk, guid)).toMatchObject({
      documentStatusName: 'Приключен',
      closingGround: ClosingGround.WITHDRAWN,
      statusReason: 'Оттеглено от подателя. Молба от днес',
      caseFile: { isClosed: true },
    })
  const ended = backend.db.tasks.by('documentGuid', third)
  expect(ended.map(({ withdrawnReason }) => withdrawnReason)).toEqual(['Оттеглено от подателя. Молба от днес'])

  expect((await setStatus(clerk, root, S.IN_PROGRESS, { reason: 'Подадена е нова молба' })).type).toBe(0)
  const opened = await setStatus(await backend.as('administrator'), root, S.IN_PROGRESS, {
    reason: 'Подадена е нова молба',
  })
  expect([opened.type, (await read(clerk, root)).closingGround], 'an opened document has no ground').toEqual([1, null])
})

test('a letter closed on a ground before its work was assigned is reopened with the assignment as its next step', async () => {
  const backend = createTestBackend(100)
  const [clerk, administrator] = [await backend.as('mpetrova'), await backend.as('administrator')]
  const guid = await createRegistered(clerk)
  expect((await setStatus(clerk, guid, S.FOR_RESOLUTION)).type).toBe(1)
  const ground = { closingGround: ClosingGround.WITHDRAWN, reason: 'Молба от днес' }
  expect((await setStatus(clerk, guid, S.COMPLETED, ground)).type).toBe(1)
  expect((await setStatus(administrator, guid, S.IN_PROGRESS, { reason: 'Подадена е нова молба' })).type).toBe(1)
  const facts = factsOf(await read(administrator, guid))
  expect(nextStep(documentSteps(facts, documentActions(facts, allPermissions)))).toBe('resolve')
  expect(documentChecklist(facts).filter(({ isDone }) => isDone)).toEqual([{ label: 'Регистриране', isDone: true }])
})

test('only a root that closes its case closes others with it, and only those of the case', async () => {
  const { clerk, root, second, third } = await aCase()
  const unrelated = await createRegistered(clerk)
  expect((await setStatus(clerk, second, S.COMPLETED, { closeDocuments: [third] })).type).toBe(0)
  expect((await setStatus(clerk, root, S.COMPLETED, { closeDocuments: [unrelated] })).type).toBe(0)
  const annulled = { reason: 'Регистриран по погрешка', closeDocuments: [second] }
  expect((await setStatus(clerk, root, S.ANNULLED, annulled)).type).toBe(0)
  expect(await read(clerk, root)).toMatchObject({ documentStatusName: 'В изпълнение' })
})

test('a mentioned user is notified, can open the comment, and is refused when the comment is not visible to them', async () => {
  const backend = createTestBackend(100)
  const clerk = await backend.as('mpetrova')
  const guid = await createRegistered(clerk, { addressedToDepartmentId: 31 })
  const head = personIdOf(backend, 'dradeva')
  const comment = {
    id: 0,
    docGuid: guid,
    content: 'Моля за мнение',
    onlyMyDepartment: false,
    mentionedPersonIds: [head],
  }
  const written = await clerk(documentParts.createDocumentComment, { body: comment })
  expect(written.resultData.mentionedPersonIds).toEqual([head])
  const [notification] = await news(await backend.as('dradeva'))
  expect(notification).toMatchObject({ documentGuid: guid, commentId: written.resultData.id, seen: false })
  expect(notification?.text).toMatch(/^Мария Петрова Ви спомена в коментар\. Документ № 04-/)

  const edited = { ...written.resultData, content: 'Моля за спешно мнение' }
  await clerk(documentParts.editDocumentComment, { body: edited })
  expect((await news(await backend.as('dradeva'))).filter(({ commentId }) => commentId !== null)).toHaveLength(1)

  const inside = await clerk(documentParts.createDocumentComment, { body: { ...comment, onlyMyDepartment: true } })
  expect(inside.additionalFieldMessages?.mentionedPersonIds?.[0]).toContain('Десислава')
})

test('a cancelled obligation keeps its note beside the reason', async () => {
  const backend = createTestBackend(100)
  const boss = await backend.as('administrator')
  const guid = await createRegistered(boss)
  const body = {
    kind: 'Такса',
    basis: 'чл. 1 от Тарифата',
    debtor: { id: 1, name: '' },
    amount: '30.00',
    currency: 'EUR' as const,
    dateArisen: '2026-11-20',
    dueDate: null,
    paymentCode: '',
    statusId: 1,
    note: 'По телефона',
    cancelReason: '',
    payments: [],
  }
  const made = await boss(documentParts.createDocumentObligation, { query: { docGuid: guid }, body })
  const cancel = (cancelReason: string) =>
    boss(documentParts.editDocumentObligation, { body: { ...made.resultData, statusId: 6, cancelReason } })
  expect((await cancel(' ')).additionalFieldMessages).toHaveProperty('cancelReason')
  expect((await cancel('Грешна сума')).resultData).toMatchObject({
    statusId: 6,
    note: 'По телефона',
    cancelReason: 'Грешна сума',
  })
})
