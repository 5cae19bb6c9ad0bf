import { expect, test } from 'vitest'
import { deadlineRules, deadlines } from '../../../src/contract/deadlines.ts'
import { documents } from '../../../src/contract/documents.ts'
import { notifications } from '../../../src/contract/notifications.ts'
import { createTestBackend } from './createTestBackend.ts'
import { createRegistered, read } from './documentActions.ts'

test('a changed rule leaves the terms it gave until they are recalculated by choice; a prolonged one stays', async () => {
  const backend = createTestBackend(400)
  const admin = await backend.as('administrator')
  const clerk = await backend.as('mpetrova')
  const outdated = async () => (await admin(deadlines.getOutdatedTerms, {})).resultData
  expect(await outdated(), 'nothing is outdated in a new database').toEqual([])
  const [first, second, third] = [
    await createRegistered(clerk),
    await createRegistered(clerk),
    await createRegistered(clerk),
  ]
  const before = (await read(clerk, first)).deadline?.endDate ?? ''
  const ruleId = backend.db.documents.get(first)?.deadlineRuleId ?? 0
  const rule = (await admin(deadlineRules.byId, { query: { id: ruleId } })).resultData
  const prolonged = { until: '2027-01-15', reason: 'Чакаме становище', basis: '' }
  await clerk(documents.prolongDeadline, { query: { docGuid: third }, body: prolonged })
  await admin(deadlineRules.edit, { body: { ...rule, quantity: (rule.quantity ?? 0) + 3 } })

  const terms = await outdated()
  const ofNew = terms.filter(({ docGuid }) => [first, second, third].includes(docGuid))
  expect(ofNew.map(({ docGuid }) => docGuid).toSorted()).toEqual([first, second].toSorted())
  expect(ofNew[0]).toMatchObject({
    endDate: before,
    ruleName: expect.stringContaining(`${(rule.quantity ?? 0) + 3} работни`),
  })
  expect((await read(clerk, first)).deadline?.endDate, 'the given term stays').toBe(before)

  const done = await admin(deadlines.recalculateTerms, { body: { docGuids: [first] } })
  expect(done).toMatchObject({ type: 1, resultData: { changed: 1 } })
  const { deadline } = await read(clerk, first)
  expect(deadline).toMatchObject({ endDate: ofNew[0]?.newEndDate, quantity: (rule.quantity ?? 0) + 3 })
  expect((await read(clerk, second)).deadline?.endDate).toBe(before)
  expect((await outdated()).some(({ docGuid }) => docGuid === first)).toBe(false)
  expect((await admin(deadlines.recalculateTerms, { body: { docGuids: [first] } })).type, 'once').toBe(0)
})

test('a person with several recalculated documents of a type gets one notification, which leads to their list', async () => {
  const backend = createTestBackend(400)
  const admin = await backend.as('administrator')
  const clerk = await backend.as('mpetrova')
  const chosen = [await createRegistered(clerk), await createRegistered(clerk), await createRegistered(clerk)]
  const row = backend.db.documents.get(chosen[0])
  const rule = (await admin(deadlineRules.byId, { query: { id: row?.deadlineRuleId ?? 0 } })).resultData
  await admin(deadlineRules.edit, { body: { ...rule, quantity: (rule.quantity ?? 0) + 3 } })
  const notified = () =>
    backend.db.notifications
      .all()
      .filter(({ documentGuid, text }) => chosen.includes(documentGuid ?? '') && text.includes('правилото за срока'))
  await admin(deadlines.recalculateTerms, { body: { docGuids: chosen } })
  const perPerson = notified().map(({ personId }) => personId)
  expect(perPerson.length).toBeGreaterThan(0)
  expect(new Set(perPerson).size).toBe(perPerson.length)
  const body = { sortColumns: [], type: 'TermsRecalculated', fromDate: '2026-11-01', toDate: '2026-12-20' }
  const { items } = (await clerk(notifications.getUserNotifications, { query: { skip: 0, take: 9 }, body })).resultData
  expect(items).toMatchObject([
    { about: '', documentTypeId: row?.typeId, text: expect.stringContaining('Сроковете на 3 документа') },
  ])
})
