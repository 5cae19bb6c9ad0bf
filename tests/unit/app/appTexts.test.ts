import { beforeAll, expect, test } from 'vitest'
import publicConfig from '../../../public/config.json' with { type: 'json' }
import { refusalText } from '../../../src/app/gate/reportUnknown.ts'
import { placeTitle } from '../../../src/app/shell/useVisits.ts'
import { roleName } from '../../../src/contract/labels.ts'
import { routeAt } from '../../../src/modules/match.ts'
import { tabTitle } from '../../../src/screen-kit/useTabTitle.ts'
import { readConfig, takeConfig } from '../../../src/transport/config.ts'

beforeAll(() => {
  takeConfig(readConfig(JSON.stringify(publicConfig)))
})

test('the tab title has the screen, then the product; the last visited have only the screen', () => {
  expect(tabTitle('Документи')).toBe('Документи – Деловод')
  expect(placeTitle('РД-12-345-21.11.2026 – Писмо – Деловод')).toBe('РД-12-345-21.11.2026 – Писмо')
  expect(placeTitle('Без продукт')).toBe('Без продукт')
})

test.each([
  ['/settings/users', 'Екранът „Потребители“ е достъпен само за администратор.'],
  [
    '/documents-flow/e-delivery',
    'Екранът „е-Връчване“ изисква роля „Документооборот – е-Връчване“. Обърнете се към администратор.',
  ],
  [
    '/rtsi/devices',
    'Екранът „Средства за измерване“ изисква роля „Регистър на СИ – управление“ или „Регистър на СИ – преглед“. Обърнете се към администратор.',
  ],
])('a user who may not open %s is told which right is needed', (path, text) => {
  const route = routeAt(path)
  expect(route && refusalText(route)).toBe(text)
})

test('role keys are shown by their names, in any case', () => {
  expect(['administrator', 'UP_VACATIONS', 'SOMETHING'].map(roleName)).toEqual([
    'Администратор',
    'Персонал – отпуски',
    'SOMETHING',
  ])
})
