import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { useCommitOpenRows } from '../../../src/screen-kit/form/useCommitOpenRows.ts'
import { useOpenRows } from '../../../src/screen-kit/form/useOpenRows.ts'
import { TextField } from '../../../src/widgets/fields/TextField.tsx'
import type { EditProps } from '../../../src/widgets/grid/EditableRow.tsx'
import { EditableRows } from '../../../src/widgets/grid/EditableRows.tsx'

type Row = Readonly<{ text: string }>
const saved: string[][] = []
let respond: ((text: string) => void) | undefined

/** Requests the text of a row; `respond` answers. */
const FillButton = ({ set, onFilling }: Pick<EditProps<Row>, 'set' | 'onFilling'>) => (
  <button
    type="button"
    onClick={() => {
      onFilling(true)
      respond = (text) => {
        set({ text })
        onFilling(false)
      }
    }}
  >
    Попълни
  </button>
)

const Lines = () => {
  const [rows, setRows] = useState<readonly Row[]>([{ text: 'първи' }])
  const { rows: open, link } = useOpenRows()
  const save = useCommitOpenRows(open, () => void saved.push(rows.map(({ text }) => text)))
  return (
    <>
      <EditableRows
        label="Редове"
        rows={rows}
        columns={[
          {
            key: 'text',
            header: 'Текст',
            view: ({ text }) => text,
            edit: ({ row, set, errors, id, onFilling }) => (
              <>
                <TextField
                  id={id('text')}
                  label="Текст"
                  value={row.text}
                  onChange={(text) => set({ text })}
                  error={errors.text}
                />
                <FillButton set={set} onFilling={onFilling} />
              </>
            ),
          },
        ]}
        emptyText="Няма редове."
        newRow={() => ({ text: '' })}
        validate={({ text }): Record<string, string> => (text === '' ? { text: 'Полето е задължително' } : {})}
        onChange={setRows}
        {...link}
      />
      <button type="button" onClick={save}>
        Запази
      </button>
    </>
  )
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

test('„Запази“ includes the open row; an incomplete one is reported at its field and nothing is saved', async () => {
  saved.length = 0
  render(<Lines />)
  await press('Добави')
  await press('Запази')
  expect(saved).toEqual([])
  const field = screen.getByLabelText('Текст')
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(field)
  await userEvent.type(field, 'втори')
  await press('Запази')
  expect(saved).toEqual([['първи', 'втори']])
  expect(screen.queryByLabelText('Текст')).toBeNull()
  await press('Запази')
  expect(saved, 'a form without an open row is saved at once').toHaveLength(2)
})

test.each(['Запази', 'Запази ред 2'])('„%s“ waits for a response that fills in the open row', async (name) => {
  saved.length = 0
  render(<Lines />)
  await press('Добави')
  await press('Попълни')
  await press(name)
  expect(saved).toEqual([])
  expect(screen.getByLabelText('Текст').getAttribute('aria-invalid')).not.toBe('true')
  act(() => respond?.('от отговора'))
  expect(screen.queryByLabelText('Текст')).toBeNull()
  expect(screen.getByText('от отговора')).toBeTruthy()
  if (name === 'Запази') expect(saved).toEqual([['първи', 'от отговора']])
})

test('a response that fills in nothing shows the missing field; a cancelled row is not saved by its response', async () => {
  saved.length = 0
  render(<Lines />)
  await press('Добави')
  await press('Попълни')
  await press('Запази')
  act(() => respond?.(''))
  expect(document.activeElement).toBe(screen.getByLabelText('Текст'))
  await press('Попълни')
  await press('Запази')
  await press('Откажи промените в ред 2')
  act(() => respond?.('късно'))
  expect(screen.queryByText('късно')).toBeNull()
  expect(saved).toEqual([])
  await press('Добави')
  await userEvent.type(screen.getByLabelText('Текст'), 'друг')
  await press('Запази')
  expect(saved).toEqual([['първи', 'друг']])
})
