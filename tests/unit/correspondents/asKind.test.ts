import { expect, test } from 'vitest'
import { asKind, correspondentFrom, nextField } from '../../../src/features/correspondents/newCorrespondent.ts'

const typed = correspondentFrom('Метролаб Юг')

test('a personal name survives a change of the kind to a legal entity and back', () => {
  const entity = { ...typed, ...asKind(typed, true) }
  expect(entity).toMatchObject({ isLegalEntity: true, entityName: 'Метролаб Юг' })
  expect({ ...entity, ...asKind(entity, false) }).toMatchObject({ isLegalEntity: false, lastName: typed.lastName })
})

test.each([
  ['a name of the new kind stays', { ...typed, entityName: 'Метролаб ООД' }, true, { entityName: 'Метролаб ООД' }],
  [
    'an entity becomes a person',
    { ...correspondentFrom(''), isLegalEntity: true, entityName: 'Иван Петров Колев' },
    false,
    { firstName: 'Иван', middleName: 'Петров', lastName: 'Колев' },
  ],
])('%s', (_, draft, isLegal, expected) => {
  expect({ ...draft, ...asKind(draft, isLegal) }).toMatchObject(expected)
})

test.each([
  ['a name of an entity asks for its number', '„Метролаб Юг“ ООД', 'entityIdentifier'],
  ['its number asks for the name', '831826092', 'entityName'],
  ['a name of a person asks for the number', 'Иван Петров', 'unifiedCitizenshipNumber'],
  ['the number of a person asks for the name', '7501020018', 'firstName'],
  ['nothing typed asks for nothing', ' ', null],
])('a new correspondent starts with the searched text: %s', (_, text, field) => {
  expect(nextField(correspondentFrom(text))).toBe(field)
})
