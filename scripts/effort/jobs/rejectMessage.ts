import type { Hand } from '../hand.ts'

/** A message that is meant for somebody else goes back with its reason: from the list of messages. */
export const rejectMessage = async ({ page, press, write }: Hand) => {
  const button = (name: string) => page.getByRole('button', { name, exact: true }).first()
  await press(page.getByRole('row').filter({ hasText: '66-00-122' }).getByRole('link').first())
  await press(button('Отхвърли'))
  const dialog = page.getByRole('dialog')
  const reason = dialog.getByLabel(/^Причина за отказ/)
  await press(reason)
  await press(reason)
  await reason.selectOption({ index: 2 })
  await write(dialog.getByLabel(/^Пояснение/), 'За Община Провадия.')
  await press(dialog.getByRole('button', { name: 'Отхвърли съобщението' }))
  await page.getByText('Регистрацията на съобщението е отказана.').waitFor()
}
