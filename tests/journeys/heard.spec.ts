import { makeEik } from '../../src/rules/identifiers/identifiers.ts'
import { expect, test } from '../support/journey.ts'
import { expectHeard, listening, longestHeard } from './heardSteps.ts'
import { letter, letterNumber, letterSubject } from './letterTask.ts'

/**
 * Two jobs by keyboard alone, and what somebody hears who does not see them: heard/*.txt beside this file, read as a
 * text. It changes on purpose only, by `npm run journeys:all -- --update-snapshots heard`.
 */
test.describe.configure({ timeout: longestHeard })

const scan = { name: 'писмо.txt', mimeType: 'text/plain', buffer: Buffer.from('Искане за проверка') }

test('registering a letter of a new sender with a file', async ({ desk, as }) => {
  const { page } = desk
  const heard = await listening(desk)
  const { hands, listener } = heard
  await as('mpetrova', { at: '/documents-flow/documents' })
  await listener.begin()
  const form = (id: string) => page.locator(`#document-${id}`)
  await page.keyboard.press('n')
  await expect(form('subjectDescription')).toBeFocused()
  await expect(form('documentTypeId'), 'the kind that is mostly registered').toHaveValue('Писмо')
  await listener.after('n')
  await hands.write(form('subjectDescription'), 'Искане за проверка на везни')
  await hands.write(form('correspondents'), '„Новоселски везни“ ЕООД')
  await expect(page.getByText('Няма такъв кореспондент.')).toBeVisible()
  await listener.after('wait for what is found')
  await hands.press(page.getByRole('button', { name: 'Нов кореспондент' }).last())
  const dialog = desk.dialog('Нов кореспондент')
  await hands.write(dialog.getByLabel('ЕИК/БУЛСТАТ'), makeEik(20_345_678))
  await hands.press(desk.button('Добави адрес', dialog))
  await hands.pick(desk.field('Населено място', dialog), 'Пловдив', /^гр\. Пловдив/)
  await hands.write(dialog.getByLabel('Улица, №, квартал'), 'ул. „Иван Вазов“ № 12')
  await hands.press(dialog.getByRole('button', { name: /^Запази адрес/ }))
  await hands.press(dialog.getByRole('button', { name: 'Запази', exact: true }))
  await expect(dialog).toBeHidden()
  await listener.after('wait for the sender')
  await hands.pick(form('addressedToDepartmentId'), 'Контрол', /Контрол/)
  await hands.attach(page.getByRole('button', { name: /^Прикачване на файлове/ }), scan)
  await hands.press(page.getByRole('button', { name: 'Регистрирай', exact: true }))
  await expect(page.locator('.given-number')).toBeVisible()
  await listener.after('wait for the number')
  expectHeard(heard, 'register')
})

test('finding a letter and resolving it to two experts', async ({ desk, as }) => {
  const { page } = desk
  const heard = await listening(desk)
  const { hands, listener } = heard
  await as('dradeva', { at: '/documents-flow/manage' })
  await listener.begin()
  await page.keyboard.press('/')
  await hands.write(page.getByRole('combobox', { name: 'Търсене на документи' }), letter)
  await page.keyboard.press('Enter')
  await expect(desk.rows('Документи')).toHaveCount(1)
  await listener.after('Enter')
  await hands.press(desk.rows('Документи').locator('[data-open]'))
  await hands.press(page.getByRole('link', { name: 'Резолюция', exact: true }))
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
    await hands.pick(page.getByRole('combobox', { name: 'Добави служител' }), name, new RegExp(name))
  await page.keyboard.press('Control+Enter')
  await desk.expectToast(/Издадена е резолюция/)
  await listener.after('Ctrl+Enter')
  expectHeard(heard, 'resolve', [
    [letterNumber, '{писмо с дата}'],
    [letter, '{писмо}'],
    [letterSubject, '{относно}'],
  ])
})
