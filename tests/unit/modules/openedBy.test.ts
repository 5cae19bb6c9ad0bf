import { expect, test } from 'vitest'
import { roles } from '../../../src/contract/enumerations.ts'
import { openedBy } from '../../../src/modules/openedBy.ts'

test.each([
  ['DOCUMENTS_FLOW_EDELIVERY', [{ module: 'Модул Документооборот', titles: ['е-Връчване'] }]],
  ['REPORTS_EXTERNAL', [{ module: 'Подсистема СБА', titles: ['Външни справки'] }]],
  ['LIBRARY_READ', [{ module: 'Меню на потребителя', titles: ['Библиотека'] }]],
  ['INSPECTIONS_DELETE', []],
  ['UNKNOWN', []],
])('what %s alone opens is read out of the routes', (role, opened) => {
  expect(openedBy(role)).toEqual(opened)
})

test('every other role opens something, and nobody but the administrator the settings', () => {
  for (const role of roles.filter((one) => one !== 'INSPECTIONS_DELETE')) expect(openedBy(role), role).not.toEqual([])
  const withSettings = roles.filter((role) => openedBy(role).some(({ module }) => module === 'Подсистема УПП'))
  expect(withSettings).toEqual(['ADMINISTRATOR'])
})
