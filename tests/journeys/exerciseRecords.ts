import { addDays, addMonths } from '../../src/dates/civilDate.ts'
import { expect } from '../support/journey.ts'
import { type ExercisePath, formatDay, today } from './exerciseSteps.ts'
import { fillFields } from './fillFields.ts'
import { fillTime } from './inspectionSteps.ts'

export const leave =
  (substitute: string, isSubmitted = true): ExercisePath =>
  async (at) => {
    const { page } = at
    await at.goTo('/staff/leave-applications/create')
    await at.expectHeading('Ново заявление за отпуск')
    await at.choose('Вид отпуск', 'Платен годишен отпуск')
    await at.fill('От', '28.01.2027')
    await at.fill('До', '28.01.2027')
    await at.fill('Заместник', substitute)
    await page.getByRole('option').filter({ visible: true }).first().click()
    await at.press('Запази')
    await at.expectHeading(/^Чернова – /)
    if (!isSubmitted) return
    await at.press('Маршрут')
    const dialog = at.dialog('Маршрут')
    await dialog.getByRole('radio', { name: 'Подай за съгласуване' }).check()
    await at.press('Подай за съгласуване', dialog)
    await expect(dialog).toHaveCount(0)
  }

const openCar: ExercisePath = async (at) => {
  const { page } = at
  await at.goTo(`/vehicles/list?registrationNumber=${encodeURIComponent(at.of('car', 'number'))}`)
  await page
    .locator('tbody')
    .getByRole('link', { name: at.of('car', 'number') })
    .click()
  await at.expectHeading(new RegExp(at.of('car', 'number')))
}
export const insure =
  (given: Record<string, string> = {}): ExercisePath =>
  async (at) => {
    await openCar(at)
    await at.button('Нова застраховка').first().click()
    const dialog = at.dialog('Нова застраховка')
    const from = addDays(at.of('car', 'liabilityUntil'), 1)
    await fillFields(
      at,
      {
        'Вид застраховка': 'Гражданска отговорност',
        Застраховател: 'Армеец',
        'Полица №': 'BG/22/126000001',
        'Валидна от': formatDay(from),
        'Валидна до': formatDay(addDays(addMonths(from, 12), -1)),
        Премия: '312,40',
        'Брой вноски': '1',
        ...given,
      },
      dialog,
    )
    await at.button('Запази', dialog).click()
    await expect(dialog).toBeHidden()
  }
export const fuel =
  (given: Record<string, string> = {}): ExercisePath =>
  async (at) => {
    await openCar(at)
    const { page } = at
    const known = /([\d\s]+) км на/.exec((await page.getByRole('main').textContent()) ?? '')?.[1] ?? '0'
    await at.button('Нов разход за гориво').first().click()
    const dialog = at.dialog('Нов разход за гориво')
    const mileage = Number(known.replaceAll(/\D/g, '')) + 250
    await fillFields(
      at,
      {
        Дата: formatDay(today),
        Количество: '20',
        'Единична цена': '1,35',
        'Документ №': `УЧ-${mileage}`,
        Километраж: String(mileage),
        ...given,
      },
      dialog,
    )
    const save = at.button('Запази', dialog)
    await save.click()
    await at.atRest()
    for (const reason of ['Причина за отклонението от нормата', 'Причина за друг водач']) {
      const why = at.field(reason, dialog)
      if (await why.isVisible()) await why.fill('Учебно зареждане')
    }
    if (await dialog.isVisible()) await save.click()
    await expect(dialog).toBeHidden()
  }

export const enterType =
  (given: Record<string, string> = {}, isRegistered = true): ExercisePath =>
  async (at) => {
    const { page } = at
    const form = page.getByRole('main')
    await at.goTo('/rtsi/measuring-devices/create')
    await at.expectHeading('Нов одобрен тип')
    await fillFields(
      at,
      {
        'Категория СИ': 'Водомери',
        'Наименование на средството за измерване': 'Водомер за студена вода',
        'Тип (модел)': 'УЧ-100',
        Производител: '„Водоточност“ ООД',
        'Държава на производителя': 'България',
        'Качество на заявителя': 'Производител',
        'Удостоверение за одобрен тип №': 'BG-УЧ.100',
        'Дата на удостоверението': formatDay(today),
        'Срок на валидност': '19.11.2036',
        'Знак за одобрен тип': 'BG УЧ 100',
        'Описание на типа': 'Едноструен водомер със сух механизъм.',
        ...given,
      },
      form,
    )
    await at.fill('Заявител', at.of('applicant', 'name'), form)
    await page.getByRole('option').filter({ visible: true }).first().click()
    await at.press('Добави характеристика')
    await fillFields(at, { Показател: 'Постоянен разход Q3', Стойност: '2,5', Единица: 'm³/h' }, form)
    await page.getByRole('button', { name: /^Запази характеристика/ }).click()
    if (!isRegistered) {
      await page.keyboard.press('Control+Enter')
      return void (await at.expectHeading(/^Чернова на одобрен тип/))
    }
    await at.press('Впиши')
    await at.press('Впиши', page.getByRole('alertdialog', { name: 'Вписване на тип' }))
    await at.expectToast('Типът е вписан в регистъра.')
  }

export const group =
  (departments: readonly string[], isPlanned = true): ExercisePath =>
  async (at) => {
    const { page } = at
    await at.goTo('/group-inspections/create')
    const form = page.getByRole('main')
    await fillFields(
      at,
      {
        Наименование: 'Везни на пазарите',
        Тема: 'Годност на везните на пазарите',
        'Категории средства за измерване': 'Везни с неавтоматично действие',
        От: '27.11.2026',
        До: '10.12.2026',
        'Заповед №': 'РД-09-126',
        'Дата на заповедта': formatDay(today),
      },
      form,
    )
    for (const name of departments) await fillFields(at, { 'Добави регионален отдел': name }, form)
    await at.button('Запази').click()
    await at.expectToast(/Групова проверка .* е записана/)
    if (!isPlanned) return
    await at.button('Планирай').click()
    await expect(page.locator('.page-above').first()).toHaveText('Планирана')
  }
export const [sofia, plovdiv] = ['Регионален отдел – София', 'Регионален отдел – Пловдив']

export const inspect =
  (conforming: 'Да' | 'Не' | null): ExercisePath =>
  async (at) => {
    const { page } = at
    await at.goTo('/inspections/create')
    const form = page.getByRole('main')
    await fillFields(at, { 'Проверявано лице': at.of('site', 'name'), Обект: 'Магазин' }, form)
    await fillTime(at, 'Начало', formatDay(today), '09:00')
    if (conforming) {
      await at.press('Постави от таблица')
      const paste = at.dialog('Поставяне на редове от таблица')
      const wrong = conforming === 'Не' ? 'Изтекъл знак за проверка' : ''
      await paste
        .getByLabel('Редове')
        .fill(
          [
            'Наименование\tТип\tСериен №\tВалиден до\tСъответства\tНарушение',
            `Електронна везна\tVE-30\t26-УЧ-001\t${conforming === 'Да' ? '01.03.2027' : '01.03.2026'}\t${conforming.toLowerCase()}\t${wrong}`,
          ].join('\n'),
        )
      await at.press(/^Добави 1 ред/, paste)
      const category = page.getByLabel(/^Категория/).filter({ visible: true })
      if ((await category.count()) === 0)
        await page
          .getByRole('row', { name: /26-УЧ-001/ })
          .getByRole('button')
          .first()
          .click()
      await category.first().selectOption('Везни с неавтоматично действие')
    }
    await at.button('Запази').click()
    await at.expectToast(/Проверка .* е записана/)
  }
