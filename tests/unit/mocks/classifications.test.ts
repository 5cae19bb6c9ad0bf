import { expect, test } from 'vitest'
import { configuration } from '../../../src/contract/configuration.ts'
import { documents } from '../../../src/contract/documents.ts'
import type { ClassificationNode } from '../../../src/contract/shapes/configuration.ts'
import type { Classification } from '../../../src/rules/documents/classificationRules.ts'
import { createTestBackend, incomingLetter } from './createTestBackend.ts'

const classification = (own: Partial<Classification>): Classification => ({
  id: 0,
  parentId: null,
  code: '12',
  name: 'Сигнали',
  retentionYears: 5,
  description: '',
  isInheritable: true,
  isActive: true,
  ...own,
})
const drawn = (nodes: readonly ClassificationNode[]): object[] =>
  nodes.map(({ code, children }) => (children.length > 0 ? { [code]: drawn(children) } : { [code]: [] }))

test('a classification is added, moved under another, deactivated, and refused in a cycle', async () => {
  const backend = createTestBackend()
  const administrator = await backend.as('administrator')
  const add = async (own: Partial<Classification>) =>
    (await administrator(configuration.createClassification, { body: classification(own) })).resultData
  const change = (body: Classification) => administrator(configuration.updateClassification, { body })
  const tree = async () => (await administrator(configuration.getClassificationsTree, {})).resultData
  const offered = async () => (await administrator(configuration.getClassificationsList, {})).resultData

  const top = await add({})
  const below = await add({ code: '12.1', name: ' От граждани ', parentId: top.id })
  expect(drawn(await tree()).at(-1)).toEqual({ '12': [{ '12.1': [] }] })
  expect(await offered()).toContainEqual({ id: below.id, name: '12.1 От граждани' })

  const circle = await change({ ...top, parentId: below.id })
  expect(Object.keys(circle.additionalFieldMessages ?? {})).toEqual(['parentId'])
  const taken = await change({ ...below, code: '01' })
  expect(taken.additionalFieldMessages).toEqual({ code: ['Вече има класификация с този код.'] })

  await change({ ...below, parentId: null, isActive: false })
  expect(drawn(await tree()).slice(-2)).toEqual([{ '12': [] }, { '12.1': [] }])
  expect((await offered()).map(({ id }) => id)).not.toContain(below.id)
  expect(backend.db.userActions.all().slice(-3)).toMatchObject([
    { action: 'Създаване', objectKind: 'Класификация', newValue: '12 Сигнали' },
    { action: 'Създаване', newValue: '12.1 От граждани' },
    { action: 'Промяна', oldValue: '12.1 От граждани', newValue: '12.1 От граждани (неактивна)' },
  ])
})

test('a list of documents filtered by a classification includes every level under it', async () => {
  const backend = createTestBackend()
  const administrator = await backend.as('administrator')
  const clerk = await backend.as('mpetrova')
  const add = async (own: Partial<Classification>) =>
    (await administrator(configuration.createClassification, { body: classification(own) })).resultData.id
  const top = await add({})
  const middle = await add({ code: '12.1', parentId: top })
  const bottom = await add({ code: '12.1.1', parentId: middle })
  await clerk(documents.createDocument, { body: { ...incomingLetter(), classificationIds: [bottom] } })
  const { resultData } = await clerk(documents.getAllDocumentsForDMS, {
    query: { indexType: 1, skip: 0, take: 10 },
    body: { classificationId: top },
  })
  expect(resultData.totalCount).toBe(1)
})

test('a document type is saved under its classifications, and under no unknown one', async () => {
  const backend = createTestBackend()
  const administrator = await backend.as('administrator')
  const all = async () =>
    (await administrator(configuration.getAllDocumentTypeClassifications, { body: {} })).resultData
  const [first, second] = await all()
  if (!first || !second) throw new Error('There are no document types')
  const save = (classificationIds: number[]) =>
    administrator(configuration.saveDocumentTypeClassifications, { body: [{ ...first, classificationIds }] })

  await save([3, 2, 3])
  expect((await all()).slice(0, 2)).toEqual([{ ...first, classificationIds: [3, 2] }, second])
  expect(backend.db.userActions.all().at(-1)).toMatchObject({
    action: 'Промяна',
    description: first.documentType?.name,
    newValue: [3, 2]
      .map((id) => backend.db.classifications.get(id))
      .map((one) => `${one?.code} ${one?.name}`)
      .join('; '),
  })
  const unknown = await save([999])
  expect(unknown.additionalFieldMessages).toEqual({ classificationIds: ['Няма такава класификация.'] })
  await save([])
  expect((await all())[0]?.classificationIds).toEqual([])
})
