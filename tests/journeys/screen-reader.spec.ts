import { makeEik } from '../../src/rules/identifiers/identifiers.ts'
import { expect, test } from '../support/journey.ts'
import type { Screen } from '../support/screen.ts'
import { letter, letterNumber, letterSubject } from './letterTask.ts'
import { type Listener, listenTo } from './listener.ts'
import { keyboardOf, type UserDrivers } from './userDriver.ts'

test.describe.configure({ timeout: 240_000 })

const scan = { name: 'писмо.txt', mimeType: 'text/plain', buffer: Buffer.from('Искане за проверка') }

type Listening = { listener: Listener; drivers: UserDrivers }
const listening = async (desk: Screen): Promise<Listening> => {
  const listener = await listenTo(desk.page, desk.atRest)
  return { listener, drivers: listener.drivers(keyboardOf(desk.page)) }
}
/**
 * Compares the announcements with a snapshot. `named`: seeded texts with the placeholders that replace them, so that
 * the snapshot does not depend on the seed.
 */
const expectAnnounced = ({ listener }: Listening, job: string, named: readonly (readonly [string, string])[] = []) => {
  const text = named.reduce((all, [found, name]) => all.replaceAll(found, name), listener.text())
  expect(text).toMatchSnapshot(`${job}.txt`)
}

test('logging in and out, and rejecting a message', async ({ desk, as }) => {
  const { page } = desk
  const heard = await listening(desk)
  const { drivers, listener } = heard
  await test.step('logging in and out', async () => {
    await page.goto('/login')
    await desk.expectHeading('Вход')
    await listener.after('open the page')
    await drivers.write(desk.field('Потребителско име'), 'mpetrova')
    await drivers.write(desk.field('Парола'), 'грешна')
    await drivers.press(page.getByRole('button', { name: 'Вход', exact: true }))
    await drivers.write(desk.field('Парола'), 'demo')
    await drivers.press(page.getByRole('button', { name: 'Вход', exact: true }))
    await desk.expectLoggedIn()
    await listener.after('wait for the first screen')
    await drivers.press(page.getByRole('button', { name: /^Потребител:/ }))
    await drivers.press(page.getByRole('button', { name: 'Изход' }))
    await expect(page.getByText('Излязохте от системата.')).toBeVisible()
    await listener.after('wait for the log-in')
    expectAnnounced(heard, 'log-in')
  })

  await test.step('rejecting a message', async () => {
    await as('mpetrova')
    await desk.goTo('/documents-flow/doc-exchange')
    await listener.begin()
    await drivers.press(desk.row('Съобщения от обмен на документи', 'Получено').locator('[data-open]'))
    await expect(page.getByText('С уважение')).toBeVisible()
    await listener.after('wait for the message')
    await drivers.press(page.getByRole('button', { name: 'Отхвърли', exact: true }))
    const dialog = desk.dialog('Отказ от регистрация')
    const send = dialog.getByRole('button', { name: 'Отхвърли съобщението' })
    await drivers.press(send)
    await drivers.choose(desk.field('Причина за отказ от регистрация', dialog), 'Нечетливо съдържание.')
    await drivers.write(desk.field('Пояснение', dialog), 'Писмото е за общината.')
    await drivers.press(send)
    await expect(page.getByText('Регистрацията на съобщението е отказана.')).toBeVisible()
    await listener.after('wait for the answer')
    expectAnnounced(heard, 'reject')
  })
})

