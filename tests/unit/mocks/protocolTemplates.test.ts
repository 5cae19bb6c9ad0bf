import { expect, test } from 'vitest'
import { protocolTemplates } from '../../../src/contract/protocolTemplates.ts'
import { createTestBackend } from './createTestBackend.ts'

test('a save creates a version only for a changed text; a restored old text is a new version', async () => {
  const sendRequest = await createTestBackend(50).as('administrator')
  const [first] = (await sendRequest(protocolTemplates.list, {})).resultData
  if (!first) throw new Error('There are templates from the beginning')
  const [oldest] = first.versions
  expect(first).toMatchObject({ version: 2, content: first.versions[1]?.content })
  const save = async (change: Partial<typeof first>) =>
    (await sendRequest(protocolTemplates.edit, { body: { ...first, ...change } })).resultData
  expect((await save({ name: 'Протокол от проверка' })).version).toBe(2)
  const restored = await save({ content: oldest?.content ?? '' })
  expect(restored).toMatchObject({ version: 3, content: oldest?.content })
  expect(restored.versions.map(({ version, savedBy }) => [version, savedBy])).toEqual([
    [1, 'Николай Стоянов'],
    [2, 'Николай Стоянов'],
    [3, 'Николай Стоянов'],
  ])
  expect(restored.versions.slice(0, 2)).toEqual(first.versions)
})

test('a text with an unknown field is refused at its field', async () => {
  const sendRequest = await createTestBackend(50).as('administrator')
  const [first] = (await sendRequest(protocolTemplates.list, {})).resultData
  if (!first) throw new Error('There are templates from the beginning')
  const reply = await sendRequest(protocolTemplates.create, { body: { ...first, name: 'Друг', content: '{{няма}}' } })
  expect(Object.keys(reply.additionalFieldMessages ?? {})).toEqual(['content'])
})

test('a template used by inspections is not deleted, an unused one is', async () => {
  const { as, db } = createTestBackend(50)
  const sendRequest = await as('administrator')
  const count = db.inspections.by('protocolTemplateId', 1).length
  expect(count).toBeGreaterThan(0)
  expect((await sendRequest(protocolTemplates.usedBy, { query: { id: 1 } })).resultData).toEqual([
    { kind: 'inspection', count },
  ])
  expect((await sendRequest(protocolTemplates.remove, { query: { id: 1 } })).message).toContain(
    `Ползва се от ${count} провер`,
  )
  expect((await sendRequest(protocolTemplates.remove, { query: { id: 4 } })).type).toBe(1)
  expect((await sendRequest(protocolTemplates.list, {})).resultData.map(({ id }) => id)).toEqual([1, 2, 3])
})
