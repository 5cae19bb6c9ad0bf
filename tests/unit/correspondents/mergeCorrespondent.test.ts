import { expect, test } from 'vitest'
import type { Correspondent } from '../../../src/contract/shapes/correspondents.ts'
import {
  differences,
  fieldsChangedByOthers,
  mergedCorrespondent,
  shownField,
} from '../../../src/features/correspondents/mergeCorrespondent.ts'
import { blankCorrespondent, newAddress, newContact } from '../../../src/features/correspondents/newCorrespondent.ts'
import type { CorrespondentFieldName } from '../../../src/rules/correspondents/correspondentFields.ts'

const was = { ...blankCorrespondent(), id: 7, isLegalEntity: true, entityName: 'Община Русе', note: 'Стара' }
const contact = { ...newContact([]), contactContent: '02/000 00 00' }
const named = { group: (id: number) => `Група ${id}`, sentVia: (id: number) => `Начин ${id}` }

test('a copy has no changes; neither have blank fields and the fields of the other kind', () => {
  expect(fieldsChangedByOthers(was, structuredClone(was))).toEqual([])
  expect(fieldsChangedByOthers(was, { ...was, note: ' Стара ', firstName: 'Иван' })).toEqual([])
  expect(fieldsChangedByOthers(was, { ...was, note: 'Нова', correspondentAddresses: [newAddress([])] })).toEqual([
    'correspondentAddresses',
    'note',
  ])
})

test('the changes of the other user and own changes are both kept, and the user decides about conflicts', () => {
  const theirs = { ...was, correspondentContacts: [contact], note: 'Тяхна' }
  const mine = { ...was, entityName: 'Община Русе – район', note: 'Моя' }
  expect(differences({ was, theirs, mine })).toEqual([
    { field: 'note', preselected: 'mine', isConflict: true },
    { field: 'entityName', preselected: 'mine', isConflict: false },
    { field: 'correspondentContacts', preselected: 'theirs', isConflict: false },
  ])
  const together = mergedCorrespondent({ was, theirs, mine })
  expect(together).toMatchObject({ entityName: 'Община Русе – район', note: 'Моя', correspondentContacts: [contact] })
  expect(together.fullName).toContain('Община Русе – район')
})

test('a choice overrides the preselection, field by field', () => {
  const theirs = { ...was, entityName: 'Тяхно', note: 'Тяхна' }
  const mine = { ...was, entityName: 'Мое', note: 'Моя' }
  expect(mergedCorrespondent({ was, theirs, mine }, { note: 'theirs' })).toMatchObject({
    entityName: 'Мое',
    note: 'Тяхна',
  })
})

test('a change of the kind sends only the fields of the new kind', () => {
  const theirs = { ...was, isLegalEntity: false, firstName: 'Иван', lastName: 'Колев' }
  const together = mergedCorrespondent({ was, theirs, mine: { ...was, note: 'Моя' } })
  expect(together).toMatchObject({ isLegalEntity: false, entityName: '', lastName: 'Колев', note: 'Моя' })
})

test.each<[CorrespondentFieldName, Correspondent, string]>([
  ['isLegalEntity', was, 'Юридическо лице'],
  ['isActive', was, 'Да'],
  ['correspondentGroupId', { ...was, correspondentGroupId: 3 }, 'Група 3'],
  ['preferredSentViaId', was, '–'],
  ['correspondentContacts', { ...was, correspondentContacts: [contact, contact] }, '02/000 00 00\n02/000 00 00'],
  ['note', was, 'Стара'],
  ['legalForm', was, '–'],
])('the value of %s is shown as text', (field, one, text) => {
  expect(shownField(field, one, named)).toBe(text)
})
