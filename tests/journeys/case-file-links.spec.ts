import type { Locator } from 'playwright/test'
import { caseFiles } from '../../src/contract/caseFiles.ts'
import { expect, test } from '../support/journey.ts'
import type { Screen } from '../support/screen.ts'
import { caseFilesList, closeInside, lookInside } from './caseFileScreen.ts'
import { switchFaults } from './faultSwitches.ts'
import { atRest, openRows, rowsOf } from './listScreen.ts'

const lookInsideFirst = async (desk: Screen, address: string) => {
  await openRows(desk, address)
  return lookInside(desk)
}
const linking = ({ page }: Screen) => page.getByRole('dialog', { name: /^Свързване на преписка/ })
const linked = (card: Locator) => card.getByRole('list', { name: 'Свързани обекти' }).getByRole('listitem')

test('case files are searched from a new document and linked; linked, finished and failed ones say so', async ({
  as,
  problems,
  independent,
}) => {
  const desk = await as('mpetrova', { at: null })
  const { page } = desk
  await independent(
    '„Търсене на преписка“ from a new document: sizes, a double click, the chip that opens the first document',
    async () => {
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
    },
  )

  await independent(
    'an inspection and a type are linked by keyboard, shown in the tree, and one is unlinked',
    async () => {
      const card = await lookInsideFirst(desk, `${caseFilesList}?number=04-`)
      await desk.button('Свържи', card).focus()
      await page.keyboard.press('Enter')
      const form = linking(desk)
      await form.getByRole('radio', { name: 'Проверка', exact: true }).focus()
      await page.keyboard.press('Tab')
      await page.keyboard.type('П-12')
      const options = page.getByRole('listbox').getByRole('option')
      await expect(options.first()).toContainText('П-129/2026')
      await desk.checkAxe('found inspections')
      await page.keyboard.press('Enter')
      await expect(form.getByRole('list', { name: 'Избрани обекти' })).toContainText('Проверка П-129/2026')
      await form.getByRole('radio', { name: 'Проверка', exact: true }).focus()
      await page.keyboard.press('ArrowRight')
      await page.keyboard.press('ArrowRight')
      await expect(form.getByRole('radio', { name: 'Одобрен тип СИ' })).toBeChecked()
      await page.keyboard.press('Tab')
      await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      const types = desk.dialog('Избор на одобрен тип средство за измерване')
      await expect(rowsOf(types)).toHaveCount(10)
      await desk.checkAxe('a register to pick from')
      await desk.field('№ по регистъра', types).focus()
      await page.keyboard.type('5100')
      await page.keyboard.press('Enter')
      await expect(rowsOf(types)).toHaveCount(1)
      await desk.button('Избор на одобрен тип 5100', types).focus()
      await page.keyboard.press('Enter')
      await expect(types).toHaveCount(0)
      await expect(form.getByRole('list', { name: 'Избрани обекти' }).getByRole('listitem')).toHaveCount(2)
      await desk.button('Свържи', form).focus()
      await page.keyboard.press('Enter')
      await expect(form).toHaveCount(0)
      await expect(linked(card)).toHaveText([/^Проверка П-129\/2026/, /^Одобрен тип СИ 5100/])
      await expect(card.getByRole('treeitem', { name: /^Проверка П-129\/2026/ })).toBeVisible()
      await expect(card.getByRole('treeitem', { name: /^Одобрен тип СИ 5100/ })).toHaveAttribute('aria-level', '2')
      await card.getByRole('button', { name: 'Премахни връзката с проверка П-129/2026' }).focus()
      await page.keyboard.press('Enter')
      const confirmation = page.getByRole('alertdialog', { name: 'Премахване на връзка' })
      await desk.press('Откажи', confirmation)
      await expect(linked(card)).toHaveCount(2)
      await card.getByRole('button', { name: 'Премахни връзката с проверка П-129/2026' }).press('Enter')
      await desk.button('Премахни връзката', confirmation).press('Enter')
      await desk.expectToast('Връзката с проверка П-129/2026 е премахната.')
      await expect(linked(card)).toHaveText([/^Одобрен тип СИ 5100/])
      await expect(card.getByRole('treeitem', { name: /^Проверка П-129/ })).toHaveCount(0)
      await expect(desk.button('Свържи', card)).toBeFocused()
      await closeInside(desk)
    },
  )

  await independent('links of a finished case file cannot be changed, and the reason is shown', async () => {
    await lookInsideFirst(desk, `${caseFilesList}?statusId=11`)
    await desk.expectRefused('Свържи', /Първият ѝ документ е в статус „Приключен“/)
    await closeInside(desk)
  })

  await independent('a case file that fails to load is not chosen, and this is shown', async () => {
    await desk.goTo('/documents-flow/documents/create')
    await page.locator('#document-caseFile').fill('04-1')
    const options = page.getByRole('listbox').getByRole('option')
    await expect(options).toHaveCount(10)
    await expect(page.getByText(/^Показани 10 от \d+$/)).toBeVisible()
    problems.expectRefusal(500, caseFiles.getCaseFile.path)
    await switchFaults(page, { name: 'server', path: caseFiles.getCaseFile.path, times: 1 })
    await options.first().click()
    await desk.expectToast('Грешка при зареждане на преписка')
    await expect(page.locator('#document-caseFile')).toHaveValue('')
    await expect(page.getByRole('button', { name: /^Премахни „04-/ })).toHaveCount(0)
  })

  await independent('existing links are shown; no choice, a lost response and a refusal lose nothing', async () => {
    const card = await lookInsideFirst(desk, `${caseFilesList}?number=04-&page=2`)
    await desk.press('Свържи', card)
    const form = linking(desk)
    await desk.press('Свържи', form)
    await expect(form.getByText('Полето е задължително')).toBeVisible()
    await form.getByRole('radio', { name: 'Групова проверка' }).check()
    await desk.press('Избери от таблица', form)
    const groups = desk.dialog('Избор на групова проверка')
    await expect(rowsOf(groups)).toHaveCount(7)
    const name = (await rowsOf(groups).nth(3).locator('[data-open]').textContent()) ?? ''
    await rowsOf(groups).nth(3).dblclick()
    await expect(groups).toHaveCount(0)
    await form.getByRole('radio', { name: 'Регистриран тип СИ' }).check()
    await desk.press('Избери от таблица', form)
    await desk.press('Разширено търсене', desk.dialog(/^Избор на регистриран тип/))
    await desk.choose('Състояние', 'Вписан', desk.dialog(/^Избор на регистриран тип/))
    await desk.press('Търсене', desk.dialog(/^Избор на регистриран тип/))
    await atRest(page)
    await rowsOf(desk.dialog(/^Избор на регистриран тип/))
      .first()
      .dblclick()
    problems.expectRefusal(502, caseFiles.linkToBimGroupedInspection.path)
    await switchFaults(
      page,
      { name: 'html', path: caseFiles.linkToBimGroupedInspection.path, times: 1 },
      { name: 'refused', path: caseFiles.linkToBimForeignDevice.path, times: 1 },
    )
    await desk.press('Свържи', form)
    const chosen = form.getByRole('list', { name: 'Избрани обекти' }).getByRole('listitem')
    await expect(chosen.filter({ hasText: 'Връзката прекъсна. Опитайте отново.' })).toContainText(name)
    await expect(chosen.filter({ hasText: 'Не е свързан' })).toHaveCount(2)
    await desk.checkAxe('linking that did not end well')
    await desk.press('Откажи', form)
    await desk.press('Продължи избора')
    await desk.press('Свържи', form)
    await expect(form).toHaveCount(0)
    await expect(linked(card)).toHaveCount(2)
    await desk.press('Свържи', card)
    await form.getByRole('radio', { name: 'Групова проверка' }).check()
    await desk.field('Групова проверка №', form).fill(name)
    await page.getByRole('listbox').getByRole('option').first().click()
    await expect(form.getByText(`Преписката вече е свързана с групова проверка ${name}.`)).toBeVisible()
  })
})
