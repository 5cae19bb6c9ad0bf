import { expect, test } from '../support/journey.ts'
import { switchFaults } from './faultSwitches.ts'
import { rowsOf } from './listScreen.ts'

test('case files: searched from a new document, and one that cannot be loaded', async ({ as, problems }) => {
  const desk = await as('mpetrova', { at: null })
  const { page } = desk
  await test.step('„Търсене на преписка“ from a new document: sizes, a double click, the chip that opens the first document', async () => {
    await desk.goTo('/documents-flow/documents/create')
    await desk.press('Търсене на преписка')
    const search = desk.dialog('Търсене на преписка')
    await expect(search.getByLabel('№', { exact: true })).toBeFocused()
    await expect(rowsOf(search)).toHaveCount(20)
    await expect(search.getByRole('columnheader')).toHaveText([
      /^Регистрационен номер/,
      /^Вид/,
      /^Статус/,
      /^Относно/,
      /^Кореспондент/,
      'Действие',
    ])
    await expect(search.getByRole('combobox', { name: /Редове|страница/ }).locator('option')).toHaveText([
      '5',
      '10',
      '20',
      '50',
      '100',
    ])
    await expect(search.getByRole('heading', { name: 'Преписки' })).toBeVisible()
    await expect(rowsOf(search).first().locator('[data-open]')).toHaveAccessibleName(
      /^(Входящ|Вътрешен|Изходящ).+-\d\d\.\d\d\.\d{4}$/,
    )
    await desk.checkAxe('search of a case file')
    await search.getByRole('button', { name: 'Затвори' }).last().click()
    await expect(search).toHaveCount(0)
    await expect(desk.button('Търсене на преписка')).toBeFocused()
    await page.keyboard.press('Enter')
    const shown = (await rowsOf(search).nth(2).locator('[data-open] b').textContent()) ?? ''
    const number = shown.replace(/-\d\d\.\d\d\.\d{4}$/, '')
    await rowsOf(search).nth(2).dblclick()
    await expect(search).toHaveCount(0)
    const chip = page.getByRole('link', { name: number })
    await expect(chip).toHaveAttribute('href', /^\/administrative-services\/documents\/[0-9a-f-]{36}$/)
    await expect(page.getByRole('button', { name: `Премахни „${number}“` })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.locator('#document-caseFile')).toBeFocused()
  })

  await test.step('a case file that cannot be loaded is not kept, and it says so', async () => {
    await desk.goTo('/documents-flow/documents/create')
    await page.locator('#document-caseFile').fill('04-8')
    const options = page.getByRole('listbox').getByRole('option')
    await expect(options).toHaveCount(10)
    await expect(page.getByText(/^Показани 10 от \d+$/)).toBeVisible()
    problems.expectRefusal(500, 'GetCaseFile')
    await switchFaults(page, { name: 'server', path: '/GetCaseFile', times: 1 })
    await options.first().click()
    await desk.expectToast('Грешка при зареждане на преписка')
    await expect(page.locator('#document-caseFile')).toHaveValue('')
    await expect(page.getByRole('button', { name: /^Премахни „04-/ })).toHaveCount(0)
  })
})
