import type { Locator } from 'playwright/test'
import type { Screen } from '../support/screen.ts'

export const fillFields = async (
  { page, field }: Pick<Screen, 'page' | 'field'>,
  values: Record<string, string>,
  within: Locator,
): Promise<void> => {
  for (const [label, value] of Object.entries(values)) {
    const control = field(label, within)
    if ((await control.evaluate(({ tagName }) => tagName)) === 'SELECT') await control.selectOption(value)
    else await control.fill(value)
    if ((await control.getAttribute('role')) === 'combobox')
      await page.getByRole('option', { name: value }).first().click()
  }
}
