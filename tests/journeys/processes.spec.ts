import { expect, test } from '../support/journey.ts'
import { goTo } from './goTo.ts'
import { rowsOf } from './listScreen.ts'
import { keyboardOf } from './userDriver.ts'

const service = 'Предоставяне на административна услуга'

test('processes: by keyboard to the case files of a step, and from a case file to its route in the diagram', async ({
  as,
  independent,
}) => {
  const desk = await as('administrator', { at: '/business-processes' })
  const { page } = desk
  await independent(
    'a process is operated by keyboard: from the list through its steps to the case files of one',
    async () => {
      const { keyboard } = page
      const drivers = keyboardOf(page)
      await desk.expectHeading('Бизнес процеси')
      await expect(rowsOf(page)).toHaveCount(8)
      await drivers.choose(desk.field('Статус'), 'Разработва се')
      await drivers.press(desk.button('Търсене'))
      await expect(rowsOf(page), 'all of them run').toHaveCount(0)
      await drivers.press(desk.button('Изчисти'))
      await drivers.press(page.getByRole('link', { name: service }))
      await desk.expectHeading(service)

      const diagram = page.getByRole('listbox', { name: `Диаграма на процеса „${service}“` })
      const step = (name: string | RegExp) => diagram.getByRole('option', { name })
      await expect(step(/./)).toHaveCount(11)
      await goTo(page, step(/^Приемане и регистриране, Отдел „Деловодство.*, 1 работен ден$/))
      await keyboard.press('End')
      await expect(step(/^Приключване/)).toBeFocused()
      await expect(page.getByRole('region', { name: 'Приключване' })).toContainText('С тази стъпка процесът приключва.')
      await keyboard.press('Home')
      await keyboard.press('ArrowDown')
      await expect(step(/^Проверка за редовност/)).toBeFocused()
      await expect(step(/^Проверка за редовност/)).toHaveAttribute('aria-selected', 'true')
      const facts = page.getByRole('region', { name: 'Проверка за редовност' })
      await expect(facts).toContainText('Редовно ли е?')
      await drivers.press(facts.getByRole('button', { name: 'Указания за отстраняване на нередовности' }))
      await expect(step(/^Указания за отстраняване/)).toBeFocused()
      await keyboard.press('ArrowLeft')
      await expect(step(/^Проверка за редовност/)).toBeFocused()

      const standing = await step(/^Проверка за редовност/).getAttribute('aria-label')
      const count = /(\d+) активн/.exec(standing ?? '')?.[1]
      await drivers.press(facts.getByRole('link', { name: 'Преписките на стъпката' }))
      await desk.expectHeading('Преписки')
      await expect(page.getByRole('list', { name: 'Приложен филтър' })).toContainText('Стъпка: Проверка за редовност')
      await expect(page.locator('.page-count')).toHaveText(new RegExp(`^${count} `))
    },
  )

  await independent('the route of a case file opens the diagram; it is zoomed, fitted and printed', async () => {
    await desk.goTo('/documents-flow/caseFiles?processStepId=6')
    await rowsOf(page).first().getByRole('button').click()
    await page.getByRole('menuitem', { name: 'Съдържание и маршрут' }).click()
    await page.getByRole('link', { name: 'Диаграма на процеса' }).click()
    await desk.expectHeading(service)
    const diagram = page.getByRole('listbox')
    await expect(diagram.getByRole('option', { name: /, Премината, / })).toHaveCount(2)
    await expect(diagram.getByRole('option', { name: /^Разглеждане по същество,.*Текуща, / })).toHaveAttribute(
      'aria-selected',
      'true',
    )
    await expect(
      page.getByText('Пътят ѝ е отбелязан в диаграмата; сега е на стъпка „Разглеждане по същество“.'),
    ).toBeVisible()
    await expect(page.getByRole('region', { name: 'Разглеждане по същество' })).toContainText('Текуща от ')
    await expect(desk.row(/Стъпки на процеса/, 'Приемане и регистриране')).toContainText('Премината на')
    await desk.checkAxe('the way of a case file in its process')

    const width = async () => (await diagram.locator('svg').boundingBox())?.width ?? 0
    const before = await width()
    await desk.press('Увеличи диаграмата')
    expect(await width()).toBeGreaterThan(before * 1.2)
    await desk.press('Намали диаграмата')
    expect(await width()).toBeCloseTo(before, -1)
    await desk.press('Цялата диаграма')
    const frame = await diagram.evaluate((one) => one.scrollHeight - one.clientHeight)
    expect(frame).toBeLessThanOrEqual(1)

    await page.emulateMedia({ media: 'print' })
    await expect(desk.button('Печат')).toBeHidden()
    await expect(diagram.getByRole('option', { name: /^Приключване/ })).toBeVisible()
    const printed = await diagram.evaluate((one) => one.scrollWidth - one.clientWidth)
    expect(printed).toBeLessThanOrEqual(1)
    await page.emulateMedia({ media: 'screen' })
    await page.getByRole('link', { name: 'Процесът без преписката' }).click()
    await expect(diagram.getByRole('option', { name: /, Премината, / })).toHaveCount(0)
  })
})
