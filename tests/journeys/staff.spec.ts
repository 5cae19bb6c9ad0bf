import { fullNameOf } from '../../mocks/people/peopleNames.ts'
import { freeCars } from '../../mocks/staff/tripCars.ts'
import { leaveApplications } from '../../src/contract/staff.ts'
import { formatDate } from '../../src/dates/civilDate.ts'
import { expect, test } from '../support/journey.ts'
import type { Screen } from '../support/screen.ts'
import { seededDatabase } from '../support/seededDatabase.ts'
import { switchFaults } from './faultSwitches.ts'
import { fillFields } from './fillFields.ts'

const move = async ({ page, button }: Screen, label: string, state: string, comment = '') => {
  await button('Маршрут').click()
  const dialog = page.getByRole('dialog', { name: 'Маршрут' })
  await dialog.getByRole('radio', { name: label }).check()
  if (comment) await dialog.getByRole('textbox', { name: 'Коментар' }).fill(comment)
  await dialog.getByRole('button', { name: label }).click()
  await expect(dialog).toBeHidden()
  await expect(page.locator('.page-above')).toHaveText(state)
}

const approve = async (desk: Screen, state: string) => {
  await move(desk, 'Подай за съгласуване', 'За съгласуване')
  await move(desk, 'Съгласувай', 'За проверка')
  await move(desk, 'Потвърди проверката', 'За одобрение')
  await move(desk, 'Одобри', state)
}

const expectPaper = async ({ page, giveCommand }: Screen, command: string, ...texts: string[]) => {
  await giveCommand(command)
  for (const text of texts) await expect(page.getByRole('dialog')).toContainText(text)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
}

const expectSum = ({ page }: Screen, name: string, amount: string) =>
  expect(
    page
      .locator('.terms > div')
      .filter({ has: page.getByText(name, { exact: true }) })
      .locator('dd'),
  ).toContainText(amount)

const freeCar = () => freeCars(seededDatabase(), tripDays)[0]?.name ?? ''
const tripDays = { fromDate: '2026-11-25', toDate: '2026-11-27' }

const madeTrip = () => {
  const db = seededDatabase()
  const reported = new Set(db.expenseReports.all().map(({ tripId }) => tripId))
  const trip = db.businessTrips
    .all()
    .find(
      ({ id, step, toDate, advance }) => step === 'approved' && toDate < '2026-11-20' && advance && !reported.has(id),
    )
  if (!trip) throw new Error('Every trip of the seeded database that is over is reported')
  const person = db.persons.get(trip.personId)
  if (!person) throw new Error(`Nobody made trip ${trip.number}`)
  return { ...trip, advance: Number(trip.advance), person: fullNameOf(person) }
}
const euro = (amount: number) => `${amount},00 €`

const fillTrip = async (desk: Screen) => {
  await desk.fill('От', '25.11.2026')
  await desk.fill('До', '27.11.2026')
  await desk.fill('Място', 'Пловдив')
  await desk.fill('Маршрут', 'София – Пловдив – София')
  await desk.choose('Превоз', 'Служебен автомобил')
  await desk.choose('Служебен автомобил', freeCar())
  await desk.fill('Квартирни на нощувка', '50')
  await desk.fill('Пътни', '30')
  await desk.fill('Аванс', '200')
  await desk.fill('Задача', 'Обучение по електронен обмен')
}

const addExpense = async (desk: Screen, kind: string, document: string, amount: string, date?: string) => {
  const expenses = desk.table('Разходи')
  await desk.press('Добави разход')
  await desk.choose('Вид', kind, expenses)
  await desk.fill('Документ', document, expenses)
  if (date) await desk.fill('Дата', date, expenses)
  await desk.fill('Сума с ДДС', amount, expenses)
  await desk.field('Сума с ДДС', expenses).press('Enter')
}