test('registering a letter of a new sender with a file', async ({ desk, as }) => {
  const { page } = desk
  const heard = await listening(desk)
  const { drivers, listener } = heard
  await as('mpetrova', { at: '/documents-flow/documents' })
  await listener.begin()
  const form = (id: string) => page.locator(`#document-${id}`)
  await page.keyboard.press('n')
  await expect(form('subjectDescription')).toBeFocused()
  await expect(form('documentTypeId'), 'the kind that is mostly registered').toHaveValue('Писмо')
  await listener.after('n')
  await drivers.write(form('subjectDescription'), 'Искане за проверка на везни')
  await drivers.write(form('correspondents'), '„Новоселски везни“ ЕООД')
  await expect(page.getByText('Няма такъв кореспондент.')).toBeVisible()
  await listener.after('wait for what is found')
  await drivers.press(page.getByRole('button', { name: 'Нов кореспондент' }).last())
  const dialog = desk.dialog('Нов кореспондент')
  await drivers.write(dialog.getByLabel('ЕИК/БУЛСТАТ'), makeEik(20_345_678))
  await drivers.press(desk.button('Добави адрес', dialog))
  await drivers.pick(desk.field('Населено място', dialog), 'Пловдив', /^гр\. Пловдив/)
  await drivers.write(dialog.getByLabel('Улица, №, квартал'), 'ул. „Иван Вазов“ № 12')
  await drivers.press(dialog.getByRole('button', { name: /^Запази адрес/ }))
  await drivers.press(dialog.getByRole('button', { name: 'Запази', exact: true }))
  await expect(dialog).toBeHidden()
  await listener.after('wait for the sender')
  await drivers.pick(form('addressedToDepartmentId'), 'Контрол', /Контрол/)
  await drivers.attach(page.getByRole('button', { name: /^Прикачване на файлове/ }), scan)
  await drivers.press(page.getByRole('button', { name: 'Регистрирай', exact: true }))
  await expect(page.locator('.given-number')).toBeVisible()
  await listener.after('wait for the number')
  expectAnnounced(heard, 'register')
})

test('finding a letter and resolving it to two experts', async ({ desk, as }) => {
  const { page } = desk
  const heard = await listening(desk)
  const { drivers, listener } = heard
  await as('dradeva', { at: '/documents-flow/manage' })
  await listener.begin()
  await page.keyboard.press('/')
  await drivers.write(page.getByRole('combobox', { name: 'Търсене на документи' }), letter)
  await page.keyboard.press('Enter')
  await expect(desk.rows('Документи')).toHaveCount(1)
  await listener.after('Enter')
  await drivers.press(desk.rows('Документи').locator('[data-open]'))
  await drivers.press(page.getByRole('link', { name: 'Резолюция', exact: true }))
  await expect(page.getByLabel(/^Текст/)).toBeFocused()
  await listener.after('wait for the form')
  await page.keyboard.press('F2')
  const texts = desk.dialog('Резолюции: стандартни текстове')
  await expect(texts.getByRole('combobox')).toBeFocused()
  await listener.after('F2')
  await page.keyboard.type('отг')
  await expect(texts.getByRole('option')).toHaveCount(1)
  await listener.after('type „отг“', true)
  await page.keyboard.press('Enter')
  await expect(texts).toBeHidden()
  await listener.after('Enter')
  for (const name of ['Лъчезар Георгиев Тонев', 'Георги Иванов Георгиев'])
    await drivers.pick(page.getByRole('combobox', { name: 'Добави служител' }), name, new RegExp(name))
  await page.keyboard.press('Control+Enter')
  await desk.expectToast(/Издадена е резолюция/)
  await listener.after('Ctrl+Enter')
  expectAnnounced(heard, 'resolve', [
    [letterNumber, '{писмо с дата}'],
    [letter, '{писмо}'],
    [letterSubject, '{относно}'],
  ])
})

test('completing a task and drafting the answer', async ({ desk, as }) => {
  const { page } = desk
  const heard = await listening(desk)
  const { drivers, listener } = heard
  await as('ggeorgiev', { at: '/documents-flow/tasks' })
  await listener.begin()
  await drivers.press(desk.rows('Задачи – Отворени').first().locator('[data-open]'))
  await drivers.press(page.getByRole('button', { name: 'Приключи', exact: true }).first())
  const dialog = desk.dialog(/^Приключване на задача № \d+$/)
  await drivers.check(dialog.getByLabel('Изпълнена', { exact: true }))
  await drivers.write(dialog.getByLabel(/^Коментар/), 'Проверено е.')
  await drivers.press(dialog.getByRole('button', { name: 'Приключи', exact: true }))
  await expect(dialog).toHaveCount(0)
  await desk.expectToast('Задачата е изпълнена.')
  await listener.after('wait for the task')
  await drivers.press(page.getByRole('region', { name: 'Документ', exact: true }).getByRole('link').first())
  await drivers.press(page.getByRole('link', { name: 'Отговори', exact: true }))
  await expect(page.locator('#document-documentDirectionId')).toBeVisible()
  await listener.after('wait for the form')
  await drivers.pick(page.locator('#document-documentTypeId'), 'Писмо', /^Писмо/)
  await drivers.press(page.getByRole('button', { name: /чернова/i }).first())
  await expect(page.locator('.page-above')).toContainText('Чернова')
  await listener.after('wait for the draft')
  expectAnnounced(heard, 'answer')
})
