import type { Locator } from 'playwright/test'
import { expect, test } from '../support/journey.ts'
import type { Screen } from '../support/screen.ts'
import { switchFaults } from './faultSwitches.ts'

/** A letter on which the head of „Одобряване на типа“ has been asked for a resolution. */
const letter = '04-257'
const instruction = 'Да се провери на място и да се докладва.'

/** Opens the task of the letter from the list, as its row does. */
const openLetterTask = async (desk: Screen) => {
  await desk.openMenu('Задачи')
  await desk.fill('Документ №', letter)
  await desk.press('Търсене')
  await desk.expectRows('Задачи – Отворени', 1)
  await desk.rows('Задачи – Отворени').first().locator('[data-open]').press('Enter')
  await desk.expectHeading(/^Задача № \d+$/)
}
const addPerson = async (form: Locator, name: string) => {
  await form.getByLabel('Добави служител').fill(name)
  await form
    .page()
    .getByRole('option', { name: new RegExp(name) })
    .first()
    .click()
  await expect(form.getByRole('listitem', { name })).toBeVisible()
}
/** Finds somebody in the tree of the structure and chooses him by the keys alone. */
const chooseInStructure = async (desk: Screen, form: Locator, name: string) => {
  await desk.button('Избери от структурата', form).press('Enter')
  const dialog = desk.dialog('Избор от структурата')
  const lines = dialog.getByRole('treeitem')
  await expect(lines.first()).toHaveAttribute('aria-expanded')
  await desk.checkAxe('the structure')
  await dialog.getByLabel('Търсене в структурата').fill(name)
  await expect(lines.last()).toContainText(name)
  await lines.first().focus()
  await desk.page.keyboard.press('Enter')
  await expect(lines, 'a department is only opened and closed').toHaveCount(1)
  await desk.page.keyboard.press('ArrowRight')
  await desk.page.keyboard.press('End')
  await expect(lines.last()).toBeFocused()
  await desk.page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
}
const setTerm = async (row: Locator, quantity: string, unit: string) => {
  await row.getByLabel(/^Срок/).fill(quantity)
  await row.getByLabel(/^Мерна единица/).selectOption(unit)
}

test('a head gives a task to two experts, one cannot do it and says why, and the lists follow', async ({
  desk,
  as,
}) => {
  const { page } = await as('dradeva')
  await openLetterTask(desk)
  await desk.checkAxe('task')
  await desk.press('Нова задача')
  const form = desk.dialog('Нова задача')
  await desk.press('Възложи', form)
  await expect(form.getByRole('link', { name: 'Изпълнители' })).toBeVisible()

  await addPerson(form, 'Георги Иванов Георгиев')
  await desk.expectToast('Успешно добавихте Георги Иванов Георгиев')
  await addPerson(form, 'Лъчезар Георгиев Тонев')
  const first = form.getByRole('listitem', { name: 'Георги Иванов Георгиев' })
  const second = form.getByRole('listitem', { name: 'Лъчезар Георгиев Тонев' })
  await expect(first.getByLabel(/^Начало/)).toHaveValue('20.11.2026')
  await expect(first.getByRole('radio')).toBeChecked()

  await first.getByLabel(/^Указание/).fill(instruction)
  await setTerm(first, '5', 'Работни дни')
  await expect(first.locator('output')).toHaveText('27.11.2026 г.')
  await first.getByRole('button', { name: /^Защо този срок/ }).click()
  await expect(first.getByText(/^Срокът е 5 работни дни/)).toBeVisible()
  await expect(first.getByRole('list', { name: 'Дни на срока' }).getByRole('listitem')).toHaveCount(8)
  await desk.checkAxe('task form')

  await second.getByRole('button', { name: 'Стандартни текстове' }).click()
  await page.getByRole('menuitem', { name: 'За становище.' }).click()
  await expect(second.getByLabel(/^Указание/)).toHaveValue('За становище.')
  await setTerm(second, '1', 'Месеци')
  await expect(second.locator('output')).toHaveText('21.12.2026 г.')
  await second.getByLabel(/^Срок/).press('Control+Enter')
  await desk.expectToast('Задачата е възложена.')
  await expect(form).toHaveCount(0)
  await expect(
    page.getByRole('list', { name: 'Задачи по документа' }).getByRole('link', { name: instruction }),
  ).toBeVisible()

  await page.getByRole('list', { name: 'Задачи по документа' }).getByRole('link', { name: instruction }).click()
  await expect(page).toHaveURL(/\/documents\/[\w-]{36}\/task\/[\w-]{36}$/)
  await desk.expectTitle(new RegExp(`^Задача № \\d+ – ${instruction}`))
  const back = page.getByRole('navigation', { name: 'Назад и съседни записи' }).getByRole('link')
  await expect(back, 'back to the tasks of the letter').toHaveAttribute('href', /\?tab=tasks$/)
  await expect(back).toContainText(letter)

  await desk.openMenu('Задачи')
  await page.getByRole('tab', { name: 'Възложени от мен' }).click()
  await desk.fill('Документ №', letter)
  await desk.press('Търсене')
  await expect(desk.row('Задачи – Възложени от мен', instruction)).toContainText('Неизпълнена')
  await desk.checkAxe('tasks I gave')
  await desk.logOut()

  await as('ggeorgiev')
  await desk.openMenu('Задачи')
  await desk.fill('Документ №', letter)
  await desk.press('Търсене')
  const row = desk.row('Задачи – Отворени', instruction)
  await expect(row).toContainText('Неизпълнена')
  const rowMenu = row.getByRole('button', { name: /^Действия за/ })
  const result = desk.dialog(/^Приключване на задача № \d+$/)
  for (const leaves of [true, false]) {
    await rowMenu.press('Enter')
    await page.getByRole('menuitem', { name: 'Приключи' }).press('Enter')
    await expect(result.getByRole('radio').first()).toBeFocused()
    if (!leaves) continue
    await page.keyboard.press('Escape')
    await expect(rowMenu).toBeFocused()
  }
  await desk.press('Приключи', result)
  await expect(result.getByText('Полето е задължително')).toBeVisible()
  await result.getByLabel('Неизпълнима').check()
  await desk.press('Приключи', result)
  await expect(result.getByText('Полето е задължително')).toBeVisible()
  await expect(result.getByLabel(/^Коментар/)).toBeFocused()
  await desk.checkAxe('task result')
  await result.getByLabel(/^Коментар/).fill('Обектът е затворен.')
  await page.keyboard.press('Control+Enter')
  await desk.expectToast('Задачата е изпълнена.')
  await expect(result).toHaveCount(0)
  await desk.expectRows('Задачи – Отворени', 0)
  await expect(page.getByRole('region', { name: 'Задачи – Отворени' }), 'the focus is not lost').toBeFocused()
  await page.getByRole('tab', { name: 'Приключени' }).click()
  await expect(desk.row('Задачи – Приключени', instruction)).toContainText('Неизпълнима')
  await desk.row('Задачи – Приключени', instruction).dblclick()
  await expect(page.getByText('Обектът е затворен.').first()).toBeVisible()
  await desk.expectRefused('Приключи', 'Задачата чака още: Лъчезар Георгиев Тонев.')
})

