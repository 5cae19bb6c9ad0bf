import type { Locator, Page } from 'playwright/test'
import { everyTheme } from '../support/checkAxe.ts'
import { expect, test } from '../support/journey.ts'
import { type Screen, screenOf } from '../support/screen.ts'
import { openRows, rowsOf } from './listScreen.ts'

const legal = 'Отдел „Правно обслужване“'
const split = 'Отдел „Процесуално представителство“'

const node = (page: Page, name: string | RegExp): Locator => page.getByRole('treeitem', { name }).first()
const choose = async (page: Page, name: string | RegExp, action: string) => {
  await node(page, name).focus()
  await page.keyboard.press('Shift+F10')
  await page.getByRole('menuitem', { name: action }).press('Enter')
}
const linesUnder = (page: Page, name: string) =>
  page.getByRole('treeitem').evaluateAll((lines, parent) => {
    const levelOf = (line: Element | undefined) => Number(line?.getAttribute('aria-level') ?? 0)
    const from = lines.findIndex((line) => line.getAttribute('aria-label')?.startsWith(parent))
    const rest = lines.slice(from + 1)
    const end = rest.findIndex((line) => levelOf(line) <= levelOf(lines[from]))
    return rest.slice(0, end < 0 ? undefined : end).map((line) => line.getAttribute('aria-label') ?? '')
  }, name)

const addDepartment = async ({ page, dialog, expectToast, checkAxe }: Screen) => {
  await choose(page, /^Дирекция „Административно/, 'Ново звено под него')
  const name = dialog('Ново звено').getByRole('textbox', { name: 'Наименование', exact: true })
  await expect(name).toBeFocused()
  await page.keyboard.type(legal.toUpperCase())
  await page.keyboard.press('Enter')
  await expect(page.getByText('Вече има звено с това наименование.')).toBeVisible()
  await checkAxe('a department with an error', everyTheme)
  await name.fill(split)
  await page.keyboard.press('Enter')
  await expectToast('Звеното е добавено.')
  const checklist = dialog(`Настройки на ${split}`)
  await expect(checklist.getByText('Още няма ръководител, служители и достъп до документите.')).toBeVisible()
  await expect(checklist.getByRole('listitem')).toHaveCount(7)
  await checkAxe('what a new department lacks', everyTheme)
  await page.keyboard.press('Escape')
  await expect(checklist).toHaveCount(0)
  await expect(node(page, split)).toHaveAccessibleName(/няма ръководител, служители и достъп до документите/)
  await choose(page, split, 'Какво е зададено')
  await expect(checklist).toBeVisible()
  await page.keyboard.press('Escape')
}

const moveByKeys = async ({ page, dialog, button, expectToast, checkAxe }: Screen) => {
  await choose(page, 'Главен юрисконсулт, 1 човек', 'Премести в …')
  const picker = dialog('Избор на звено')
  await picker.getByLabel('Търсене в структурата').focus()
  await page.keyboard.type('процесуално')
  await expect(picker.getByRole('treeitem')).toHaveCount(4)
  await checkAxe('the structure to choose from')
  await picker.getByRole('treeitem').last().press('Enter')
  await expect(page.getByText('С нея минава Калоян Димитров Николов')).toBeVisible()
  await expect(button('Премести')).toBeFocused()
  await page.keyboard.press('Enter')
  await expectToast('Длъжността е преместена.')
}

const moveByDragging = async ({ page, press, expectToast }: Screen) => {
  const moved = node(page, 'Старши юрисконсулт, 2 души')
  await moved.scrollIntoViewIfNeeded()
  await moved.hover()
  await page.mouse.down()
  await node(page, split).hover()
  await node(page, split).hover({ position: { x: 160, y: 16 } })
  await page.mouse.up()
  await press('Премести')
  await expectToast('Длъжността е преместена.')
}

test('a department is split with its people, their open tasks and their documents', async ({ as }) => {
  const desk = await as('administrator', { at: '/settings/structure' })
  const { page } = desk
  const other = screenOf(await page.context().newPage())
  await other.goTo('/settings/structure')
  await expect(node(other.page, legal)).toBeVisible()

  await test.step('a new department is shown in both tabs', async () => {
    await addDepartment(desk)
    await expect(node(other.page, split)).toBeVisible()
  })
  await test.step('two positions move into it with their holders', async () => {
    await moveByKeys(desk)
    await moveByDragging(desk)
    await expect
      .poll(() => linesUnder(page, split))
      .toEqual(['Главен юрисконсулт, 1 човек', 'Старши юрисконсулт, 2 души'])
    await node(page, 'Старши юрисконсулт, 2 души').focus()
    await page.keyboard.press('Alt+ArrowUp')
    await expect
      .poll(() => linesUnder(page, split))
      .toEqual(['Старши юрисконсулт, 2 души', 'Главен юрисконсулт, 1 човек'])
    await expect(node(page, 'Старши юрисконсулт, 2 души')).toBeFocused()
    await expect.poll(() => linesUnder(other.page, split)).toHaveLength(2)
  })
  await test.step('the former department says why it cannot be closed yet', async () => {
    await node(page, legal).focus()
    await page.keyboard.press('Shift+F10')
    await expect(page.getByText('Звеното съдържа активни длъжности: „Началник на отдел“')).toBeVisible()
    await page.keyboard.press('Escape')
    await other.page.close()
    await desk.atRest()
    await desk.logOut()
  })
  await test.step('moved users work in the new department with the same tasks', async () => {
    await desk.logIn('knikolov')
    await desk.expectLoggedIn()
    await openRows(desk, '/documents-flow/documents')
    await expect(
      page.getByRole('list', { name: 'Приложен филтър' }).getByText('Процесуално представителство', { exact: true }),
    ).toBeVisible()
    await desk.openMenu('Задачи')
    await expect(rowsOf(page).first()).toBeVisible()
  })
})
