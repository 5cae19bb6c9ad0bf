import { expect, test } from 'vitest'
import { type Role, roles } from '../../../src/contract/roles.ts'
import { openedBy } from '../../../src/modules/openedBy.ts'

test.each<[Role, ReturnType<typeof openedBy>]>([
  ['DOCUMENTS_FLOW_EDELIVERY', [{ module: 'Модул Документооборот', titles: ['е-Връчване'] }]],
  ['REPORTS_EXTERNAL', [{ module: 'Подсистема СБА', titles: ['Външни справки'] }]],
  ['LIBRARY_READ', [{ module: 'Меню на потребителя', titles: ['Библиотека'] }]],
  ['INSPECTIONS_DELETE', []],
])('the screens that the role %s alone opens are found in the routes', (role, opened) => {
  expect(openedBy(role)).toEqual(opened)
})

test('every other role opens a screen, and only the administrator opens the settings', () => {
  for (const role of roles.filter((one) => one !== 'INSPECTIONS_DELETE')) expect(openedBy(role), role).not.toEqual([])
  const withSettings = roles.filter((role) => openedBy(role).some(({ module }) => module === 'Подсистема УПП'))
  expect(withSettings).toEqual(['ADMINISTRATOR'])
})
