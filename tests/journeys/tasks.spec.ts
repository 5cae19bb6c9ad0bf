import type { Locator } from 'playwright/test'
import { expect, test } from '../support/journey.ts'
import { letter, openLetterTask, setTerm } from './letterTask.ts'

const instruction = 'Да се провери на място и да се докладва.'
const addPerson = async (form: Locator, name: string) => {
  await form.getByLabel('Добави служител').fill(name)
  await form
    .page()
    .getByRole('option', { name: new RegExp(name) })
    .first()
    .click()
  await expect(form.getByRole('listitem', { name })).toBeVisible()
}

test('a head gives a task to two experts, one declines with a reason, and the lists follow', async ({ desk, as }) => {
  const { page } = await as('dradeva')
  await openLetterTask(desk)
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
  await desk.expectCommandRefused('Приключи', 'Задачата чака още: Лъчезар Георгиев Тонев.')
})
