import { render, screen } from '@testing-library/react'
import { createStore, Provider } from 'jotai'
import { afterEach, expect, test, vi } from 'vitest'
import { addressTypes } from '../../../src/contract/configuration.ts'
import { type RegisterRecord, registerRules } from '../../../src/rules/registers/registerRules.ts'
import type { RegisterDefinition } from '../../../src/screen-kit/register/registerDefinition.ts'
import { UsageDialog } from '../../../src/screen-kit/register/UsageDialog.tsx'
import { queryAtomFamily } from '../../../src/state/queryAtomFamily.ts'
import { provideQueryClient } from '../../../src/state/queryClient.ts'
import { takeConfig } from '../../../src/transport/config.ts'
import { queryOf } from '../../../src/transport/query.ts'
import { config, respondWith } from '../transport/fakeBrowser.ts'

afterEach(() => vi.unstubAllGlobals())

type Policy = RegisterRecord & { name: string }
const rules = registerRules<Policy>({ one: 'застраховка', the: 'Застраховката' })
const nothing = () => undefined
const usesOf = queryAtomFamily((id: number) => queryOf(addressTypes.usedBy, { query: { id } }, { quiet: true }))
const draw = (usedBy: RegisterDefinition<Policy>['usedBy'], store = createStore()) => {
  const onRemove = vi.fn()
  const definition = { rules, ...(usedBy && { usedBy }) } as RegisterDefinition<Policy>
  const record = { id: 1, name: 'Полица 12' }
  render(
    <Provider store={store}>
      <UsageDialog
        definition={definition}
        record={record}
        isRemoval
        onRemove={onRemove}
        onDeactivate={nothing}
        onClose={nothing}
      />
    </Provider>,
  )
  return screen.getByRole('dialog').textContent
}

test('a record without a check of its uses shows no uses before its deletion', () => {
  expect(draw(undefined)).toContain('Застраховката ще бъде изтрита.')
  expect(screen.queryByText(/не каза/)).toBeNull()
  expect(screen.getByRole('button', { name: 'Изтрий' })).toBeTruthy()
})

test('a server that does not report the uses is shown as such', async () => {
  takeConfig(config)
  respondWith(() => ({ status: 500 }))
  const store = createStore()
  provideQueryClient(store)
  draw((id) => usesOf(id), store)
  expect(await screen.findByText('Сървърът не каза къде се ползва.')).toBeTruthy()
})
