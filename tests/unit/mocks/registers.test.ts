import { expect, test } from 'vitest'
import { addressTypes } from '../../../src/contract/configuration.ts'
import { metadata } from '../../../src/contract/metadata.ts'
import { agreed, capitalised } from '../../../src/rules/words/agreement.ts'
import { registers } from '../../support/registers.ts'
import { askBackend } from './askBackend.ts'

test.each(registers)('$rules.one: created, changed, refused, and the journal tells of each', async (register) => {
  const { calls, fresh, rules } = register
  const inactive = `${fresh.name} (${agreed('inactive', rules.the)})`
  const { as, world } = askBackend(50)
  const ask = await as('administrator')
  const before = (await ask(calls.list, {})).resultData
  const { resultData: made } = await ask(calls.create, { body: { ...fresh, name: ` ${fresh.name} ` } })
  expect(made).toEqual({ ...fresh, id: before.length + 1 })
  await ask(calls.edit, { body: { ...made, isActive: false } })
  expect((await ask(calls.list, {})).resultData).toEqual([...before, { ...made, isActive: false }])
  const same = await ask(calls.create, { body: { ...fresh, name: fresh.name.toUpperCase() } })
  expect([same.type, same.additionalFieldMessages]).toEqual([
    0,
    { name: [`Вече има ${rules.one} с това наименование.`] },
  ])
  expect((await ask(calls.edit, { body: { ...fresh, id: 999 } })).message).toBe(`${rules.the} вече не съществува.`)
  const clerk = await as('mpetrova')
  expect((await clerk(calls.create, { body: fresh })).status).toBe(403)
  expect((await clerk(calls.edit, { body: made })).status).toBe(403)
  const journal = world.userActions.all().filter(({ objectKind }) => objectKind === capitalised(rules.one))
  expect(journal.map(({ action, oldValue, newValue, userName }) => [action, oldValue, newValue, userName])).toEqual([
    ['Създаване', null, fresh.name, 'administrator'],
    ['Промяна', fresh.name, inactive, 'administrator'],
  ])
})

const withUses = registers.filter((one) => 'used' in one)
test.each(withUses)('$rules.one: deleted only while nothing uses it', async ({ calls, used, fresh, rules }) => {
  const { as, world } = askBackend(50)
  const ask = await as('administrator')
  const { resultData: made } = await ask(calls.create, { body: fresh })
  const refused = await ask(calls.remove, { query: { id: used.id } })
  expect(refused.message?.split('\n')[1]).toMatch(/^Ползва се от \d+ /)
  expect((await (await as('mpetrova'))(calls.remove, { query: { id: made.id } })).status).toBe(403)
  await ask(calls.remove, { query: { id: made.id } })
  expect((await ask(calls.list, {})).resultData.map(({ id }) => id)).not.toContain(made.id)
  expect(world.userActions.all().at(-1)).toMatchObject({
    action: 'Изтриване',
    objectKind: capitalised(rules.one),
    oldValue: fresh.name,
  })
})

test('one address type at most is the default one, and only types in use are offered', async () => {
  const ask = await askBackend(50).as('administrator')
  const { resultData: made } = await ask(addressTypes.create, {
    body: { id: 0, name: 'Склад', isDefault: true, isActive: true },
  })
  const { resultData: all } = await ask(addressTypes.list, {})
  expect(all.filter(({ isDefault }) => isDefault)).toEqual([made])
  const idle = await ask(addressTypes.edit, { body: { ...made, isActive: false } })
  expect(idle.additionalFieldMessages).toEqual({ isActive: ['Видът по подразбиране трябва да е активен.'] })
  await ask(addressTypes.edit, { body: { ...made, isDefault: false, isActive: false } })
  const offered = (await ask(metadata.getAddressTypes, {})).resultData
  expect(offered.map(({ name }) => name)).not.toContain('Склад')
  expect(offered).toHaveLength(all.length - 1)
})
