import type { Page } from 'playwright/test'
import { tasks } from '../../src/contract/tasks.ts'
import { to } from '../../src/routes/to.ts'
import { callTo } from '../support/calls.ts'
import { expect, test } from '../support/journey.ts'

test('the panel „Обучение“ opens by its shortcut and from the menu and is operated by keyboard', async ({
  as,
  page,
}) => {
  const desk = await as('mpetrova')
  const panel = page.getByRole('complementary', { name: 'Обучение' })

  await test.step('Ctrl+Alt+T opens it beside the page, which stays usable', async () => {
    await page.keyboard.press('Control+Alt+KeyT')
    await expect(panel.getByRole('heading', { name: 'Обучение' })).toBeFocused()
    await desk.checkAxe('the panel')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })

  await test.step('a section is entered and left by keyboard', async () => {
    await panel.getByRole('button', { name: /^За данните/ }).press('Enter')
    await expect(panel.getByRole('heading', { name: 'За данните' })).toBeFocused()
    await desk.checkAxe('the section of the data')
    await page.keyboard.press('Escape')
    await expect(panel.getByRole('heading', { name: 'Обучение' })).toBeFocused()
    await page.keyboard.press('Control+Alt+KeyT')
    await expect(panel).toBeHidden()
    await expect(page.locator('#main')).toBeFocused()
  })

  await test.step('actions of a partner and a colleague are listed with links', async () => {
    await page.keyboard.press('Control+Alt+KeyT')
    await panel.getByRole('button', { name: /^Колега и партньори/ }).press('Enter')
    await panel.getByRole('button', { name: 'Идва заявление от портала' }).press('Enter')
    await panel.getByRole('button', { name: 'Колега приключва задача' }).press('Enter')
    const log = panel.getByRole('log')
    await expect(log.getByRole('listitem')).toHaveCount(2)
    await desk.checkAxe('colleague and partners')
    await log.getByRole('link', { name: /^Дойде заявление от портала/ }).press('Enter')
    await expect(page).toHaveURL(/administrative-services\/documents\/[0-9a-f-]{36}$/)
    await panel.getByRole('button', { name: 'Към разделите на обучението' }).press('Enter')
  })

  await test.step('a fault is chosen for one kind of work, and the data is counted afterwards', async () => {
    await panel.getByRole('button', { name: /^Аварии/ }).press('Enter')
    await panel.getByLabel('При какво').selectOption('Коментар')
    await panel.getByRole('region', { name: 'Изгубен отговор' }).getByRole('button', { name: 'Веднъж' }).press('Enter')
    await expect(panel.getByRole('status')).toContainText('Аварията още не се е случила.')
    await desk.checkAxe('faults')
    await panel.getByRole('button', { name: 'Спри аварията' }).press('Enter')
    await panel.getByRole('button', { name: 'Към разделите на обучението' }).press('Enter')
    await panel.getByRole('button', { name: 'Затвори обучението' }).press('Enter')
  })

  await test.step('from the user menu, on a phone, and it stays open over a reload', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.getByRole('button', { name: /^Потребител:/ }).click()
    await page.getByRole('button', { name: 'Обучение', exact: true }).click()
    await expect(panel).toBeVisible()
    await desk.checkAxe('the panel on a phone')
    await panel.getByRole('button', { name: 'Сгъни обучението' }).press('Enter')
    await expect(panel.getByRole('button', { name: /^За данните/ })).toBeHidden()
    await panel.getByRole('button', { name: 'Разгъни обучението' }).press('Enter')
    await expect(panel.getByRole('button', { name: /^За данните/ })).toBeVisible()
    await page.reload()
    await desk.expectLoggedIn()
    await expect(panel).toBeVisible()
  })
})

test('time moves to the next working day, and the events in between are listed', async ({ as, page }) => {
  const desk = await as('mpetrova', { at: to.documentsFlow.tasks() })
  const panel = page.getByRole('complementary', { name: 'Обучение' })
  await page.keyboard.press('Control+Alt+KeyT')
  await panel.getByRole('button', { name: /^Календар/ }).click()
  await desk.checkAxe('the calendar of the panel')
  await expect(panel.getByText('20.11.2026 г.', { exact: true })).toBeVisible()
  const secondTab = await page.context().newPage()
  await secondTab.goto(to.documentsFlow.tasks())
  await expect(secondTab.getByRole('table').getByRole('link').first()).toBeVisible()
  const otherTabRequest = secondTab.waitForRequest(callTo(tasks.getOpenedUserTasks))
  await panel.getByRole('button', { name: 'Следващ работен ден' }).click()

  await test.step('the page shows the new day, and the user stays logged in', async () => {
    await expect(panel.getByText('23.11.2026 г.', { exact: true }).first()).toBeVisible()
    await expect(panel.getByRole('heading', { name: 'Какво стана междувременно' })).toBeVisible()
    await expect(panel.getByText('От 20.11.2026 г. до 23.11.2026 г.')).toBeVisible()
    await desk.expectLoggedIn()
    await desk.checkAxe('what happened meanwhile')
  })

  await test.step('another open tab refetches, because its terms are of another day', async () => {
    await otherTabRequest
    await secondTab.close()
  })

  await test.step('a listed event links to its record', async () => {
    const arrived = panel.getByRole('link', { name: /^Ново съобщение чрез е-Връчване/ }).first()
    await arrived.click()
    await expect(page).toHaveURL(/e-delivery\/[0-9a-f-]{36}$/)
  })

  await test.step('a reloaded page stays on the same day', async () => {
    await page.reload()
    await desk.expectLoggedIn()
    await expect(panel.getByText('23.11.2026 г.', { exact: true }).first()).toBeVisible()
    await expect(panel.getByRole('button', { name: 'Премини' })).toBeVisible()
  })
})

