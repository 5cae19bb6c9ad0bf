import type { Locator } from 'playwright/test'
import { expect, test } from '../support/journey.ts'
import { fillFields } from './fillFields.ts'
import { rowsOf } from './listScreen.ts'

const plate = 'СВ 9100 АК'

test('a vehicle from purchase through a year: insurance, inspection, fuel, a repair, and a report', async ({ as }) => {
  const desk = await as('ua.manager', { at: '/vehicles/list' })
  const { page, field } = desk
  const fill = (values: Record<string, string>, within: Locator) => fillFields(desk, values, within)
  const add = async (title: string, values: Record<string, string>) => {
    await desk.button(title).first().click()
    const dialog = desk.dialog(title)
    await fill(values, dialog)
    return dialog
  }
  const save = async (dialog: Locator, toast: string) => {
    await desk.button('Запази', dialog).click()
    await expect(dialog).toBeHidden()
    await desk.expectToast(toast)
  }
  const form = page.getByRole('main')

  await test.step('the purchase: missing fields are reported, and typed text stays', async () => {
    await page.getByRole('link', { name: 'Нов автомобил' }).click()
    await desk.expectHeading('Добавяне на автомобил')
    await fill(
      {
        'Регистрационен №': 'CB9100AK',
        Марка: 'Шкода',
        Модел: 'Камик',
        Вид: 'Лек',
        Гориво: 'Бензин',
        'Година на производство': '2025',
        'Рама (VIN)': 'TMBZZZNW0S3000001',
        'Норма, смесено': '5,6',
        Звено: 'Деловодство',
        'Отговорно лице': 'Светослав',
        'Дата на придобиване': '12.12.2025',
      },
      form,
    )
    await fill({ 'Отчетна стойност': '48000' }, form)
    await desk.button('Запази').click()
    await expect(field('Километраж при придобиването')).toHaveAccessibleDescription(/задължително/)
    await expect(field('Марка')).toHaveValue('Шкода')
    await fill({ 'Километраж при придобиването': '12' }, form)
    await page.keyboard.press('Control+Enter')
    await desk.expectHeading(`${plate} Шкода Камик`)
    await expect(page.getByText('днес няма валидна полица')).toBeVisible()
  })

  const car = new URL(page.url()).pathname
  const id = car.split('/').at(-1)

  await test.step('insurance: paid in лв. before the euro, with a warning before it ends', async () => {
    const dialog = await add('Нова застраховка', {
      'Вид застраховка': 'Гражданска отговорност',
      Застраховател: 'Бул Инс',
      'Полица №': 'BG/01/125003',
      'Валидна от': '12.12.2025',
      Премия: '391,17',
      'Брой вноски': '1',
      'Вноска 1 платена на': '12.12.2025',
    })
    for (const [from, to] of [
      ['12.11.2025', '11.11.2026'],
      ['12.12.2025', '11.12.2026'],
    ] as const) {
      await fill({ 'Валидна от': from }, dialog)
      await expect(field('Валидна до', dialog), 'the end that was filled in follows').toHaveValue(to)
    }
    await fill({ 'Вноска 1 платена на': '' }, dialog)
    await desk.press('Платена днес: вноска 1', dialog)
    await expect(field('Вноска 1 платена на', dialog)).toHaveValue('20.11.2026')
    await desk.checkAxe('an insurance of a car')
    await save(dialog, 'Застраховката е добавена.')
    await expect(page.getByText('изтича след 21 дни, на 11.12.2026')).toBeVisible()
  })

  await test.step('two fuellings; the one from the list is compared by the backend, and its deviation is shown', async () => {
    const filling = { Водач: 'Светослав', Количество: '40', 'Единична цена': '1,35', 'Документ №': 'Ф-1' }
    const dialog = await add('Нов разход за гориво', { Дата: '10.03.2026', ...filling, Километраж: '1500' })
    await expect(field('Сума', dialog)).toHaveValue('54,00')
    await save(dialog, 'Разходът е добавен.')

    await desk.goTo(`/vehicles/fuel-expenses?vehicleId=${id}`)
    await expect(rowsOf(page)).toHaveCount(1)
    const next = await add('Нов разход за гориво', {
      Автомобил: plate,
      Дата: '20.03.2026',
      ...filling,
      Количество: '42',
      'Документ №': 'Ф-2',
      Километраж: '1200',
    })
    await expect(field('Гориво', next)).toHaveValue('1')
    await desk.button('Запази', next).click()
    await expect(field('Километраж', next)).toHaveAccessibleDescription(/На 10\.03\.2026.* е бил 1\s500 км/)
    await expect(field('Документ №', next)).toHaveValue('Ф-2')
    await fill({ Километраж: '2100' }, next)
    await desk.button('Запази', next).click()
    await expect(field('Причина за отклонението от нормата', next)).toHaveAccessibleDescription(/25 % над нормата/)
    await fill({ 'Причина за отклонението от нормата': 'Движение в задръствания' }, next)
    await save(next, 'Разходът е добавен.')
    await expect(rowsOf(page).filter({ hasText: '20.03.2026' })).toContainText('+25,0 %')
  })

  await test.step('a lower mileage requires a reason, and a repair is the sum of its parts', async () => {
    await desk.goTo('/vehicles/list?registrationNumber=9100')
    await rowsOf(page).getByRole('link', { name: plate }).click()
    const inspection = await add('Нов технически преглед', {
      Дата: '15.06.2026',
      'Валиден до': '14.06.2027',
      'Протокол №': '4410',
      Резултат: 'Допуснат',
      Километраж: '1900',
      Такса: '40',
    })
    await desk.button('Запази', inspection).click()
    await expect(field('Километраж', inspection)).toHaveAccessibleDescription(/е бил 2\s100 км/)
    await fill({ 'Причина за по-малък километраж': 'Подменен километраж' }, inspection)
    await save(inspection, 'Прегледът е добавен.')

    const repair = await add('Ново обслужване', {
      Вид: 'Текущ ремонт',
      'Дата от': '01.10.2026',
      Сервиз: 'Автосервиз Изток',
      Километраж: '9000',
      Описание: 'Смяна на спирачни дискове',
      Части: '100',
      Труд: '50',
      ДДС: '30',
      'Фактура №': '100772',
    })
    await expect(repair.getByText(/^Общо: .*180,00\s€/)).toBeVisible()
    await save(repair, 'Обслужването е добавено.')
    await expect(page.getByText(/9\s000 км на 01\.10\.2026/)).toBeVisible()
    await desk.checkAxe('the page of a car')
  })
  await test.step('the report of the year is the sum of the entries, in one currency', async () => {
    await desk.goTo(`/vehicles/report?fromDate=2025-12-01&vehicleId=${id}`)
    const row = rowsOf(page).filter({ hasText: plate })
    for (const amount of ['110,70', '180,00', '200,00', '40,00', '530,70']) await expect(row).toContainText(amount)
    await expect(page.getByRole('row', { name: /^Общо/ })).toContainText('530,70 €')
    await expect(page.getByRole('table')).not.toContainText(/лв|\b0,00/)
  })

  await test.step('the car is sold: rights and chosen policies end that day, and a later expense is refused', async () => {
    await desk.goTo(car)
    await desk.button('Извади от автопарка').click()
    const dialog = desk.dialog(`Изваждане на ${plate} от автопарка`)
    await expect(
      dialog.getByText(/Достъпът на водачите и отговорника приключва на този ден: .*Светослав/),
    ).toBeVisible()
    await desk.button('Извади', dialog).click()
    await expect(field('Основание', dialog)).toHaveAccessibleDescription(/задължително/)
    await fill({ Основание: 'Продаден', 'Напуснал автопарка на': '30.09.2026' }, dialog)
    await desk.button('Извади', dialog).click()
    await expect(field('Напуснал автопарка на', dialog)).toHaveAccessibleDescription(/Има запис .* от 01\.10\.2026/)
    await fill({ 'Напуснал автопарка на': '18.11.2026' }, dialog)
    await expect(dialog.getByRole('checkbox', { name: /Гражданска отговорност.*BG\/01\/125003/ })).toBeChecked()
    await desk.checkAxe('a car leaves the fleet')
    await page.keyboard.press('Control+Enter')
    await desk.expectToast(`${plate} е изваден от автопарка.`)
    await expect(desk.table('Застраховки')).toContainText('18.11.2026')
    await expect(desk.button('Извади от автопарка')).toBeHidden()
    const late = await add('Нов разход за гориво', { Дата: '19.11.2026' })
    await desk.button('Запази', late).click()
    await expect(field('Дата', late)).toHaveAccessibleDescription(/Автомобилът е продаден на 18\.11\.2026/)
    const lastDay = { Дата: '18.11.2026', Водач: 'Светослав', Количество: '10', 'Единична цена': '1,35' }
    await fill({ ...lastDay, 'Документ №': 'Ф-3', Километраж: '9050' }, late)
    await save(late, 'Разходът е добавен.')
    await desk.goTo('/vehicles/list?isInFleet=false')
    await expect(rowsOf(page).filter({ hasText: plate })).toContainText('Продаден')
    await desk.goTo('/vehicles/list?isInFleet=true&registrationNumber=9100')
    await expect(rowsOf(page)).toHaveCount(0)
  })

  await test.step('a reader sees everything without actions, and why', async () => {
    await desk.logOut()
    await desk.logIn('ua.read')
    await desk.expectLoggedIn()
    await desk.goTo(car)
    await expect(page.getByText('Автопаркът е отворен само за преглед.')).toBeVisible()
    await expect(desk.table('Гориво').getByText('Ф-2')).toBeVisible()
    await expect(page.getByRole('main').getByRole('button', { name: /^(Нов|Редактирай|Добави|Действия)/ })).toHaveCount(
      0,
    )
  })
})