test('assignees come and go, closing asks, and a lost answer loses nothing that was typed', async ({
  desk,
  as,
  problems,
}) => {
  problems.expectRefusal(502, 'CreateTask')
  const { page } = await as('dradeva')
  await openLetterTask(desk)
  await desk.press('Нова задача')
  const form = desk.dialog('Нова задача')
  await desk.press('Избери от списък', form)
  const list = desk.dialog('Избор на служители')
  await list.getByLabel('Търсене на служител').fill('Одобряване на типа')
  await list.getByRole('checkbox').nth(1).check()
  await list.getByRole('checkbox').nth(2).check()
  await list.getByRole('checkbox').nth(3).check()
  await desk.checkAxe('list of people')
  await desk.press('Добави 3 души', list)
  await desk.expectToast('Успешно добавихте 3 души')
  const rows = form.locator('.assignee')
  await expect(rows).toHaveCount(3)
  await chooseInStructure(desk, form, 'Джамбазов')
  await expect(rows).toHaveCount(4)
  await expect(rows.last()).toContainText('Владимир Христов Джамбазов')
  await desk.press(/^Премахни „?Владимир/, rows.last())
  await desk.press('Продължи', page.getByRole('alertdialog'))
  await expect(rows).toHaveCount(3)

  await rows
    .nth(2)
    .getByRole('button', { name: /^Премахни/ })
    .click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('Сигурни ли сте, че искате да премахнете избрания изпълнител на задачата?')
  await desk.press('Продължи', question)
  await expect(rows).toHaveCount(2)
  await desk.expectToast(/Успешно премахнахте/)
  await desk.press('Премахни всички', form)
  await expect(question).toContainText('Сигурни ли сте, че искате да премахнете всички изпълнители на задачата?')
  await desk.press('Откажи', question)
  await expect(rows).toHaveCount(2)

  await page.keyboard.press('Escape')
  await expect(question).toContainText('Въведеното в задачата няма да бъде записано.')
  await desk.press('Остани', question)
  const text = 'Само веднъж.'
  await rows
    .first()
    .getByLabel(/^Указание/)
    .fill(text)
  await setTerm(rows.first(), '3', 'Календарни дни')
  await rows
    .first()
    .getByRole('button', { name: /^Същото указание и срок/ })
    .click()
  await expect(rows.nth(1).getByLabel(/^Указание/)).toHaveValue(text)
  await expect(rows.nth(1).locator('output')).toHaveText('23.11.2026 г.')
  await switchFaults(page, { name: 'html', path: 'CreateTask', times: 1 })
  await desk.press('Възложи', form)
  await expect(form.getByText('Връзката прекъсна. Опитайте отново.')).toBeVisible()
  await desk.checkAxe('task form after a lost answer')
  await desk.press('Възложи', form)
  await expect(form).toHaveCount(0)
  await expect(page.getByRole('list', { name: 'Задачи по документа' }).getByRole('link', { name: text })).toHaveCount(1)
})
