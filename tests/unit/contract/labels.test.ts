import { expect, test } from 'vitest'
import * as enumerations from '../../../src/contract/enumerations.ts'
import { labelIn, optionLabel } from '../../../src/contract/labels.ts'
import * as taskKinds from '../../../src/contract/taskKinds.ts'
import { fileKindLabel, fileKindLabels } from '../../../src/features/document-files/fileKinds.ts'
import { numberPrefix } from '../../../src/features/document-print/printedNumber.ts'
import { exchangeStatusLabel, statusLabel } from '../../../src/features/exchange/messageStatus.ts'
import { conditionText } from '../../../src/features/tasks/taskText.ts'
import { shownStatus } from '../../../src/rules/documents/documentStatus.ts'
import { deliveryOf } from '../../../src/rules/exchange/deliveryStatus.ts'
import { chosenIn, labelFrom, selectOptions } from '../../../src/screen-kit/lookup/lookupOptions.ts'
import { Fault } from '../../../src/transport/fault.ts'

const tables: [string, Record<number, string>][] = [
  ...Object.entries({ ...enumerations, ...taskKinds }).flatMap(([name, one]): [string, Record<number, string>][] =>
    name.endsWith('Labels') && name !== 'roleLabels' ? [[name, one as Record<number, string>]] : [],
  ),
  ['fileKindLabels', fileKindLabels],
]

test('the tables of labels are found', () => {
  expect(tables.map(([name]) => name)).toEqual(
    expect.arrayContaining(['directionLabels', 'documentStatusLabels', 'deliveryStatusLabels', 'sentViaLabels']),
  )
})

test.each(tables)('%s: each value has its label, an unknown one is shown by its number', (_, labels) => {
  for (const [value, label] of Object.entries(labels)) expect(labelIn(labels, Number(value))).toBe(label)
  expect(Object.values(labels).filter((label) => label.trim() === '')).toEqual([])
  expect([77, 0.5, null, undefined].map((value) => labelIn(labels, value))).toEqual([
    'неизвестен (77)',
    'неизвестен (0.5)',
    '',
    '',
  ])
})

const unknown = 'неизвестен (77)'
const sentAt = '2026-11-20T08:00:00Z'
const list = { kind: 'ready', items: [{ id: 1, name: 'Бърза' }] } as const
const words = (options: readonly { label: string }[]) => options.map(({ label }) => label).join('|')
test.each<[string, string | undefined, string | undefined]>([
  ['a message', statusLabel({ incomingStatusId: 77 }), unknown],
  ['a message without a status', statusLabel({ incomingStatusId: null }), 'неизвестен'],
  ['what the sender sees', exchangeStatusLabel({ incomingStatusId: 1, registrationStatusId: 77 }), unknown],
  ['a delivery', deliveryOf({ deliveryStatusId: 77, sentAt }).label, unknown],
  ['a sent message without a status', deliveryOf({ deliveryStatusId: null, sentAt }).label, 'неизвестен'],
  ['an unsent message without a status', deliveryOf({ deliveryStatusId: null, sentAt: null }).label, 'Чака изпращане'],
  ['a status with a name of its own', shownStatus({ documentStatusId: 77, documentStatusName: 'Нов' })?.label, 'Нов'],
  ['a status without a name', shownStatus({ documentStatusId: 77, documentStatusName: '' })?.label, unknown],
  ['a known status without a name', shownStatus({ documentStatusId: 1, documentStatusName: '' })?.label, 'Чернова'],
  ['no status at all', shownStatus({ documentStatusId: null, documentStatusName: '' })?.label ?? 'none', 'none'],
  ['a kind of file', fileKindLabel(77), unknown],
  ['a task or a priority without a name', optionLabel({ id: 77, name: '' }), unknown],
  ['an option that is not known', optionLabel({ id: 0, name: '' }), ''],
  ['an id of a list', labelFrom(list, 1), 'Бърза'],
  ['an id that the list does not have', labelFrom(list, 77, 'f'), 'неизвестна (77)'],
  ['an id while the list is on its way', labelFrom({ kind: 'loading' }, 77), '…'],
  ['no id', labelFrom(list, null), ''],
  ['an id of a list that failed', labelFrom({ kind: 'failed', fault: new Fault('server', '') }, 77), '–'],
  ['a chosen id that the list does not have', chosenIn(list, 77)?.name, unknown],
  ['a chosen id that came with its name', chosenIn(list, 77, { id: 77, name: 'Стара' })?.name, 'Стара'],
  ['the name of another record', chosenIn(list, 77, { id: 78, name: 'Стара' })?.name, unknown],
  ['nothing chosen', chosenIn(list, null)?.name, undefined],
  ['an unknown one among what a select offers', words(selectOptions(list, 77)), `Бърза|${unknown}`],
  ['a known one among what a select offers', words(selectOptions(list, 1)), 'Бърза'],
  [
    'a condition with a name of its own and one without',
    conditionText({
      continueAfterParentTaskConjunctionType: { id: 1, name: 'при всички' },
      continueAfterParentTaskResultType: { id: 77, name: '' },
    }),
    `при всички; ${unknown}`,
  ],
  ['a number on paper of no direction', numberPrefix({ documentDirectionId: 77 }), '№'],
])('the label %s is correct Bulgarian', (_, label, expected) => {
  expect(label).toBe(expected)
})

test.each([
  [{ documentStatusId: 5, documentStatusName: 'За съгласуване' }, 'amber'],
  [{ documentStatusId: null, documentStatusName: 'За съгласуване' }, 'amber'],
  [{ documentStatusName: 'От портала' }, 'grey'],
])('the colour of a status is found by its id, otherwise by its name: %j', (status, tone) => {
  expect(shownStatus(status)?.tone).toBe(tone)
})
