import type { Page } from 'playwright/test'
import { expect, test } from '../support/journey.ts'
import type { Screen } from '../support/screen.ts'
import { decideDeliveries } from './remoteParty.ts'

declare global {
  interface Window {
    writeDownDialog?: (text: string) => void
  }
}

const follow = () => {
  let last = ''
  new MutationObserver(() => {
    const all = [...document.querySelectorAll('[role=dialog] *')]
    const text = all.flatMap((one) => (one.childElementCount === 0 ? (one.textContent ?? '').trim() : [])).join('\n')
    if (text !== last) window.writeDownDialog?.(text)
    last = text
  }).observe(document, { childList: true, subtree: true, characterData: true })
}

/**
 * Records the texts of all dialogs at each change from now on, so that a short-lived text is not missed. Check with
 * `expect.poll(() => texts)`.
 */
const followDialog = async (page: Page): Promise<string[]> => {
  const texts: string[] = []
  await page.exposeFunction('writeDownDialog', (text: string) => texts.push(text))
  await page.evaluate(follow)
  return texts
}

const toSend = (status: number) =>
  `/documents-flow/all?documentDirectionId=3&documentStatusId=${status}&sentViaId=7&departmentId=any`
const bell = (desk: Screen) => desk.page.getByRole('banner').getByRole('button', { name: /^Известия/ })
const notificationLink = (desk: Screen, text: RegExp) =>
  desk.page.getByRole('group', { name: 'Известия' }).getByRole('link', { name: text })

const openFirst = async (desk: Screen, address: string): Promise<string> => {
  await desk.goTo(address)
  const link = desk.rows('Всички').first().getByRole('link').first()
  const number = ((await link.textContent()) ?? '').trim()
  await link.click()
  return number
}
const openSending = async (desk: Screen): Promise<string> => {
  const number = await openFirst(desk, toSend(2))
  await desk.press('Изпрати')
  await expect(desk.dialog(/^Изпращане на/)).toBeVisible()
  return number
}

/** Does not test a successful delivery by е-Връчване: whole-day does. */
test('a sent letter is refused, or fails and is retried, and the sender is notified', async ({ desk, as }) => {
  const { page } = await as('administrator')
  const shown = await followDialog(page)
  const dialog = desk.dialog(/^Изпращане на/)
  await test.step('a signed letter is registered and sent; a refusal by the receiver gives its author a task', async () => {
    await openFirst(desk, toSend(7))
    await desk.press('Подпиши')
    await desk.press('Подпиши', desk.dialog('Смяна на статус'))
    await desk.expectCommandRefused('Изпрати', 'Документът още няма регистрационен номер.')
    await desk.press('Регистрирай')
    await desk.press('Изпрати')
    await expect(dialog.getByText('Чака изпращане')).toBeVisible()
    await desk.checkAxe('sending')
    await decideDeliveries(page, 'refused')
    await desk.press(/^Изпрати чрез обмен на документи до 1 адресат$/, dialog)
    await expect(dialog.getByText(/Отказ/).first()).toBeVisible({ timeout: 20_000 })
    await dialog.getByRole('button', { name: 'Затвори' }).last().click()
    await expect(page.getByText('Отказана регистрация от 1 адресат')).toBeVisible()
    await page.getByRole('tab', { name: /^Задачи/ }).click()
    const task = page.getByRole('list', { name: 'Задачи по документа' }).getByRole('listitem').first()
    await expect(task).toContainText(/ отказа да регистрира документа: /)
    await expect(task).toContainText('Срок 25.11.2026 г. (3 работни дни)')
  })

  await test.step('a failed delivery shows its reason, notifies, and is retried from the addressee', async () => {
    const number = await openSending(desk)
    await decideDeliveries(page, 'fails')
    shown.length = 0
    await desk.press(/^Изпрати чрез обмен на документи до 1 адресат$/, dialog)
    await expect(dialog.getByText('Неуспешно изпращане')).toBeVisible()
    expect(shown).toContainEqual(expect.stringMatching(/^Изпратено$/m))
    await expect(dialog.getByText(/ERR_|временно не е активен/)).toBeVisible()
    await desk.checkAxe('a sending that failed')
    await dialog.getByRole('button', { name: 'Затвори' }).last().click()

    await bell(desk).click()
    await notificationLink(
      desk,
      new RegExp(`^(Ново: )?Документ № ${number}.* не е доставен на .* чрез обмен на документи: `),
    ).click()
    await expect(page).toHaveURL(/tab=addressees/)
    await expect(page.getByText('Неуспешно изпращане')).toBeVisible()
    await desk.checkAxe('an addressee who got nothing')
    await page.getByRole('button', { name: /^Опитай отново до / }).click()
    await desk.press(/^Опитай отново чрез обмен на документи до 1 адресат$/, dialog)
    await expect(dialog.getByText(/^Регистриран при получателя с № \d/)).toBeVisible({ timeout: 20_000 })
    await expect(dialog.getByRole('button', { name: /чрез обмен на документи/ })).toHaveCount(0)
    await dialog.getByRole('button', { name: 'Затвори' }).last().click()
    await expect(page.getByText('Връчено (отворено)')).toBeVisible()
    await expect(page.getByText('Неуспешно изпращане')).toHaveCount(0)
  })
})