test('a trainer saves a scenario and copies its link; a trainee opens it in a new browser', async ({ as, page }) => {
  const desk = await as('mpetrova', { at: to.documentsFlow.createCorrespondent() })
  const panelOf = (shown: Page) => shown.getByRole('complementary', { name: 'Обучение' })
  const panel = panelOf(page)
  await page.keyboard.press('Control+Alt+KeyT')
  await panel.getByRole('button', { name: /^Сценарий/ }).click()
  await desk.checkAxe('the scenario of the panel')

  await test.step('a scenario without a name is not saved', async () => {
    await panel.getByRole('button', { name: 'Копирай връзка' }).click()
    await expect(panel.getByText('Напишете име на сценария.')).toBeInViewport()
    await expect(panel.getByLabel('Име')).toBeFocused()
  })

  const link = await test.step('the link is on the clipboard, and short', async () => {
    await panel.getByLabel('Име').fill('Сутрин в деловодството')
    await panel.getByLabel('Бележка за обучаемите').fill('Започнете от непрочетените.')
    for (const name of ['Първото писмо', 'Спряна услуга', 'Зареждане с гориво']) await panel.getByLabel(name).check()
    const who = panel.getByLabel('Обучаемият влиза като')
    await expect(who).toHaveValue('mpetrova')
    await who.selectOption('administrator')
    await expect(panel.getByText('Обучаемите ще работят като администратор')).toBeVisible()
    await who.selectOption('mpetrova')
    await panel.getByRole('button', { name: 'Добави случка' }).press('Enter')
    await panel.getByLabel('Какво', { exact: true }).selectOption('Идва заявление от портала')
    await panel.getByLabel('Минути след отварянето').fill('0')
    await page.evaluate(() => {
      navigator.clipboard.writeText = async (text) => void Reflect.set(window, 'copied', text)
    })
    await panel.getByRole('button', { name: 'Копирай връзка' }).click()
    await expect(page.getByText('Връзката към сценария е копирана.')).toBeVisible()
    const copied = await page.evaluate(() => String(Reflect.get(window, 'copied')))
    expect(copied.length).toBeLessThan(1000)
    await panel.getByRole('button', { name: 'Добави в списъка' }).click()
    await expect(panel.getByRole('button', { name: 'Отвори „Сутрин в деловодството“' })).toBeVisible()
    return copied
  })

  await test.step('a file that is no scenario is refused with a message', async () => {
    const chooser = page.waitForEvent('filechooser')
    await panel.getByRole('button', { name: /^Файл със сценарий/ }).click()
    await (await chooser).setFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{"a":1}') })
    await expect(panel.getByText('Това не е сценарий на учебната среда')).toBeVisible()
  })

  await test.step('on another computer the link opens it with its user and screen', async () => {
    const other = await as('ggeorgiev', { elsewhere: true })
    await other.page.goto(link)
    await expect(other.page).not.toHaveURL(/scenario=/)
    const there = panelOf(other.page)
    await expect(there.getByText('Започнете от непрочетените.')).toBeVisible()
    await expect(there.getByRole('list', { name: 'Упражнения' })).toContainText('Зареждане с гориво')
    await other.checkAxe('a scenario that came by its link')
    await there.getByRole('button', { name: 'Започни', exact: true }).click()
    await expect(there.getByText('Изпълнени: 0 от 3')).toBeVisible()
    await expect(other.page).toHaveURL(new RegExp(`${to.documentsFlow.createCorrespondent()}$`))
    await expect(other.page.getByRole('button', { name: 'Потребител: Мария Петрова' })).toBeVisible()
    await expect(there.getByRole('button', { name: 'Започни „Спряна услуга“' })).toBeVisible()
    await there.getByRole('button', { name: 'Към разделите на обучението' }).press('Enter')
    await expect(there.getByRole('button', { name: /^Сценарий/ })).toBeHidden()
    await there.getByRole('button', { name: 'Инструменти за обучаващия' }).press('Enter')
    await there.getByRole('button', { name: /^Колега и партньори/ }).press('Enter')
    await expect(there.getByRole('log')).toContainText('по сценарий')
    await other.logOut()
    const note = other.page.getByRole('region', { name: 'Сценарий' })
    await expect(note).toContainText('Сутрин в деловодството')
    await other.checkAxe('the log-in page with an opened scenario')
    await note.getByRole('button', { name: 'Влез като Мария Петрова' }).press('Enter')
    await other.expectLoggedIn()
  })
})
