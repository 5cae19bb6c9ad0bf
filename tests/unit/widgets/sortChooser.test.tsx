// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import type { GridSort } from '../../../src/widgets/grid/gridColumn.ts'
import { SortChooser } from '../../../src/widgets/grid/SortChooser.tsx'

const columns = [{ header: 'Рег. №', sortBy: 'number' }, { header: 'Чака' }, { header: 'Създал', sortBy: 'createdBy' }]

const Scene = () => {
  const [sort, setSort] = useState<GridSort>()
  return (
    <>
      <SortChooser columns={columns} sort={sort} onSort={setSort} />
      <output>{sort ? `${sort.by} ${sort.direction}` : 'usual'}</output>
    </>
  )
}

test('rows are sorted by any sortable column, in both directions, and reset to the default', async () => {
  render(<Scene />)
  const field = screen.getByLabelText('Подреждане')
  expect([...field.querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual([
    'Обичайното',
    'Рег. №',
    'Създал',
  ])
  await userEvent.selectOptions(field, 'Създал')
  expect(screen.getByText('createdBy asc')).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: /^Възходящо/ }))
  expect(screen.getByText('createdBy desc')).toBeDefined()
  await userEvent.selectOptions(field, 'Рег. №')
  expect(screen.getByText('number desc')).toBeDefined()
  await userEvent.selectOptions(field, 'Обичайното')
  expect(screen.getByText('usual')).toBeDefined()
  expect(screen.queryByRole('button')).toBeNull()
})
