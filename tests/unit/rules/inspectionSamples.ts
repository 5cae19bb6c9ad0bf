import type { InspectedDevice, Inspection } from '../../../src/contract/shapes/inspections.ts'
import { blankDevice, blankInspection } from '../../../src/rules/inspections/inspectionRecord.ts'
import { newProtocol } from '../../../src/rules/inspections/protocolFill.ts'

export const guid = '00000000-0000-4000-8000-000000000001'
export const device = (change: Partial<InspectedDevice> = {}): InspectedDevice => ({
  ...blankDevice('d1', 'Водомери'),
  name: 'Водомер за студена вода',
  measuringType: 'AQ-15',
  serialNumber: '21-00457',
  isConforming: true,
  ...change,
})
export const prescription = {
  kind: 'prescription',
  number: '',
  date: '2026-11-02',
  until: '2026-12-02',
  doneOn: null,
  text: 'Да се представи за проверка.',
}
export const one: Inspection = {
  ...blankInspection,
  guid,
  number: 'П-12/2026',
  statusId: 3,
  kindId: 1,
  basis: 'plan',
  startsAt: '2026-11-02T10:00',
  endsAt: '2026-11-02T12:30',
  department: { id: 68, name: 'Регионален отдел – Враца' },
  team: [
    { id: 1, name: 'Мария Колева' },
    { id: 2, name: 'Иван Петров' },
  ],
  inspectedPerson: { id: 9, name: '„Слънчев пазар“ ЕООД' },
  inspectedPersonIdentifier: 'ЕИК 123456786',
  siteName: 'Пазар „Запад“',
  siteKind: 'Пазар',
  settlementName: 'Мездра',
  siteAddress: 'ул. „Христо Ботев“ № 4',
  representativeName: 'Петър Стоев',
  representativePosition: 'управител',
  categories: ['Водомери'],
  requirements: 'Валидност на знаците',
  devices: [device()],
  findings: 'Всичко е в ред.',
  resultId: 1,
  protocol: { ...newProtocol(blankInspection, undefined, '2026-11-02'), number: 'П-12/2026' },
}
export const fields = (errors: object) => Object.keys(errors).sort()

export const found = {
  ...one,
  resultId: 2,
  devices: [
    device({ isConforming: false, violation: 'Изтекъл знак', reading: '+3', mark: '24-1' }),
    device({ key: 'd2', serialNumber: '2' }),
  ],
  measures: [prescription],
  followUpUntil: '2026-12-02',
  note: 'вътрешна',
}
let keys = 0
export const newKey = () => `k${++keys}`
