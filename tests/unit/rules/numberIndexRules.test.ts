import { expect, test } from 'vitest'
import { type IndexedType, type NumberIndex, numberIndexRules } from '../../../src/rules/documents/numberIndexRules.ts'

const letter = (own: Partial<IndexedType> = {}): IndexedType => ({
  documentType: { id: 40, name: 'Писмо' },
  documentDirectionId: null,
  departmentId: null,
  isPrimary: true,
  ...own,
})
const index = (own: Partial<NumberIndex> = {}): NumberIndex => ({
  id: 1,
  numberPrefix: '04',
  name: 'Кореспонденция',
  counterId: 6,
  departmentId: null,
  scope: 1,
  documentTypes: [letter()],
  isActive: true,
  ...own,
})
const other = (own: Partial<NumberIndex> = {}) =>
  index({ id: 2, numberPrefix: 'С-1', name: 'Съдебни книжа', documentTypes: [], ...own })

const taken = { documentTypes: '„Писмо“ вече има основен индекс „04“ за същата посока и звено.' }

test.each<[string, Partial<NumberIndex>, object]>([
  ['is well', {}, {}],
  ['has the prefix of another one', { numberPrefix: '04' }, { numberPrefix: 'Вече има такъв индекс.' }],
  ['lacks its counter', { counterId: null }, { counterId: 'Полето е задължително' }],
  ['lacks its scope', { scope: null }, { scope: 'Полето е задължително' }],
  ['numbers what another one does', { documentTypes: [letter()] }, taken],
  ['numbers it in one department', { documentTypes: [letter({ departmentId: 3 })] }, {}],
  ['numbers it in one direction', { documentTypes: [letter({ documentDirectionId: 3 })] }, {}],
  ['numbers what follows in a case file', { documentTypes: [letter({ isPrimary: false })] }, {}],
  ['is out of use and numbers what another one does', { documentTypes: [letter()], isActive: false }, {}],
  [
    'numbers the same twice',
    { documentTypes: [letter({ departmentId: 3 }), letter({ departmentId: 3 })] },
    { documentTypes: '„Писмо“ стои два пъти за същата посока и звено.' },
  ],
  [
    'has a row without a type',
    { documentTypes: [letter({ documentType: null })] },
    { documentTypes: 'Посочете вид документ на всеки ред.' },
  ],
])('the form of an index that %s', (_, own, errors) => {
  expect(numberIndexRules.errors(other(own), [index(), other()])).toEqual(errors)
})

test('the prefix of an index is unique, in any case', () => {
  const same = other({ id: 0, numberPrefix: ' с-1', name: 'Друг' })
  expect(numberIndexRules.errors(same, [other()])).toEqual({ numberPrefix: 'Вече има такъв индекс.' })
})
