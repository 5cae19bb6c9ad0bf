import { render, screen } from '@testing-library/react'
import { atom } from 'jotai'
import { expect, test, vi } from 'vitest'
import { type RegisterRecord, registerRules } from '../../../src/rules/registers/registerRules.ts'
import type { RegisterKit } from '../../../src/screen-kit/register/registerKit.ts'
import { UsesDialog } from '../../../src/screen-kit/register/UsesDialog.tsx'

type Policy = RegisterRecord & { name: string }
const rules = registerRules<Policy>({ one: 'застраховка', the: 'Застраховката' })
const nothing = () => undefined
const draw = (usedBy: RegisterKit<Policy>['usedBy']) => {
  const onRemove = vi.fn()
  const kit = { rules, ...(usedBy && { usedBy }) } as RegisterKit<Policy>
  const record = { id: 1, name: 'Полица 12' }
  render(
    <UsesDialog kit={kit} record={record} isRemoval onRemove={onRemove} onDeactivate={nothing} onClose={nothing} />,
  )
  return screen.getByRole('dialog').textContent
}

test('what is never asked where it is used says nothing of it before it is deleted', () => {
  expect(draw(undefined)).toContain('Застраховката ще бъде изтрита.')
  expect(screen.queryByText(/не каза/)).toBeNull()
  expect(screen.getByRole('button', { name: 'Изтрий' })).toBeTruthy()
})

test('where the server was asked and has not said it, that is told', () => {
  const failed = atom({ data: undefined, isFetching: false, error: { message: 'Няма връзка.' } })
  expect(draw((() => failed) as unknown as RegisterKit<Policy>['usedBy'])).toContain('Сървърът не каза къде се ползва.')
})
