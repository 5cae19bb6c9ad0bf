import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { TextField } from '../../../src/widgets/fields/TextField.tsx'
import { EditableRows } from '../../../src/widgets/grid/EditableRows.tsx'

type Contact = { text: string }
const Contacts = ({ serverMessage }: { serverMessage?: string }) => {
  const [rows, setRows] = useState<readonly Contact[]>([{ text: '0888 000 111' }])
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <EditableRows
        label="Контакти"
        rows={rows}
        columns={[
          {
            key: 'text',
            header: 'Контакт',
            view: ({ text }) => text,
            edit: ({ row, set, errors, id }) => (
              <TextField
                id={id('text')}
                label="Контакт"
                value={row.text}
                onChange={(text) => set({ text })}
                error={errors.text}
              />
            ),
          },
        ]}
        emptyText="Няма контакти."
        newRow={() => ({ text: '' })}
        validate={({ text }): Record<string, string> => (text === '' ? { text: 'Полето е задължително' } : {})}
        onChange={setRows}
        onEditing={setOpen}
        serverErrors={({ text }) =>
          serverMessage !== undefined && text === '0888 000 111' ? { text: serverMessage } : undefined
        }
      />
      <output>{isOpen ? 'пише се' : rows.map(({ text }) => text).join(', ')}</output>
    </>
  )
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const state = () => screen.getByText(/^(пише се|)$|,|\d{4}/, { selector: 'output' }).textContent

test('a row is added by keyboard: refused while empty, then saved, and the focus is on the add button', async () => {
  render(<Contacts />)
  screen.getByRole('button', { name: 'Добави' }).focus()
  await userEvent.keyboard('{Enter}')
  const field = screen.getByLabelText('Контакт')
  expect(document.activeElement).toBe(field)
  expect(state()).toBe('пише се')
  await press('Запази ред 2')
  expect(screen.getByText('Полето е задължително')).toBeTruthy()
  await userEvent.type(field, 'poshta@example.bg{Enter}')
  expect(state()).toBe('0888 000 111, poshta@example.bg')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Добави' }))
})

test('while one row is edited the others are disabled with a reason; cancelling changes nothing', async () => {
  render(<Contacts />)
  await press('Добави')
  const edit = screen.getByRole('button', { name: 'Редактирай ред 1' })
  expect(edit.getAttribute('aria-disabled')).toBe('true')
  expect(document.getElementById(edit.getAttribute('aria-describedby') ?? '')?.textContent).toContain(
    'Друг ред се попълва в момента.',
  )
  await press('Откажи промените в ред 2')
  expect(state()).toBe('0888 000 111')
  await press('Изтрий ред 1')
  expect(screen.getByText('Няма контакти.')).toBeTruthy()
})

test("the server's error of a row is shown in it, describes its button, and moves to its field until it is changed", async () => {
  const serverMessage = 'Такъв адрес не съществува.'
  render(<Contacts serverMessage={serverMessage} />)
  const row = screen.getByRole('row', { name: /0888/ })
  const edit = within(row).getByRole('button', { name: 'Редактирай ред 1' })
  expect(document.getElementById(edit.getAttribute('aria-describedby') ?? '')?.textContent).toBe(serverMessage)
  await userEvent.click(edit)
  const field = screen.getByLabelText('Контакт')
  expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toBe(serverMessage)
  await userEvent.clear(field)
  await userEvent.type(field, 'poshta@example.bg')
  expect(screen.queryByText(serverMessage)).toBeNull()
})
