import { fireEvent, render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import publicConfig from '../../../public/config.json' with { type: 'json' }
import { ListView, Scope } from '../../../src/contract/enumerations.ts'
import { DocumentsFilterCard, ReportSwitch } from '../../../src/features/documents/list/DocumentsFilterCard.tsx'
import type { DocumentsList } from '../../../src/features/documents/list/useDocumentsList.ts'
import { readConfig, takeConfig } from '../../../src/transport/config.ts'

takeConfig(readConfig(JSON.stringify(publicConfig)))
const list = {
  scope: Scope.AU,
  mayChooseScope: true,
  filter: {},
  fetching: false,
  show: () => {},
  refresh: () => {},
} as Partial<DocumentsList> as DocumentsList

/**
 * The order is that of specification 1, section 2, „Documents filter panel“. „Подател/получател“ and the last switch
 * are not in the specification; this product proposes them.
 */
test('the fields of the documents filter have the names and the order of the specification', () => {
  render(
    <>
      <ReportSwitch list={list} />
      <DocumentsFilterCard list={list} view={ListView.Documents} />
    </>,
  )
  const choices = within(screen.getByRole('group', { name: 'Справка' })).getAllByRole('button')
  expect(choices.map(({ textContent }) => textContent)).toEqual(['АУ Справка', 'Документооборот Справка'])
  const labels = () =>
    [...screen.getByRole('form', { name: 'Търсене' }).querySelectorAll('label')].map(({ textContent }) => textContent)
  const first = ['От дата', 'До дата', 'Рег №', 'Тип', 'Регионално звено', 'Относно', 'Подател/получател']
  expect(labels()).toEqual(first)
  fireEvent.click(screen.getByRole('button', { name: 'Разширено търсене' }))
  expect(labels()).toEqual([
    ...first,
    ...[
      'Статус',
      'Основание за приключване',
      'Посока',
      'Получено чрез',
      'Изпратено чрез',
      'Регистров индекс',
      'Външен №',
      'Класификация',
    ],
    ...['Кореспондент', 'Служител', 'Кореспондентска група', 'С електронен подпис', 'Попълвай моето звено'],
  ])
})

test('a user with one report has no switch between the two', () => {
  render(<ReportSwitch list={{ ...list, mayChooseScope: false }} />)
  expect(screen.queryByRole('group', { name: 'Справка' })).toBeNull()
})
