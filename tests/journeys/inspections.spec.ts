import { expect, test } from '../support/journey.ts'
import { fillFields } from './fillFields.ts'
import { expectNext, fillClosing, fillTime, status, writeProtocol } from './inspectionSteps.ts'

const me = 'Александър Петров Ненов'
const devices = 'Проверени средства за измерване'

test('a group inspection of three departments from plan to closing, with violations, protocol and follow-up', async ({
  as,
}) => {
  const desk = await as('inspections.manager', { at: '/group-inspections/create' })
  const { page } = desk
  const form = page.getByRole('main')
  const save = async (toast: RegExp) => {
    await page.keyboard.press('Control+Enter')
    await desk.expectToast(toast)
  }

  await test.step('the plan: missing fields are shown at once, and typed text stays', async () => {
    await desk.field('Наименование').fill('Везни преди празниците')
    await desk.button('Запази').click()
    await expect(page.getByText(/^Има \d полета за поправяне$/)).toBeVisible()
    await expect(desk.field('Наименование')).toHaveValue('Везни преди празниците')
    await fillFields(
      desk,
      {
        Тема: 'Годност на везните, с които се продава на дребно',
        'Категории средства за измерване': 'Везни с неавтоматично действие',
        От: '20.11.2026',
        До: '18.12.2026',
        'Заповед №': 'РД-09-400',
        'Дата на заповедта': '16.11.2026',
      },
      form,
    )
    await expect(desk.field('Ръководител', form)).toHaveValue(me)
    for (const town of ['София', 'Враца', 'Русе'])
      await fillFields(desk, { 'Добави регионален отдел': `Регионален отдел – ${town}` }, form)
    await desk.field('Регионален отдел – София').fill('2')
    await save(/Групова проверка ГП-8\/2026 е записана/)
    await desk.button('Планирай').click()
    await expect(status(desk)).toHaveText('Планирана')
  })
  const group = new URL(page.url()).pathname

  await test.step('one press per department creates its inspection', async () => {
    for (const town of ['София', 'Враца', 'Русе']) {
      await desk.button(`Създай проверка: Регионален отдел – ${town}`).click()
      await expect(page.getByRole('row', { name: new RegExp(`РО – ${town} [12] 1 0 0`) })).toBeVisible()
    }
    await expect(desk.rows('Включени проверки')).toHaveCount(3)
    await desk.checkAxe('a group inspection')
  })

  await test.step('in a planned group no inspection begins until its leader begins the group', async () => {
    await desk.rows('Включени проверки').first().getByRole('link').first().click()
    await expect(status(desk)).toHaveText('Чернова')
    await desk.expectCommandRefused('Започни', /Груповата проверка ГП-8\/2026 е в статус „Планирана“/)
    await desk.goTo(group)
    await desk.button('Започни').click()
    await expect(status(desk)).toHaveText('В ход')
  })

  await test.step('an inspection begins only complete: each missing item links to its field', async () => {
    await desk.rows('Включени проверки').first().getByRole('link').first().click()
    await expect(status(desk)).toHaveText('Чернова')
    await expectNext(desk, 'Попълни липсващото')
    await desk.expectCommandRefused('Изтрий', 'Изтриването е отделно право.')
    await desk.button('Започни').click()
    const missing = desk.dialog('Какво липсва, за да бъде започната')
    await expect(missing.getByRole('listitem')).toHaveCount(5)
    await missing.getByRole('button', { name: 'Проверявано лице' }).click()
    await expect(page.locator('#inspection-inspectedPerson')).toBeFocused()
    await fillFields(
      desk,
      {
        'Проверявано лице': 'Софмет',
        Обект: 'Пазар „Запад“',
        'Вид обект': 'Пазар',
        'Населено място': 'София',
        Адрес: 'ул. „Иван Вазов“ № 7',
      },
      form,
    )
  })

  await test.step('rows pasted from a spreadsheet: unreadable ones are named, the rest is taken', async () => {
    await desk.button('Постави от таблица').click()
    const paste = desk.dialog('Поставяне на редове от таблица')
    await paste
      .getByLabel('Редове')
      .fill(
        [
          'Наименование\tТип\tСериен №\tВалиден до\tПоказание/грешка\tСъответства\tНарушение',
          'Електронна везна\tVE-30\t26-00001\t01.03.2027\t0 g при 5 kg\tда\t',
          'Електронна везна\tLibra 15\t26-00002\t31.02.2027\t+35 g при 5 kg\tне\tПоказва повече от действителното',
        ].join('\n'),
      )
    await expect(paste).toContainText('Ред 3: „31.02.2027“ не е дата')
    await desk.button('Добави 2 реда', paste).click()
    await expect(desk.table(devices).getByRole('row')).toHaveCount(3)
    await save(/Проверка П-\d+\/2026 е записана/)
    await desk.button('Започни').click()
    await expect(status(desk)).toHaveText('В ход')
    await expectNext(desk, 'Попълни липсващото')
  })
  const single = new URL(page.url()).pathname

  await test.step('violations: a measure with a term, the protocol, and closing', async () => {
    await fillClosing(desk, {
      Констатации: 'Едната от двете везни показва повече от действителното.',
      Резултат: 'С нарушения',
      'Последваща проверка до': '21.12.2026',
      'Присъствал представител': 'Петър Стоев',
    })
    await fillTime(desk, 'Край', '20.11.2026', '11:30')
    await desk.button('Добави мярка').click()
    const measure = page.getByRole('group', { name: 'Мярка 1' })
    await expect(measure.getByLabel('Вид')).toBeFocused()
    await fillFields(
      desk,
      { Вид: 'Предписание', Срок: '18.12.2026', Описание: 'Везната да се представи за проверка.' },
      measure,
    )
    await save(/Проверка П-\d+\/2026 е записана/)
    await expectNext(desk, 'Състави протокол')
    await writeProtocol(desk, '26-00002', 'Показва повече от действителното', 'Софмет')
    await expectNext(desk, 'Приключи')
    await desk.button('Приключи').click()
    await expect(status(desk)).toHaveText('Приключена')
    await desk.expectCommandRefused('Редактирай', 'Тя е в статус „Приключена“.')
  })

  await test.step('the follow-up contains only the failed device and is closed with it', async () => {
    await desk.button('Последваща проверка').click()
    const dialog = desk.dialog('СИ за последваща проверка')
    await expect(dialog.getByRole('row')).toHaveCount(2)
    await expect(dialog.getByRole('checkbox', { name: /26-00002/ })).toBeChecked()
    await desk.checkAxe('devices for a following inspection')
    await desk.button('Създай последваща проверка', dialog).click()
    await expect(desk.field('Вид проверка')).toHaveValue('4')
    await expect(desk.field('Обект')).toHaveValue('Пазар „Запад“')
    await page.locator('.insp-yesno label').filter({ hasText: 'Да' }).click()
    await save(/Проверка П-\d+\/2026 е записана/)
    await desk.button('Започни').click()
    const early = page.getByRole('alertdialog', { name: 'Започване на проверка преди началото ѝ' })
    await expect(early).toContainText('Началото ѝ е 21.12.2026 г., 09:00 ч.')
    await desk.button('Започни сега', early).click()
    await expect(status(desk)).toHaveText('В ход')
    await fillClosing(desk, {
      Констатации: 'Предписанието е изпълнено.',
      Резултат: 'Без нарушения',
      'Присъствал представител': 'Петър Стоев',
    })
    await expect(desk.field('Начало')).toHaveValue('20.11.2026')
    await fillTime(desk, 'Край', '20.11.2026', '14:00')
    await save(/Проверка П-\d+\/2026 е записана/)
    await writeProtocol(desk, '26-00002')
    await desk.button('Приключи').click()
    await expect(status(desk)).toHaveText('Приключена')
  })

  await test.step('the inspection links to its follow-up; the group compares plan and result', async () => {
    await desk.goTo(single)
    await expect(page.getByText('Последващи проверки')).toBeVisible()
    await desk.goTo(group)
    await expect(page.getByRole('row', { name: /РО – София 2 1 1 1 50 %/ })).toBeVisible()
    await desk.button('Приключи').click()
    await expect(desk.dialog('Какво липсва, за да бъде приключена')).toContainText(/Не са приключени: П-\d+\/2026, П-/)
  })
})
