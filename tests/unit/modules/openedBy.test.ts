import { expect, test } from 'vitest'
import { type Role, roles } from '../../../src/contract/roles.ts'
import { openedBy } from '../../../src/modules/openedBy.ts'

test.each<[Role, ReturnType<typeof openedBy>]>([
  ['DOCUMENTS_FLOW_EDELIVERY', [{ module: 'Модул Документооборот', titles: ['е-Връчване'] }]],
  ['REPORTS_EXTERNAL', [{ module: 'Подсистема СБА', titles: ['Външни справки'] }]],
  ['LIBRARY_READ', [{ module: 'Меню на потребителя', titles: ['Библиотека'] }]],
  ['INSPECTIONS_DELETE', []],
])('what %s alone opens is read out of the routes', (role, opened) => {
  expect(openedBy(role)).toEqual(opened)
})

test('every other role opens something, and only the administrator the settings', () => {
  for (const role of roles.filter((one) => one !== 'INSPECTIONS_DELETE')) expect(openedBy(role), role).not.toEqual([])
  const withSettings = roles.filter((role) => openedBy(role).some(({ module }) => module === 'Подсистема УПП'))
  expect(withSettings).toEqual(['ADMINISTRATOR'])
})
