import { beforeAll, expect, test } from 'vitest'
import { caseFileOwnerRules, configuration, indexCounters, numberIndexes } from '../../../src/contract/configuration.ts'
import { deadlineRules } from '../../../src/contract/deadlines.ts'
import type { Endpoint } from '../../../src/contract/endpoint.ts'
import { library } from '../../../src/contract/library.ts'
import { requiredMessage } from '../../../src/rules/requiredFields.ts'
import { createTestBackend } from './createTestBackend.ts'

const { db, as } = createTestBackend(50)
let sendRequest: Awaited<ReturnType<typeof as>>
beforeAll(async () => {
  sendRequest = await as('administrator')
})

const active = { id: 0, isActive: true }
const counter = {
  ...active,
  name: 'Проби',
  year: 2026,
  firstNumber: 1,
  currentValue: 0,
  step: 1,
  restartsEachYear: true,
}
const index = {
  ...active,
  name: 'Проби',
  numberPrefix: 'ПБ',
  counterId: 1,
  departmentId: null,
  scope: 1,
  documentTypes: [],
}
const type = {
  ...{ ...active, code: 'ПРБ', name: 'Проба', scope: 1, directions: [1], numberPrefix: '' },
  ...{ registerBeforeSigning: false, permissionTemplate: null },
}
const rule = {
  ...{
    ...active,
    documentType: { id: 40, name: 'Писмо' },
    documentDirectionId: 1,
    classificationId: null,
    targetTypeId: 1,
  },
  ...{ startEvent: 'registration', quantity: 5, deadlineUnitOfMeasureId: 2, remindWorkingDaysBefore: null },
  ...{ legalBasis: '', validFrom: null, validTo: null },
}
const classification = {
  ...{ ...active, code: '99', name: 'Проби', parentId: null, retentionYears: null },
  ...{ description: '', isInheritable: true },
}
const owner = {
  ...{ ...active, orderNumber: null, documentDirectionId: null, departmentId: null, documentTypeId: 40 },
  ...{ ownerPositionId: 1, ownerPersonId: null },
}
const template = {
  ...{
    ...active,
    name: 'Проби',
    description: '',
    documentTypeIds: [],
    documentDirectionId: null,
    classificationId: null,
  },
  rows: [{ subjectKind: 'author', subjectId: null, permissionTypeIds: [1], includesSubordinate: false }],
}
const folder = { id: 0, parentId: null, name: 'Проби', description: '', roles: [], documentsCount: 0 }
const taken = (what: string) => `Вече има ${what} с това наименование.`

test.each<[string, Endpoint, object, Record<string, string>]>([
  ['a counter without a name', indexCounters.create, { ...counter, name: ' ' }, { name: requiredMessage }],
  [
    'a counter of the same year twice',
    indexCounters.create,
    { ...counter, name: 'кореспонденция' },
    { name: taken('брояч') },
  ],
  ['a counter without a step', indexCounters.create, { ...counter, step: 0 }, { step: 'Поне 1.' }],
  [
    'an index without a prefix',
    numberIndexes.create,
    { ...index, numberPrefix: '' },
    { numberPrefix: requiredMessage },
  ],
  [
    'a prefix twice',
    numberIndexes.create,
    { ...index, numberPrefix: 'рд-09' },
    { numberPrefix: 'Вече има такъв индекс.' },
  ],
  [
    'an index of a name twice',
    numberIndexes.create,
    { ...index, name: 'становища' },
    { name: taken('регистров индекс') },
  ],
  [
    'a type without directions',
    configuration.saveDocumentType,
    { ...type, directions: [] },
    { directions: requiredMessage },
  ],
  [
    'a code of a type twice',
    configuration.saveDocumentType,
    { ...type, code: 'пис' },
    { code: 'Вече има вид документ с този код.' },
  ],
  ['a term without a type', deadlineRules.create, { ...rule, documentType: null }, { documentType: requiredMessage }],
  [
    'a term of no days',
    deadlineRules.create,
    { ...rule, documentDirectionId: 3, quantity: 0 },
    { quantity: 'Срокът трябва да е поне 1.' },
  ],
  [
    'a second term for the same documents',
    deadlineRules.create,
    rule,
    { documentType: 'Вече има активно правило за този вид, посока, класификация и обект.' },
  ],
  [
    'a classification without a name',
    configuration.createClassification,
    { ...classification, name: '' },
    { name: requiredMessage },
  ],
  [
    'a name twice among neighbours',
    configuration.createClassification,
    { ...classification, name: 'финанси' },
    { name: taken('класификация') },
  ],
  [
    'a classification stored too long',
    configuration.createClassification,
    { ...classification, retentionYears: 101 },
    { retentionYears: 'Срокът е от 1 до 100 години; празно е постоянен.' },
  ],
  [
    'an owner who is nobody',
    caseFileOwnerRules.create,
    { ...owner, ownerPositionId: null },
    { ownerPositionId: 'Изберете длъжност или служител.' },
  ],
  [
    'two owners',
    caseFileOwnerRules.create,
    { ...owner, ownerPersonId: 1 },
    { ownerPersonId: 'Изберете само едното: длъжност или служител.' },
  ],
  [
    'a template for nobody',
    configuration.savePermissionTemplate2s,
    [{ ...template, rows: [] }],
    { rows: 'Добавете поне един получател на права.' },
  ],
  [
    'a template of a name twice',
    configuration.savePermissionTemplate2s,
    [{ ...template, name: 'съдебни книжа' }],
    { name: taken('шаблон за права') },
  ],
  ['a folder without a name', library.createLibraryFolder, { ...folder, name: '' }, { name: requiredMessage }],
  [
    'a folder twice in one place',
    library.createLibraryFolder,
    { ...folder, name: 'нормативни актове' },
    { name: taken('папка на това място') },
  ],
])('saving %s is refused at its field, and nothing is written', async (_, endpoint, body, messages) => {
  const before = db.userActions.all().length
  const reply = await sendRequest(endpoint, { body })
  expect([reply.type, reply.additionalFieldMessages]).toEqual([
    0,
    Object.fromEntries(Object.entries(messages).map(([field, message]) => [field, [message]])),
  ])
  expect(db.userActions.all()).toHaveLength(before)
})

test.each<[string, Endpoint, object]>([
  ['a counter', indexCounters.edit, counter],
  ['an index', numberIndexes.edit, index],
  ['a type', configuration.saveDocumentType, type],
  ['a rule for terms', deadlineRules.edit, { ...rule, documentDirectionId: 3 }],
  ['a classification', configuration.updateClassification, classification],
  ['an owner rule', caseFileOwnerRules.edit, owner],
  ['a folder', library.editLibraryFolder, folder],
])('saving %s that another user has deleted changes nothing', async (_, endpoint, body) => {
  const reply = await sendRequest(endpoint, { body: { ...body, id: 9999 } })
  expect(reply.message).toMatch(/вече не съществува|не съществува или е изтрит/)
})
