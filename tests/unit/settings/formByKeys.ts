import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

export const dialog = (): HTMLElement => {
  const open = screen.getAllByRole('dialog').at(-1)
  if (!open) throw new Error('No dialog is open.')
  return open
}

export const fieldOf = (label: string): HTMLElement => {
  const begins = new RegExp(`^${label.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}`)
  const [field] = within(dialog()).queryAllByLabelText(begins)
  return field ?? within(dialog()).getByRole('group', { name: begins })
}

export const descriptionOf = (field: HTMLElement): string =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ')

export const write = async (label: string, text: string): Promise<void> => {
  const field = fieldOf(label)
  await userEvent.clear(field)
  if (text) await userEvent.paste(text)
}

export const pick = async (label: string, typed: string, name: string | RegExp): Promise<void> => {
  await userEvent.click(fieldOf(label))
  await write(label, typed)
  const [option] = await screen.findAllByRole('option', { name })
  if (option) await userEvent.click(option)
}

export const choose = (label: string, option: string): Promise<void> => userEvent.selectOptions(fieldOf(label), option)

export const tick = async (label: string, isChecked: boolean): Promise<void> => {
  const box = fieldOf(label)
  if (box instanceof HTMLInputElement && box.checked !== isChecked) await userEvent.click(box)
}

export const save = (): Promise<unknown> => userEvent.keyboard('{Control>}{Enter}{/Control}')
