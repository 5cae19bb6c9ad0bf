import { expect, test } from 'vitest'
import { Correspondent } from '../../../src/contract/shapes/correspondents.ts'
import { blankCorrespondent, newAddress, newContact } from '../../../src/features/correspondents/newCorrespondent.ts'
import { readStoredAs, readStoredForm } from '../../../src/screen-kit/storedForm.ts'

const read = readStoredForm(blankCorrespondent(), readStoredAs(Correspondent))

const began = { ...blankCorrespondent(), id: 7, isLegalEntity: true, entityName: 'Община Русе' }
const draft = {
  ...began,
  entityName: 'Община Русе – район',
  correspondentAddresses: [newAddress([{ id: 5, name: 'Офис' }])],
  correspondentContacts: [{ ...newContact([]), contactContent: '02/000 00 00' }],
}
const stored = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

test('typed text is restored completely, with the version it was changed from', () => {
  expect(read(stored({ values: draft, base: began }))).toEqual({ values: draft, base: began })
  const fresh = blankCorrespondent()
  expect(read(stored({ values: { ...fresh, firstName: 'Ив' }, base: fresh }))?.values.firstName).toBe('Ив')
})

test('a field that is newer than the draft has its initial value', () => {
  const { note: _, ...older } = draft
  const { note: __, ...olderBase } = began
  expect(read(stored({ values: older, base: olderBase }))).toEqual({ values: draft, base: began, extra: undefined })
})

test.each([
  ['with a list in the place of a text', { values: { ...draft, entityName: [] }, base: began }],
  ['without the version it was changed from', { values: draft }],
  ['of another form', { task: {}, was: '' }],
  ['nothing', null],
])('a stored draft with %s is not offered', (_, value) => {
  expect(read(stored(value))).toBeUndefined()
})
