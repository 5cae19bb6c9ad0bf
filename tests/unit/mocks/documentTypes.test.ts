import { expect, test } from 'vitest'
import { configuration } from '../../../src/contract/configuration.ts'
import { metadata } from '../../../src/contract/metadata.ts'
import { documentTypeRules } from '../../../src/rules/documents/documentTypeRules.ts'
import { createTestBackend } from './createTestBackend.ts'

const fresh = {
  ...{ id: 0, code: 'ЛСТ', name: 'Лист за преглед', scope: 1, directions: [2], numberPrefix: '' },
  ...{ registerBeforeSigning: true, permissionTemplate: null, isActive: true },
}
const asAdministrator = async () => {
  const { as, db } = createTestBackend(50)
  const sendRequest = await as('administrator')
  const types = async () => (await sendRequest(configuration.getDocumentTypes, {})).resultData
  const named = async (name: string) => (await types()).filter((type) => type.name === name)
  return { db, sendRequest, types, named }
}

test('the types have their index and template, and each can be saved unchanged', async () => {
  const { types, named } = await asAdministrator()
  const all = await types()
  expect(
    (await named('Писмо')).map(({ code, scope, directions, numberPrefix }) => [code, scope, directions, numberPrefix]),
  ).toEqual([['ПИС', 3, [1, 3], '04, РД-12']])
  expect(all.filter((type) => Object.keys(documentTypeRules.errors(type, all)).length > 0)).toEqual([])
})

test('a new type is offered at once in its module, a changed one with its changes, an inactive one no longer', async () => {
  const { sendRequest, named } = await asAdministrator()
  const offered = async (type: number) => {
    const { resultData } = await sendRequest(metadata.getDocumentTypes, { query: { type } })
    return resultData.filter(({ name }) => name === fresh.name).map(({ directions }) => directions)
  }
  const { resultData: made } = await sendRequest(configuration.saveDocumentType, { body: fresh })
  expect(made).toEqual({ ...fresh, id: made.id })
  expect([await offered(1), await offered(2)]).toEqual([[[2]], []])
  await sendRequest(configuration.saveDocumentType, { body: { ...made, scope: 3, directions: [3, 1] } })
  expect([await offered(1), await offered(2)]).toEqual([[[1, 3]], [[1, 3]]])
  await sendRequest(configuration.saveDocumentType, { body: { ...made, isActive: false } })
  expect([await offered(1), await offered(2)]).toEqual([[], []])
  await sendRequest(configuration.deleteDocumentType, { query: { id: made.id } })
  expect(await named(fresh.name)).toEqual([])
})

test.each([
  ['the code of another one', { code: 'пис' }, { code: 'Вече има вид документ с този код.' }],
  ['the name of another one in its module', { name: 'Писмо' }, { name: 'Вече има вид документ с това наименование.' }],
  ['a name of both modules', { name: 'Жалба' }, { name: 'Вече има вид документ с това наименование.' }],
  ['a name of the other module', { name: 'Решение' }, {}],
  ['no direction', { directions: [] }, { directions: 'Полето е задължително' }],
  ['no scope', { scope: null }, { scope: 'Полето е задължително' }],
])('a type with %s', async (_, own, errors) => {
  const { types } = await asAdministrator()
  expect(documentTypeRules.errors({ ...fresh, ...own }, await types())).toEqual(errors)
})

test('a type in use is not deleted, and the refusal says where it is used', async () => {
  const { sendRequest, named, db } = await asAdministrator()
  const [letter] = await named('Писмо')
  const query = { id: letter!.id }
  const { resultData: uses } = await sendRequest(configuration.getDocumentTypeUses, { query })
  const documents = db.documents.by('typeId', query.id).length
  expect(uses.map(({ kind, count }) => [kind, count])).toEqual(
    expect.arrayContaining([
      ['document', documents],
      ['numberIndex', 2],
      ['deadlineRule', 1],
    ]),
  )
  const { message } = await sendRequest(configuration.deleteDocumentType, { query })
  expect(message).toContain('2 регистрови индекса и 1 правило за срок')
  expect(await named('Писмо')).toEqual([letter])
})
