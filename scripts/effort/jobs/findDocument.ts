import type { Hand } from '../hand.ts'

/** A document of last week of which one knows how its sender is called: from the list to the open document. */
export const findDocument = async ({ page, write, press }: Hand) => {
  await write(page.getByRole('combobox', { name: 'Търсене на документи' }), 'дунав ой')
  await press(page.getByRole('option', { name: /04-819/ }))
  await page.getByRole('heading', { name: /Отговор на писмо с наш рег/ }).waitFor()
}
