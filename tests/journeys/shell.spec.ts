import { expect } from 'playwright/test'
import { test } from '../support/journey.ts'
import { draftLetter, registerDraft, tokenOf } from './requestInPage.ts'
import { entry, header, inHeader, recent, rootFont } from './shellScreen.ts'

test('modules, menu with counts, last records, pushed notifications; letter sizes and themes', async ({
  desk,
  as,
  watched,
}) => {
  const { page } = await as('mpetrova')
  await test.step('modules, menu with counts, last records, connection state, tab title', async () => {
    await expect(header(page).getByText('на живо')).toBeVisible()
    await expect(page.getByRole('table')).toContainText('-')
    const searchAt = async () => (await header(page).getByRole('combobox').first().boundingBox())?.x
    const placeOfSearch = await searchAt()
    expect(placeOfSearch).toBeGreaterThan(0)

    const switcher = page.getByRole('button', { name: /^Модул в ползване:/ })
    await switcher.click()
    const modules = page.getByRole('group', { name: 'Модули' })
    await expect(modules.getByRole('link')).toHaveText(['Модул АУ', 'Модул Документооборот'])
    await expect(modules.getByRole('heading', { name: 'Други модули' })).toBeVisible()
    await expect(modules.getByRole('link', { name: 'Модул АУ' })).toHaveAttribute('aria-current', 'true')
    await desk.checkAxe('the module switcher')
    await modules.getByRole('link', { name: 'Модул Документооборот' }).click()
    await expect(page).toHaveURL('/documents-flow/documents')
    await desk.expectTitle('Документи – Деловод')
    await expect(entry(page, 'Документи')).toHaveAttribute('aria-current', 'page')
    await desk.expectBadge('е-Връчване', 9)
    await desk.expectBadge('Обмен на документи', 5)
    const outwards = entry(page, 'Eventis')
    await expect(outwards).toHaveAttribute('target', '_blank')
    await expect(outwards).toHaveAttribute('href', 'https://eventis.example.bg/')

    const visited = ['Преписки', 'е-Връчване', 'Задачи', 'Неприключени', 'Всички']
    for (const name of visited) {
      await desk.openMenu(name)
      await desk.expectTitle(`${name} – Деловод`)
      expect(await searchAt(), 'the search stands at one place on every screen').toBe(placeOfSearch)
    }
    await expect(recent(page), 'the menu leads to lists').toHaveCount(0)
    const opened: RegExp[] = []
    for (const at of [0, 1]) {
      const link = page.locator('tbody [data-open]').nth(at)
      opened.unshift(new RegExp(`^${await link.textContent()} –`))
      await link.click()
      await expect(page).toHaveURL(/\/documents\/[\da-f-]{36}$/)
      await expect(recent(page).first()).toHaveText(opened[0] ?? '')
      await desk.openMenu('Всички')
    }
    await expect(recent(page)).toHaveText(opened)
    await recent(page).nth(1).click()
    await expect(recent(page)).toHaveText(opened.toReversed())
    await page.reload()
    await expect(recent(page)).toHaveCount(2)
    await expect(entry(page, 'Документи')).toHaveAttribute('aria-current', 'page')
  })

  await test.step('notifications: five at a time, seen and unseen, a pushed one', async () => {
    const bell = inHeader(page, /^Известия/)
    await expect(bell).toHaveAccessibleName(/^Известия: \d+ невид/)
    const unseen = async () => Number(/\d+/.exec((await bell.getAttribute('aria-label')) ?? '')?.[0])
    await bell.click()
    const panel = page.getByRole('group', { name: 'Известия' })
    const items = panel.getByRole('listitem')
    await expect(items).toHaveCount(5)
    await desk.checkAxe('notifications')
    const nearTerms = items.filter({ hasText: /Задача № \d+ изтича след 3 работни дни, на 25\.11\.2026 г\./ })
    await expect(nearTerms).toHaveCount(2)
    await desk.atRest()
    const before = await unseen()
    await page.reload()
    await bell.click()
    await expect(items).toHaveCount(5)
    await expect(nearTerms).toHaveCount(2)
    await panel.getByRole('button', { name: 'Покажи още' }).click()
    await expect(items).toHaveCount(10)
    await panel.getByRole('button', { name: 'Отбележи като видяно' }).first().click()
    await expect.poll(unseen).toBe(before - 1)
    await panel.getByRole('button', { name: 'Отбележи като невидяно' }).first().click()
    await expect.poll(unseen).toBe(before)
    await panel.getByRole('switch', { name: 'Само невидени' }).click()
    await expect(panel.getByRole('button', { name: 'Отбележи като невидяно' })).toHaveCount(0)
    await panel.getByRole('switch', { name: 'Само невидени' }).click()

    const elsewhere = await watched.newPage()
    await elsewhere.goto('/documents-flow/correspondents')
    await expect(elsewhere.getByRole('heading', { name: 'Кореспонденти', level: 1 })).toBeVisible()
    const draft = await draftLetter(elsewhere, 'Молба от другия раздел')
    await registerDraft(elsewhere, draft, await tokenOf(elsewhere, 'administrator'))
    await expect(items.first()).toContainText('Молба от другия раздел')
    await expect.poll(unseen).toBe(before + 1)
    await items.first().getByRole('link').click()
    await expect(page).toHaveURL(/\/documents-flow\/documents\/[0-9a-f-]{36}$/)
    await expect(panel).toBeHidden()
    await expect.poll(unseen, 'who opens the document has seen its notification').toBe(before)
    await elsewhere.close()
  })

  await desk.logOut()
  await as('documents.eau')
  await test.step('letter sizes from 0.8 to 1.4 and three themes survive a reload', async () => {
    const standard = await rootFont(page)
    await inHeader(page, 'Достъпност').click()
    await desk.checkAxe('accessibility')
    for (let step = 0; step < 4; step += 1) await desk.press('По-голям шрифт')
    await expect(page.getByLabel('Размер сега')).toHaveText('140%')
    await desk.button('По-голям шрифт').press('Enter')
    await expect(page.getByText('Шрифтът е най-големият възможен')).toBeVisible()
    expect(await rootFont(page)).toBeCloseTo(standard * 1.4)
    await page.getByRole('radio', { name: 'Тъмна' }).check()
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    expect(await rootFont(page)).toBeCloseTo(standard * 1.4)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    await inHeader(page, 'Достъпност').click()
    for (let step = 0; step < 6; step += 1) await desk.press('По-малък шрифт')
    await expect(page.getByLabel('Размер сега')).toHaveText('80%')
    await desk.button('По-малък шрифт').press('Enter')
    await expect(page.getByText('Шрифтът е най-малкият възможен')).toBeVisible()
    await page.getByRole('radio', { name: 'Висок контраст' }).check()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'contrast')
    await desk.press('Върни началните настройки')
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
    expect(await rootFont(page)).toBeCloseTo(standard)
  })
})
