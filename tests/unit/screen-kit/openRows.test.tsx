import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { useCommitOpenRows } from '../../../src/screen-kit/form/useCommitOpenRows.ts'
import { useOpenRows } from '../../../src/screen-kit/form/useOpenRows.ts'
import { TextField } from '../../../src/widgets/fields/TextField.tsx'
import { EditableRows } from '../../../src/widgets/grid/EditableRows.tsx'

type Row = Readonly<{ text: string }>
const saved: string[][] = []

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
            edit: ({ row, set, errors, id }) => (
              <TextField
                id={id('text')}
                label="Текст"
                value={row.text}
                onChange={(text) => set({ text })}
                error={errors.text}
              />
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
