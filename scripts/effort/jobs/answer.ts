import type { Hand } from '../hand.ts'

/** The expert drafts the answer that the task asks for and completes the task with it: from the list of tasks. */
export const answer = async ({ page, press, write }: Hand) => {
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true }).first()
  await press(page.getByRole('row').filter({ hasText: '04-821' }).getByRole('link').first())
  await press(page.getByRole('link', { name: 'Отговори', exact: true }))
  await press(button('Запази чернова'))
  await press(button('Приключи задачата'))
  const dialog = page.getByRole('dialog')
  await press(dialog.getByRole('radio', { name: 'Изпълнена', exact: true }))
  await write(dialog.getByLabel(/^Коментар/), 'Отговорът е готов.')
  await press(dialog.getByRole('button', { name: 'Приключи', exact: true }))
  await dialog.waitFor({ state: 'detached' })
}
