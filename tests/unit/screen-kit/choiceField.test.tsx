import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { atom, createStore, Provider } from 'jotai'
import { expect, test, vi } from 'vitest'
import { metadata } from '../../../src/contract/metadata.ts'
import type { Option } from '../../../src/contract/shapes/base.ts'
import { ChoiceField } from '../../../src/screen-kit/lookup/ChoiceField.tsx'
import { LookupSelect } from '../../../src/screen-kit/lookup/LookupSelect.tsx'
import type { Lookup } from '../../../src/state/lookup.ts'
import { Fault } from '../../../src/transport/fault.ts'
import { FilterCard } from '../../../src/widgets/fields/FilterCard.tsx'

const choice = (start: Lookup<readonly Option[]>, known?: Option) => {
  const optionsAtom = atom(start)
  const store = createStore()
  const onChange = vi.fn()
  render(
    <Provider store={store}>
      <ChoiceField
        label="Приоритет"
        from={{ endpoint: metadata.getTaskPriorities, optionsAtom }}
        value={7}
        known={known}
        onChange={onChange}
      />
    </Provider>,
  )
  return { onChange, shown: () => screen.getByRole<HTMLInputElement>('combobox').value }
}
const ready: Lookup<readonly Option[]> = { kind: 'ready', items: [{ id: 1, name: 'Бърза' }] }

test.each<[string, Lookup<readonly Option[]>, Option | undefined, string]>([
  ['while its list is on its way', { kind: 'loading' }, undefined, '…'],
  ['that its list does not have', ready, undefined, 'неизвестен (7)'],
  ['that came with its name', ready, { id: 7, name: 'Спешна' }, 'Спешна'],
  ['whose list failed', { kind: 'failed', fault: new Fault('server', '') }, undefined, '–'],
])('a field with a stored choice %s is never shown as empty', (_, lookup, known, text) => {
  expect(choice(lookup, known).shown()).toBe(text)
})

test('a field of a filter offers inactive records, the same field in a form does not', async () => {
  const items = [
    { id: 1, name: 'По пощата' },
    { id: 2, name: 'Факс', isActive: false },
  ]
  const from = {
    endpoint: metadata.getSentVias,
    optionsAtom: atom<Lookup<readonly Option[]>>({ kind: 'ready', items }),
  }
  const field = (label: string) => <LookupSelect label={label} from={from} value={undefined} onChange={vi.fn()} />
  render(
    <>
      <FilterCard active={false} onApply={vi.fn()} onClear={vi.fn()}>
        {field('Търсен начин')}
      </FilterCard>
      {field('Начин')}
    </>,
  )
  const offered = async (name: string) => {
    await userEvent.click(screen.getByRole('combobox', { name }))
    return screen.getAllByRole('option').map(({ textContent }) => textContent)
  }
  expect(await offered('Търсен начин')).toEqual(['По пощата', 'Факс'])
  expect(await offered('Начин')).toEqual(['По пощата'])
})

test('the selected value is passed with its name', async () => {
  const { onChange } = choice(ready)
  await userEvent.click(screen.getByRole('combobox'))
  await userEvent.click(screen.getByRole('option', { name: 'Бърза' }))
  expect(onChange).toHaveBeenCalledWith(1, { id: 1, name: 'Бърза' })
})

test('a failed list is reported as failed, and can be fetched again from the field', () => {
  choice({ kind: 'failed', fault: new Fault('server', '') })
  expect(screen.getByText(/Списъкът не се зареди\./)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Опитай отново' })).toBeTruthy()
})
