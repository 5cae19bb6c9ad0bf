import { expect, test } from 'vitest'
import { configuration } from '../../../src/contract/configuration.ts'
import { sameGroupMessage } from '../../../src/rules/correspondents/correspondentGroups.ts'
import { askBackend } from './askBackend.ts'

const group = { id: 0, name: 'Училища', correspondentsCount: 0, isActive: true }
const { getCorrespondentGroups, createCorrespondentGroup, editCorrespondentGroup, deleteCorrespondentGroup } =
  configuration

test('a group is created, changed and deleted, and the journal tells of each', async () => {
  const { as, world } = askBackend(50)
  const ask = await as('administrator')
  const before = (await ask(getCorrespondentGroups, {})).resultData
  const { resultData: made } = await ask(createCorrespondentGroup, { body: { ...group, name: ' Училища ' } })
  expect(made).toEqual({ ...group, id: 15 })
  await ask(editCorrespondentGroup, { body: { ...made, isActive: false } })
  expect((await ask(getCorrespondentGroups, {})).resultData).toEqual([...before, { ...made, isActive: false }])
  await ask(deleteCorrespondentGroup, { query: { id: made.id } })
  expect((await ask(getCorrespondentGroups, {})).resultData).toEqual(before)
  const told = world.userActions.all().filter(({ objectKind }) => objectKind === 'Кореспондентска група')
  expect(told.map(({ action, oldValue, newValue, userName }) => [action, oldValue, newValue, userName])).toEqual([
    ['Създаване', null, 'Училища', 'administrator'],
    ['Промяна', 'Училища', 'Училища (неактивна)', 'administrator'],
    ['Изтриване', 'Училища (неактивна)', null, 'administrator'],
  ])
})

test('the backend refuses what the rules refuse, and who is no administrator', async () => {
  const { as } = askBackend(50)
  const ask = await as('administrator')
  const taken = await ask(createCorrespondentGroup, { body: { ...group, name: 'ОБЩИНИ' } })
  expect([taken.type, taken.additionalFieldMessages]).toEqual([0, { name: [sameGroupMessage] }])
  const full = await ask(deleteCorrespondentGroup, { query: { id: 3 } })
  expect(full.message).toMatch(/^Групата не може да бъде изтрита\.\nВ нея са \d+ кореспонденти\./)
  const gone = await ask(editCorrespondentGroup, { body: { ...group, id: 99 } })
  expect(gone.message).toBe('Групата вече не съществува.')
  const clerk = await as('mpetrova')
  expect((await clerk(createCorrespondentGroup, { body: group })).status).toBe(403)
  expect((await clerk(deleteCorrespondentGroup, { query: { id: 14 } })).status).toBe(403)
  expect((await ask(getCorrespondentGroups, {})).resultData).toHaveLength(14)
})
