import type { Locator } from 'playwright/test'
import { addressTypes, correspondentGroups } from '../../src/contract/configuration.ts'
import type { UsageKind } from '../../src/contract/crud.ts'
import { metadata } from '../../src/contract/metadata.ts'
import { type NomenclatureName, nomenclatures } from '../../src/contract/nomenclatures.ts'
import { addressTypeRules, groupRules } from '../../src/rules/correspondents/correspondentRegisters.ts'
import { type Entry, nomenclatureRules } from '../../src/rules/registers/nomenclatureRules.ts'

const newCorrespondent = '/administrative-services/correspondents/create'
/**
 * Functions that fill the fields of a new record: with valid values, and with invalid ones, for which a message is
 * expected.
 */
type OwnFields = {
  fill: (dialog: Locator) => Promise<unknown>
  wrong: readonly { type: (dialog: Locator) => Promise<unknown>; message: string }[]
}
const nothingOfItsOwn: OwnFields = { fill: async () => undefined, wrong: [] }
const register = <const R extends object>(own: R & Partial<OwnFields>) => ({ ...nothingOfItsOwn, ...own })

const freshEntry: Entry = {
  id: 0,
  code: 'Н1',
  name: 'Нова стойност',
  latinName: 'New value',
  description: '',
  validFrom: null,
  validTo: null,
  isSystem: false,
  isActive: true,
}

/** The small registers, for tests of the behaviour that all share. A new register needs a row here. */
export const registers = [
  register({
    address: '/settings/correspondentGroups',
    drafts: 'correspondent-group',
    rules: groupRules,
    calls: correspondentGroups,
    fresh: { id: 0, name: 'Учебни заведения', correspondentsCount: 0, isActive: true },
    standing: 'Общини',
    used: { id: 3, name: 'Общини', kind: 'correspondent', words: '40 кореспонденти' },
    offered: {
      call: correspondentGroups.list,
      at: newCorrespondent,
      opener: null,
      field: 'Кореспондентска група',
    },
  }),
  register({
    address: '/settings/address-types',
    drafts: 'address-type',
    rules: addressTypeRules,
    calls: addressTypes,
    fresh: { id: 0, name: 'Склад за изделия', isDefault: false, isActive: true },
    standing: 'Постоянен адрес',
    used: { id: 1, name: 'Постоянен адрес', kind: 'correspondent', words: /^\d+ кореспонденти$/ },
    offered: {
      call: metadata.getAddressTypes,
      at: newCorrespondent,
      opener: 'Добави адрес',
      field: 'Вид адрес',
    },
  }),
  register({
    address: '/settings/nomenclatures/list?list=contactTypes',
    drafts: 'contactTypes',
    rules: nomenclatureRules.contactTypes,
    calls: nomenclatures.contactTypes,
    fresh: { ...freshEntry, name: 'Служебен чат' },
    standing: 'Факс',
    fill: (dialog) => dialog.getByLabel('Изписване на латиница').fill(freshEntry.latinName),
    used: { id: 3, name: 'Електронна поща', kind: 'correspondent', words: /^\d+ кореспонденти$/ },
    offered: {
      call: metadata.getContactTypes,
      at: newCorrespondent,
      opener: 'Добави контакт',
      field: 'Вид',
    },
  }),
] as const

type Lookup = (typeof metadata)['getTaskTypes' | 'getTaskPriorities' | 'getTaskResultTypes' | 'getPaymentTypes']
const list = (
  name: NomenclatureName,
  call: Lookup | typeof metadata.getReceivedVias | typeof metadata.getSentVias,
  kind: UsageKind,
) => ({
  rules: nomenclatureRules[name],
  calls: nomenclatures[name],
  fresh: freshEntry,
  used: { id: 1, kind },
  offered: { call },
})

/** Registers with only the shared behaviour; they are tested only in the mock backend. */
export const alikeRegisters = [
  list('taskTypes', metadata.getTaskTypes, 'task'),
  list('taskPriorities', metadata.getTaskPriorities, 'task'),
  list('taskResultTypes', metadata.getTaskResultTypes, 'task'),
  list('receivedVias', metadata.getReceivedVias, 'serviceDocument'),
  list('sentVias', metadata.getSentVias, 'flowDocument'),
  list('paymentTypes', metadata.getPaymentTypes, 'payment'),
] as const
export type Register = (typeof registers)[number]
