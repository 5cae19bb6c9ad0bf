import { expect } from 'playwright/test'
import { documents } from '../../src/contract/documents.ts'
import { test } from '../support/journey.ts'
import { switchFaults } from './faultSwitches.ts'
import { entry, header, inHeader } from './shellScreen.ts'

test('the shell by keyboard, during requests, and on a phone', async ({ desk, as }) => {
  // After a page load no element has the focus; the test opens the final URL, because a redirect would move the focus.
  const { page } = await as('mpetrova', { at: '/administrative-services/documents' })
  await test.step('by keyboard: past the menu, through the modules, along the menu', async () => {
    await expect(page.getByRole('table')).toContainText('-')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Към съдържанието' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()

    const switcher = page.getByRole('button', { name: /^Модул в ползване:/ })
    await switcher.focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Escape')
    await expect(switcher).toBeFocused()
    await page.keyboard.press('Space')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Модул Документооборот' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/documents-flow/documents')
    await expect(page.locator(':focus'), 'the focus is not lost').not.toHaveJSProperty('tagName', 'BODY')

    await entry(page, 'Документи').focus()
    for (const name of ['Преписки', 'е-Връчване']) {
      await page.keyboard.press('Tab')
      await expect(entry(page, name)).toBeFocused()
    }
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/documents-flow/e-delivery')
    await desk.expectHeading('Съобщения от е-Връчване')
    await inHeader(page, /^Потребител:/).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('group', { name: 'Потребител' })).toBeVisible()
    await desk.checkAxe('the user menu')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('group', { name: 'Потребител' })).toBeHidden()
    await expect(inHeader(page, /^Потребител:/)).toBeFocused()

    const panel = page.getByRole('group', { name: 'Достъпност' })
    await inHeader(page, 'Достъпност').focus()
    await page.keyboard.press('Enter')
    await expect(panel.getByRole('button', { name: 'Върни началните настройки' })).toBeVisible()
    for (let tabs = 0; tabs < 8 && (await panel.isVisible()); tabs += 1) await page.keyboard.press('Tab')
    await expect(panel, 'who leaves an open box by Tab does not have it over the page').toBeHidden()
    await expect(inHeader(page, /^Известия/)).toBeFocused()
    await switcher.focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await page.keyboard.press('F6')
    await expect(page.getByRole('group', { name: 'Модули' })).toBeHidden()
    await expect(header(page).locator(':focus')).toBeVisible()
  })

  await test.step('the indicator is visible during requests; a screen begins at its top, an anchor is scrolled to', async () => {
    await desk.goTo('/administrative-services/documents')
    await expect(page.getByRole('table')).toContainText('-')
    const running = page.getByRole('status', { name: 'Заявки към сървъра' })
    await expect(running).toBeEmpty()
    await switchFaults(page, { name: 'slow', path: documents.getAllDocumentsForAU.path })
    await desk.openMenu('Всички')
    await expect(running).toHaveText('Зареждане…')
    await expect(page.getByRole('table')).toContainText('-')
    await expect(running).toBeEmpty()
    await switchFaults(page)

    await page.setViewportSize({ width: 1440, height: 500 })
    await page.evaluate(() => scrollTo(0, 300))
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(100)
    await desk.openMenu('Неприключени')
    await desk.expectHeading('Неприключени')
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    await expect(page.getByRole('table')).toContainText('-')
    await page.evaluate(() => {
      document.querySelector('table')?.closest('section')?.setAttribute('id', 'редове')
      // The whole URL is needed: a fragment alone is resolved against <base>, the root URL of the installation.
      history.pushState(null, '', `${location.pathname}${location.search}#редове`)
    })
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(50)
  })

  await test.step('on a phone the menu is a drawer that the keyboard opens, uses and closes', async () => {
    await desk.goTo('/administrative-services/documents')
    await page.setViewportSize({ width: 390, height: 844 })
    const button = inHeader(page, 'Меню')
    await expect(page.getByRole('complementary')).toBeHidden()
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    await button.focus()
    await page.keyboard.press('Enter')
    const drawer = page.getByRole('dialog', { name: 'Меню' })
    await expect(drawer).toBeVisible()
    await desk.checkAxe('the drawer')
    await page.keyboard.press('Escape')
    await expect(drawer).toHaveCount(0)
    await expect(button).toBeFocused()
    await page.keyboard.press('Enter')
    for (let presses = 0; presses < 20; presses += 1) {
      await page.keyboard.press('Tab')
      if (await drawer.getByRole('link', { name: 'Задачи' }).evaluate((link) => link === document.activeElement)) break
    }
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/administrative-services/tasks')
    await expect(drawer).toHaveCount(0)
  })
})
