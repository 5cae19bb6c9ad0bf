import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { atom } from 'jotai'
import { afterEach, expect, test, vi } from 'vitest'
import { addressTypes } from '../../../src/contract/configuration.ts'
import { type RegisterRecord, registerRules } from '../../../src/rules/registers/registerRules.ts'
import { NomenclatureGrid } from '../../../src/screen-kit/register/NomenclatureGrid.tsx'
import { register } from '../../../src/screen-kit/register/register.ts'

type Kind = RegisterRecord & { code: string; name: string; isActive: boolean; isDefault: boolean }
const names = ['„Дунав“ ЕООД', 'Проверка на място', 'Иванова', ...Array.from({ length: 13 }, (_, i) => `Вид ${i + 1}`)]
const kinds: readonly Kind[] = names.map((name, i) => ({
  id: i + 1,
  code: `К-${i + 1}`,
  name,
  isActive: true,
  isDefault: false,
}))
const { list, create, edit } = addressTypes
const description = {
  name: 'kind',
  title: 'Видове',
  calls: { list, create, edit },
  rules: registerRules<{ id: number; name: string; isActive: boolean; isDefault: boolean }>({
    one: 'вид',
    the: 'Видът',
  }),
  blank: { id: 0, name: '', isActive: true, isDefault: false },
}
const plain = register(description)
const choicesOf = (...names: string[]) => {
  const items = names.map((name, at) => ({ id: at + 1, name }))
  return { endpoint: list, optionsAtom: atom({ kind: 'ready' as const, items }) }
}
const narrowed = register({
  ...description,
  narrowings: [
    {
      address: 'parity',
      label: 'Четност',
      from: choicesOf('Нечетни', 'Четни', 'Никои'),
      fits: ({ id }: { id: number }, parity: number) => parity < 3 && id % 2 === parity % 2,
    },
    {
      address: 'half',
      label: 'Половина',
      from: choicesOf('Първа', 'Втора'),
      fits: ({ id }: { id: number }, half: number) => id <= 8 === (half === 1),
    },
  ],
})

const shown = (rows = kinds, definition = plain) => {
  const onMove = vi.fn()
  render(
    <NomenclatureGrid
      definition={definition}
      rows={rows}
      onMove={onMove}
      add={<button type="button">Нов вид</button>}
    />,
  )
  return {
    onMove,
    names: () => names.filter((name) => screen.queryByText(name)),
    box: () => screen.queryByRole('textbox', { name: 'Търсене в „Видове“' }),
  }
}
const typed = async (box: HTMLElement | null, text: string) => {
  if (!box) throw new Error('There is no search box.')
  await userEvent.clear(box)
  await userEvent.paste(text)
}

test('a register of 15 records has no search box, one of 16 has', () => {
  expect(shown(kinds.slice(0, 15)).box()).toBeNull()
})

test('one of 16 records has a search box, and shows all of them until a text is typed', () => {
  const register = shown()
  expect(register.box()).not.toBeNull()
  expect(register.names()).toEqual(names)
})

test.each([
  ['small letters and no quotes', 'дунав еоод', ['„Дунав“ ЕООД']],
  ['words in any order', 'място проверка', ['Проверка на място']],
  ['Latin letters', 'ivanova', ['Иванова']],
  ['a code', 'к-3', ['Иванова']],
  ['blanks alone', '  ', names],
])('a record is found by %s', async (_, text, found) => {
  const register = shown()
  await typed(register.box(), text)
  expect(register.names()).toEqual(found)
})

test('an empty result is reported, and one press restores the whole list', async () => {
  const register = shown()
  await typed(register.box(), 'няма такъв')
  expect(register.names()).toEqual([])
  expect(screen.getByText('Нито един от 16 не съдържа „няма такъв“.')).toBeTruthy()
  const [clear] = screen.getAllByRole('button', { name: 'Изчисти търсенето' }).toReversed()
  if (clear) await userEvent.click(clear)
  expect(register.names()).toEqual(names)
})

test('rows are moved by keys, but not during a search', async () => {
  const register = shown()
  const first = () => screen.getAllByRole('row')[1]
  const down = async () => {
    first()?.querySelector<HTMLElement>('a, button')?.focus()
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
  }
  await down()
  expect(register.onMove).toHaveBeenCalledTimes(1)
  await userEvent.type(register.box() ?? document.body, 'вид')
  await down()
  expect(register.onMove).toHaveBeenCalledTimes(1)
  expect(screen.getByText('Докато търсите, редът не се променя.')).toBeTruthy()
})

afterEach(() => history.replaceState(null, '', '/'))

test('a link lists the records of one subject, which can be searched further, and one press restores all of them', async () => {
  history.replaceState(null, '', '/?parity=2')
  const register = shown(kinds, narrowed)
  const even = names.filter((_, at) => at % 2 === 1)
  expect(register.names()).toEqual(even)
  await typed(register.box(), 'проверка')
  expect(register.names()).toEqual(['Проверка на място'])
  await userEvent.clear(register.box() ?? document.body)
  await userEvent.click(screen.getByRole('button', { name: /^Изчисти/ }))
  expect(location.search).toBe('')
  expect(register.names()).toEqual(names)
})

test('two filters leave the records that match both', () => {
  history.replaceState(null, '', '/?parity=2&half=1')
  const register = shown(kinds, narrowed)
  expect(register.names()).toEqual(names.filter((_, at) => at % 2 === 1 && at < 8))
})

test('without records of the subject, adding and showing all are offered', async () => {
  history.replaceState(null, '', '/?parity=3&half=2')
  const register = shown(kinds, narrowed)
  expect(register.names()).toEqual([])
  expect(screen.getByRole('button', { name: 'Нов вид' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Покажи всички' }))
  expect(location.search).toBe('')
  expect(register.names()).toEqual(names)
})
