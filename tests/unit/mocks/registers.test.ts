import { expect, test } from 'vitest'
import { deadlineRules } from '../../../src/contract/deadlines.ts'
import { capitalised, inGender } from '../../../src/rules/words/agreement.ts'
import { alikeRegisters, registers } from '../../support/registers.ts'
import { createTestBackend } from './createTestBackend.ts'

test.each(registers)('$rules.one: created, changed, refused, and each is in the journal', async (register) => {
  const { calls, fresh, rules } = register
  const inactive = `${fresh.name} (${inGender('inactive', rules.the)})`
  const { as, db } = createTestBackend(50)
  const sendRequest = await as('administrator')
  const before = (await sendRequest(calls.list, {})).resultData
  const { resultData: made } = await sendRequest(calls.create, { body: { ...fresh, name: ` ${fresh.name} ` } })
  expect(made).toEqual({ ...fresh, id: before.length + 1 })
  await sendRequest(calls.edit, { body: { ...made, isActive: false } })
  expect((await sendRequest(calls.list, {})).resultData).toEqual([...before, { ...made, isActive: false }])
  const same = await sendRequest(calls.create, {
    body: { ...fresh, ...('code' in fresh && { code: 'Н2' }), name: fresh.name.toUpperCase() },
  })
  expect([same.type, same.additionalFieldMessages]).toEqual([
    0,
    { name: [`Вече има ${rules.one} с това наименование.`] },
  ])
  expect((await sendRequest(calls.edit, { body: { ...fresh, id: 999 } })).message).toBe(
    `${rules.the} вече не съществува.`,
  )
  const clerk = await as('mpetrova')
  expect((await clerk(calls.create, { body: fresh })).status).toBe(403)
  expect((await clerk(calls.edit, { body: made })).status).toBe(403)
  const journal = db.userActions.all().filter(({ objectKind }) => objectKind === capitalised(rules.one))
  expect(journal.map(({ action, oldValue, newValue, userName }) => [action, oldValue, newValue, userName])).toEqual([
    ['Създаване', null, fresh.name, 'administrator'],
    ['Промяна', fresh.name, inactive, 'administrator'],
  ])
})

test.each([...registers, ...alikeRegisters])(
  '$rules.one: shows its uses, and is deleted only without any',
  async (register) => {
    const { calls, used, fresh, rules } = register
    const { as, db } = createTestBackend(50)
    const sendRequest = await as('administrator')
    const { resultData: made } = await sendRequest(calls.create, { body: fresh })
    expect((await sendRequest(calls.usedBy, { query: { id: made.id } })).resultData).toEqual([])
    const [usage] = (await sendRequest(calls.usedBy, { query: { id: used.id } })).resultData
    expect(usage?.kind).toBe(used.kind)
    if (!('remove' in calls)) return
    expect((await sendRequest(calls.remove, { query: { id: used.id } })).message?.split('\n')[1]).toMatch(
      /^Ползва се от \d+ /,
    )
    expect((await (await as('mpetrova'))(calls.remove, { query: { id: made.id } })).status).toBe(403)
    await sendRequest(calls.remove, { query: { id: made.id } })
    expect((await sendRequest(calls.list, {})).resultData.map(({ id }) => id)).not.toContain(made.id)
    expect(db.userActions.all().at(-1)).toMatchObject({
      action: 'Изтриване',
      objectKind: capitalised(rules.one),
      oldValue: fresh.name,
    })
  },
)

test.each(registers)('$rules.one: reordered, completely or not at all', async ({ calls, fresh }) => {
  const { as, db } = createTestBackend(50)
  const sendRequest = await as('administrator')
  const idsOf = async () => (await sendRequest(calls.list, {})).resultData.map(({ id }) => id)
  const [first = 0, second = 0, ...others] = await idsOf()
  await sendRequest(calls.order, { body: { ids: [second, first, ...others] } })
  expect(await idsOf()).toEqual([second, first, ...others])
  const { resultData: made } = await sendRequest(calls.create, { body: fresh })
  expect((await idsOf()).at(-1)).toBe(made.id)
  const late = await sendRequest(calls.order, { body: { ids: [first, second, ...others] } })
  expect(late.message).toMatch(/^Списъкът е променен междувременно/)
  expect(await idsOf()).toEqual([second, first, ...others, made.id])
  const moves = db.userActions.all().filter(({ action }) => action === 'Подреждане')
  expect(moves.map(({ objectId, oldValue, newValue }) => [Number(objectId), oldValue, newValue])).toEqual([
    [second, 'място 2', 'място 1'],
    [first, 'място 1', 'място 2'],
  ])
})

test.each([...registers, ...alikeRegisters])(
  '$rules.one: active records are offered, in their order',
  async ({ calls, fresh, offered }) => {
    const sendRequest = await createTestBackend(50).as('administrator')
    const idsOf = async () => {
      const rows: readonly { id: number; isActive?: boolean }[] = (await sendRequest(offered.call, {})).resultData
      return rows.filter(({ isActive }) => isActive !== false).map(({ id }) => id)
    }
    const before = await idsOf()
    const { resultData: made } = await sendRequest(calls.create, { body: fresh })
    await sendRequest(calls.order, { body: { ids: [made.id, ...before] } })
    expect(await idsOf()).toEqual([made.id, ...before])
    await sendRequest(calls.edit, { body: { ...made, isActive: false } })
    expect(await idsOf()).toEqual(before)
  },
)

const withDefault = registers.filter(({ fresh }) => 'isDefault' in fresh)
test.each(withDefault)('$rules.one: at most one is the default', async ({ calls, fresh }) => {
  const sendRequest = await createTestBackend(50).as('administrator')
  const { resultData: made } = await sendRequest(calls.create, { body: { ...fresh, isDefault: true } })
  const all: readonly { id: number; isDefault?: boolean }[] = (await sendRequest(calls.list, {})).resultData
  expect(all.filter(({ isDefault }) => isDefault)).toEqual([made])
})

test('a register of records without names: the rules for terms', async () => {
  const { as, db } = createTestBackend(50)
  const sendRequest = await as('administrator')
  const rules = (await sendRequest(deadlineRules.list, {})).resultData
  const usesOf = ({ id }: { id: number }) => db.documents.by('deadlineRuleId', id).length
  const [first, used] = [rules.find((one) => usesOf(one) === 0), rules.find((one) => usesOf(one) > 0)]
  if (!first || !used) throw new Error('There are rules for terms from the beginning, most of them in use')
  expect((await sendRequest(deadlineRules.remove, { query: { id: used.id } })).message).toMatch(
    /Ползва се от \d+ документ/,
  )
  const { resultData: changed } = await sendRequest(deadlineRules.edit, { body: { ...first, quantity: 21 } })
  expect(changed).toEqual({ ...first, quantity: 21 })
  const same = await sendRequest(deadlineRules.create, { body: first })
  expect(Object.keys(same.additionalFieldMessages ?? {})).toEqual(['documentType'])
  await sendRequest(deadlineRules.remove, { query: { id: first.id } })
  expect((await sendRequest(deadlineRules.byId, { query: { id: first.id } })).message).toBe(
    'Правилото вече не съществува.',
  )
  expect(
    db.userActions
      .all()
      .slice(-2)
      .map(({ action, description }) => [action, description]),
  ).toEqual([
    ['Промяна', first.documentType?.name],
    ['Изтриване', first.documentType?.name],
  ])
})