test('a leave is approved twice and shown in the calendar, a trip goes from order to expense report', async ({
  as,
  problems,
}) => {
  const desk = await as('administrator', { at: '/staff/leave-applications/create' })
  const { page, field } = desk
  await test.step('a leave is approved twice and shown in the calendar; one is returned and corrected, one refused', async () => {
    await desk.expectHeading('Ново заявление за отпуск')
    await desk.button('Запази').click()
    await expect(desk.field('До')).toHaveAccessibleDescription(/задължително/)
    await desk.field('От').fill('18.01.2027')
    await desk.field('До').fill('22.01.2027')
    await expect(page.getByText('5 работни дни')).toBeVisible()
    const chooser = page.locator('input[type=file]')
    await chooser.setInputFiles({ name: 'бележка.exe', mimeType: '', buffer: Buffer.from('MZ') })
    await chooser.setInputFiles({ name: 'молба.txt', mimeType: 'text/plain', buffer: Buffer.from('Моля') })
    await page.keyboard.press('Control+Enter')
    await expect(page.getByRole('button', { name: /^Премахни.*бележка\.exe/ })).toBeFocused()
    await page.keyboard.press('Enter')
    await desk.checkAxe('a new leave with a file')
    problems.expectRefusal(500, leaveApplications.addFile.path)
    await switchFaults(page, { name: 'server', path: leaveApplications.addFile.path, times: 1 })
    await desk.button('Запази').click()
    await desk.expectHeading(/^Чернова – Николай/)
    const files = page.getByRole('region', { name: 'Файлове' })
    await expect(files).toContainText('Не е прикачен.')
    await files.getByRole('button', { name: /^Отново/ }).click()
    await expect(files).not.toContainText('Не е прикачен.')
    await expect(files.getByRole('button', { name: /молба\.txt/ }).first()).toBeVisible()
    await move(desk, 'Подай за съгласуване', 'За съгласуване')
    await move(desk, 'Върни за корекция', 'Върнато за корекция', 'Посочете кой ще Ви замества.')
    await desk.giveCommand('Редактирай')
    await desk.field('Бележка').fill('Ще ме замества Светослав Ценков.')
    await desk.button('Запази').click()
    await expect(page.getByText('Ще ме замества')).toBeVisible()
    await move(desk, 'Подай за съгласуване', 'За съгласуване')
    await move(desk, 'Съгласувай', 'За проверка')
    await move(desk, 'Потвърди проверката', 'За одобрение')
    await move(desk, 'Одобри', 'Одобрено')
    await expectPaper(desk, 'Печат на заповедта', 'РАЗРЕШАВАМ', 'чл. 155 от КТ', '5 работни дни')
    await expectPaper(desk, 'Печат на заявлението', 'Моля да ми бъде разрешен')

    await desk.goTo('/staff/leave-applications/create')
    await desk.field('От').fill('22.01.2027')
    await desk.field('До').fill('25.01.2027')
    await expect(page.getByText('вече има подаден отпуск')).toBeVisible()
    await desk.field('От').fill('25.01.2027')
    await desk.button('Запази').click()
    await desk.expectHeading(/^Чернова – Николай/)
    await move(desk, 'Подай за съгласуване', 'За съгласуване')
    await move(desk, 'Откажи', 'Отказано', 'Отделът е с намален състав.')

    await desk.goTo('/staff/leave-applications?view=calendar&month=2027-01')
    const row = page.getByRole('row', { name: /Николай Борисов Стоянов/ })
    await expect(row.getByText('отпуск', { exact: true })).toHaveCount(5)
    await desk.checkAxe('who is away')
  })

  await test.step('a sick leave during a leave offers to interrupt it and recounts the days', async () => {
    await desk.goTo('/staff/leave-applications/create')
    await desk.fill('От', '19.11.2026')
    await desk.fill('До', '24.11.2026')
    await desk.press('Запази')
    await desk.expectHeading(/^Чернова – Николай/)
    await approve(desk, 'Одобрено')
    await desk.goTo('/staff/sick-leaves/create')
    await fillFields(
      desk,
      {
        Служител: 'Николай Борисов',
        'Болничен лист №': '20269900001',
        'Издаден на': '20.11.2026',
        От: '20.11.2026',
        До: '24.11.2026',
        Причина: 'Общо заболяване',
      },
      page.getByRole('main'),
    )
    await desk.press('Запази')
    await expect(page.getByText('През болничния служителят е в отпуск')).toBeVisible()
    await page.getByRole('link', { name: 'Отпуск 19.11.2026 – 24.11.2026' }).click()
    await desk.press('Прекъсни от 20.11.2026')
    const dialog = page.getByRole('dialog', { name: 'Прекъсни от дата' })
    await expect(field('От дата', dialog)).toHaveValue('20.11.2026')
    await dialog.getByRole('textbox', { name: 'Коментар' }).fill('Болничен лист № 20269900001')
    await dialog.getByRole('button', { name: 'Прекъсни от дата' }).click()
    await expect(page.locator('.page-above')).toHaveText('Прекъснато')
    await expect(page.getByText('1 работен ден', { exact: true })).toBeVisible()
    await expectPaper(desk, 'Печат на заповедта', 'Прекъснат', 'от 20.11.2026')
  })

  const expenses = desk.table('Разходи')

  await test.step('an advance above the costs is refused at its field, and nothing typed is lost', async () => {
    await desk.goTo('/staff/business-trips/create')
    await fillTrip(desk)
    await expectSum(desk, 'Общо', '185,00 €')
    await desk.press('Запази')
    await expect(field('Аванс')).toHaveAccessibleDescription(/по-голям от предвидените разходи/)
    await expect(field('Задача')).toHaveValue('Обучение по електронен обмен')
    await expect(field('Превоз')).toHaveValue('serviceCar')
    await desk.fill('Аванс', '150')
    await desk.press('Запази')
    await desk.expectHeading(/^Чернова – Николай.*Пловдив$/)
  })

  await test.step('the approved trip has its order', async () => {
    await approve(desk, 'Одобрена')
    await expectPaper(desk, 'Печат', 'КОМАНДИРОВАМ', '№ ЗК-', '3 дни: 25.11.2026', `Служебен автомобил ${freeCar()}`)
  })
  const made = madeTrip()

  await test.step('the report takes over the days and the advance of the trip', async () => {
    await desk.goTo('/staff/expense-report/create')
    await desk.expectHeading('Нов отчет за разходи')
    const choice = field('Командировка')
    await fillFields(desk, { Служител: made.person }, page.getByRole('main'))
    await choice.selectOption(String(made.id))
    await expect(field('Получен аванс')).toHaveValue(new RegExp(`^${made.advance}`))
    await expect(field('До')).toHaveValue(formatDate(made.toDate))
    await desk.fill('Отчет за извършената работа', 'Обучението е проведено.')
  })

  await test.step('an expense outside the trip is refused at its date, and the sum to return is correct', async () => {
    await addExpense(desk, 'Дневни', '', '20')
    await addExpense(desk, 'Квартирни', 'Фактура № 4711', String(made.advance - 35), '20.11.2026')
    await expect(field('Дата', expenses)).toHaveAccessibleDescription(/извън периода на отчета/)
    await expect(field('Документ', expenses)).toHaveValue('Фактура № 4711')
    await desk.checkAxe('an expense report with a wrong expense')
    await desk.fill('Дата', formatDate(made.toDate), expenses)
    await field('Дата', expenses).press('Enter')
    await expectSum(desk, 'Разходи', euro(made.advance - 15))
    await expectSum(desk, 'За възстановяване', '15,00 €')
    await desk.press('Запази')
    await desk.expectHeading(new RegExp(`^Чернова – ${made.person.split(' ')[0]}`))
  })

  await test.step('after the report is settled the trip is closed', async () => {
    await approve(desk, 'Одобрен')
    await expectPaper(desk, 'Печат', 'Фактура № 4711', 'За възстановяване', '15,00 €')
    await move(desk, 'Отбележи като уреден', 'Уреден', 'Върнати в касата 15,00 €.')
    await expect(page.getByText('Върнати в касата 15,00 €.')).toBeVisible()
    await desk.goTo(`/staff/business-trips/${made.id}`)
    await expect(page.locator('.page-above')).toHaveText('Отчетена')
  })
})
