import { expect, test } from 'vitest'
import { routeRefusal } from '../../../src/features/case-files/card/routeRefusal.ts'
import type { PossibleRoute } from '../../../src/features/case-files/caseFileState.ts'
import {
  blankRoute,
  isTouched,
  type RouteForm,
  type RouteProblems,
  routeItems,
  routeProblems,
} from '../../../src/features/case-files/route/routeForm.ts'
import { allPermissions, noPermissions } from '../../../src/rules/documents/documentPermissions.ts'
import { aNode } from './aTree.ts'

const forth: PossibleRoute = {
  stepId: 4,
  name: 'Изчакване на заявителя',
  isBack: false,
  performer: 'Заявителят',
  dataItems: [
    { name: 'until', label: 'Срок за отстраняване', kind: 'date', isRequired: true },
    { name: 'fee', label: 'Платена сума', kind: 'number', isRequired: false },
    { name: 'deficiency', label: 'Установена нередовност', kind: 'text', isRequired: true },
  ],
}
const back: PossibleRoute = { stepId: 2, name: 'Проверка', isBack: true, performer: null, dataItems: [] }
const routes = [forth, back]
const form = (given: Partial<RouteForm>): RouteForm => ({ ...blankRoute(routes), ...given })
const filled = { until: '2026-12-01', deficiency: 'Липсва подпис' }
const required = 'Полето е задължително'

test.each<[string, Partial<RouteForm>, RouteProblems]>([
  ['no step', {}, { stepId: required }],
  ['required data', { stepId: 4 }, { until: required, deficiency: required }],
  ['blanks are nothing', { stepId: 4, values: { ...filled, deficiency: '  ' } }, { deficiency: required }],
  ['all there', { stepId: 4, values: filled }, {}],
  ['no number', { stepId: 4, values: { ...filled, fee: 'сто' } }, { fee: 'Въведете число.' }],
  [
    'a number that could be two',
    { stepId: 4, values: { ...filled, fee: '12.500' } },
    { fee: 'Неясно е дали е 12\u00a0500 или 12,50. Напишете 12500 или 12,50.' },
  ],
  ['zero is a number', { stepId: 4, values: { ...filled, fee: '0' } }, {}],
  [
    'a date that cannot be read',
    { stepId: 4, values: { ...filled, until: '' }, unread: { until: 'invalid' } },
    { until: 'Въведената дата не е валидна.' },
  ],
  ['back without a comment', { stepId: 2 }, { comment: 'Полето е задължително' }],
  ['back with one', { stepId: 2, comment: 'Липсва приложение.' }, {}],
])('the step offers %s', (_, given, problems) => {
  expect(routeProblems(routes, form(given))).toEqual(problems)
})

test('data items are sent as the call expects them, without empty ones, with the comment', () => {
  const sent = form({ stepId: 4, values: { ...filled, fee: '1 250,50' }, comment: ' Моля. ' })
  expect(routeItems(forth, sent)).toEqual([
    { name: 'until', value: '2026-12-01' },
    { name: 'fee', value: '1250.5' },
    { name: 'deficiency', value: 'Липсва подпис' },
    { name: 'comment', value: 'Моля.' },
  ])
  expect(routeItems(back, form({ stepId: 2 }))).toEqual([])
})

test('the only possible step is selected at once; closing asks when something was typed', () => {
  expect(blankRoute([back]).stepId).toBe(2)
  expect(blankRoute(routes).stepId).toBeNull()
  expect(isTouched(form({ stepId: 4 }))).toBe(false)
  expect(isTouched(form({ values: { fee: '1' } }))).toBe(true)
})

test('a user who may assign on the first document may route, while it is open and has a next step', () => {
  const [all, none] = [
    { ...allPermissions, whoCan: {} },
    { ...noPermissions, whoCan: { assign: ['Мария Петрова'] } },
  ]
  expect(routeRefusal(aNode('1'), all, true)).toBeUndefined()
  expect(routeRefusal(aNode('1'), all, false)?.title).toBe('Процесът е приключил.')
  expect(routeRefusal(aNode('1'), none, true)?.who).toContain('Мария Петрова')
  expect(routeRefusal(aNode('1', { statusName: 'Приключен' }), all, true)?.title).toContain('Приключен')
  expect(routeRefusal(aNode('1', { statusName: 'Нещо ново' }), all, true)?.title, 'a status that nobody knows').toMatch(
    /неизвестен/,
  )
  expect(routeRefusal(aNode('1', { statusName: 'Спрян' }), all, true)?.because).toContain('възобновете')
})
