import { expect, test } from 'vitest'
import { Direction, DocumentStatus } from '../../../src/contract/enumerations.ts'
import type { InspectionPaper } from '../../../src/contract/inspectionKinds.ts'
import type { Role } from '../../../src/contract/roles.ts'
import type { Inspection } from '../../../src/contract/shapes/inspections.ts'
import {
  documentOfPaper,
  filesOfPaper,
  mayRegisterPaper,
  paperFactsOf,
  subjectOfPaper,
  typeOfPaper,
} from '../../../src/rules/inspections/inspectionPapers.ts'
import { refusalOf } from '../../../src/rules/ruleResult.ts'
import { one } from './inspectionSamples.ts'

const act = { kind: 'act', number: '112/2026', date: '2026-11-02', until: null, doneOn: null, text: '' }
const withAct: Inspection = { ...one, measures: [act] }
const both: Role[] = ['DOCUMENTS_FLOW', 'INSPECTIONS_MANAGER']
const member = { personId: 2, roles: both }
const documentOf = (paper: InspectionPaper, documentStatusId: number, documentNumber: string | null = 'КП-3') => ({
  ...{ guid: one.guid, paper, documentNumber, documentStatusId },
  dateRegistered: documentNumber && '2026-11-03T08:00:00Z',
})
const inspectionWith = (...documents: Inspection['documents']): Inspection => ({ ...withAct, documents })

test.each<[string, InspectionPaper, Inspection, { personId: number; roles: readonly Role[] }, string | null]>([
  ['the protocol, by the team', 'protocol', one, member, null],
  ['of a finished inspection', 'protocol', { ...one, statusId: 4 }, member, null],
  ['the act, by the team', 'act', withAct, member, null],
  ['by the administrator', 'act', withAct, { personId: 99, roles: ['ADMINISTRATOR'] }, null],
  ['by a colleague', 'protocol', one, { personId: 5, roles: both }, 'Не участвате в проверката.'],
  [
    'by a reader',
    'protocol',
    one,
    { personId: 2, roles: ['DOCUMENTS_FLOW', 'INSPECTIONS_READ'] },
    'Проверките са отворени само за преглед.',
  ],
  [
    'without document flow',
    'protocol',
    one,
    { personId: 2, roles: ['INSPECTIONS_MANAGER'] },
    'Не можете да създавате документи.',
  ],
  ['of a planned inspection', 'protocol', { ...one, statusId: 2 }, member, 'Протоколът не се регистрира сега.'],
  ['of an annulled inspection', 'act', { ...withAct, statusId: 5 }, member, 'АУАН не се регистрира сега.'],
  ['in an unknown status', 'protocol', { ...one, statusId: null }, member, 'Статусът на проверката е неизвестен.'],
  ['no protocol', 'protocol', { ...one, protocol: null }, member, 'Протоколът още не е съставен.'],
  ['no act', 'act', one, member, 'Проверката няма АУАН.'],
  [
    'twice',
    'protocol',
    inspectionWith(documentOf('protocol', DocumentStatus.REGISTERED)),
    member,
    'Протоколът вече е регистриран.',
  ],
  [
    'a second draft',
    'act',
    inspectionWith(documentOf('act', DocumentStatus.DRAFT, null)),
    member,
    'За АУАН вече има чернова.',
  ],
  ['after the other paper', 'act', inspectionWith(documentOf('protocol', DocumentStatus.REGISTERED)), member, null],
  ['anew after annulment', 'act', inspectionWith(documentOf('act', DocumentStatus.ANNULLED)), member, null],
])('a paper becomes a document: %s', (_, paper, inspection, me, title) => {
  expect(refusalOf(mayRegisterPaper(paper, paperFactsOf(inspection), me))?.title ?? null).toBe(title)
})

test('of an annulled and a new document the new one is the present one', () => {
  const [annulled, present] = [documentOf('act', DocumentStatus.ANNULLED), documentOf('act', DocumentStatus.DRAFT)]
  expect(documentOfPaper([annulled, present], 'act')).toBe(present)
  expect(documentOfPaper([annulled], 'act')).toBeUndefined()
})

test.each<[InspectionPaper, Inspection, string]>([
  [
    'protocol',
    one,
    'Констативен протокол от проверка № П-12/2026 на „Слънчев пазар“ ЕООД в обект Пазар „Запад“, Мездра',
  ],
  [
    'act',
    withAct,
    'АУАН № 112/2026 срещу „Слънчев пазар“ ЕООД за нарушения, установени при проверка № П-12/2026 в обект Пазар „Запад“, Мездра',
  ],
  [
    'act',
    { ...one, measures: [{ ...act, number: '' }], inspectedPerson: null, siteName: '', settlementName: 'Враца' },
    'АУАН за нарушения, установени при проверка № П-12/2026 във Враца',
  ],
])('the subject of the %s', (paper, inspection, subject) => {
  expect(subjectOfPaper(paper, inspection)).toBe(subject)
})

test('the type is found by its name, in the first direction that it has', () => {
  const types = [
    { id: 49, name: 'Протокол', directions: [2] },
    { id: 50, name: 'Констативен протокол', directions: [2] },
    { id: 61, name: 'АУАН', directions: [3] },
  ]
  expect(typeOfPaper('protocol', types)).toEqual({ documentTypeId: 50, documentDirectionId: Direction.INTERNAL })
  expect(typeOfPaper('act', types)).toEqual({ documentTypeId: 61, documentDirectionId: Direction.OUTGOING })
  expect(typeOfPaper('act', [])).toEqual({ documentTypeId: null, documentDirectionId: Direction.INTERNAL })
})

test('files named as acts belong to the act, the others to the protocol, photos of devices to neither', () => {
  const names = ['Протокол П-12.pdf', 'АУАН 112.pdf', 'Акт.pdf', 'контакти.pdf']
  const files = [...names.map((fileName) => ({ fileName, deviceKey: '' })), { fileName: 'везна.jpg', deviceKey: 'd1' }]
  const namesOf = (paper: InspectionPaper) => filesOfPaper(paper, files).map(({ fileName }) => fileName)
  expect(namesOf('protocol')).toEqual(['Протокол П-12.pdf', 'контакти.pdf'])
  expect(namesOf('act')).toEqual(['АУАН 112.pdf', 'Акт.pdf'])
})
