import { expect, test } from 'vitest'
import { isEmpty, sameValue } from '../../../src/screen-kit/saving/fieldMerge.ts'

test.each<[string, unknown, unknown, boolean]>([
  ['blanks around a text', ' Текст ', 'Текст', true],
  ['blanks around a text in a row', [{ name: 'Q3', value: ' 2,5 ' }], [{ name: 'Q3', value: '2,5' }], true],
  ['another text in a row', [{ name: 'Q3', value: '2,5' }], [{ name: 'Q3', value: '2,6' }], false],
  ['nothing chosen and nothing known', null, undefined, true],
  ['one choice under two names', { id: 5, name: 'София' }, { id: 5, name: 'гр. София' }, true],
  ['two choices of one name', { id: 5, name: 'София' }, { id: 6, name: 'София' }, false],
  ['a row whose name was changed', [{ id: 5, name: 'А' }], [{ id: 5, name: 'Б' }], false],
  ['a record named by its guid', { guid: 'a', number: '1' }, { guid: 'a', number: '2' }, true],
])('two values are compared: %s', (_, one, other, isSame) => expect(sameValue(one, other)).toBe(isSame))

test.each<[unknown, boolean]>([
  ['  ', true],
  [null, true],
  [[], true],
  [0, false],
  [false, false],
  [{ id: 5, name: '' }, false],
])('%j is empty: %s', (value, is) => expect(isEmpty(value)).toBe(is))
