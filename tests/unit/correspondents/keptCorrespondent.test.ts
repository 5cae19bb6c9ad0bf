import { expect, test } from 'vitest'
import { readCorrespondent } from '../../../src/features/correspondents/keptCorrespondent.ts'
import { blankCorrespondent, newAddress, newContact } from '../../../src/features/correspondents/newCorrespondent.ts'

const began = { ...blankCorrespondent(), id: 7, isLegalEntity: true, entityName: 'Община Русе' }
const draft = {
  ...began,
  entityName: 'Община Русе – район',
  correspondentAddresses: [newAddress([{ id: 5, name: 'Офис' }])],
  correspondentContacts: [{ ...newContact([]), contactContent: '02/000 00 00' }],
}
/** As the browser gives it back. */
const kept = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

test('what was typed comes back whole, with the version it was changed from', () => {
  expect(readCorrespondent(kept({ draft, began }))).toEqual({ draft, began })
  const fresh = blankCorrespondent()
  expect(readCorrespondent(kept({ draft: { ...fresh, firstName: 'Ив' }, began: fresh }))?.draft.firstName).toBe('Ив')
})

test.each([
  ['of an older version of the form', { draft: { ...draft, correspondentContacts: undefined }, began }],
  ['without the version it was changed from', { draft }],
  ['of another form', { task: {}, was: '' }],
  ['nothing', null],
])('what is %s is not offered', (_, value) => {
  expect(readCorrespondent(kept(value))).toBeUndefined()
})
