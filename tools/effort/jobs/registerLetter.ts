import type { Hand } from '../hand.ts'
import { letter, scan } from '../letter.ts'

const field = ({ page }: Hand, id: string) => page.locator(`#document-${id}`)
const button = ({ page }: Hand, name: string) => page.getByRole('button', { name, exact: true })

/** Fills in the subject, the number and date of the sender, and an unknown sender. */
const describe = async (hand: Hand) => {
  const { page, press, write, pick, key } = hand
  await write(field(hand, 'subjectDescription'), letter.subject)
  await write(field(hand, 'externalRefNumber'), letter.number)
  await write(field(hand, 'externalRefDate'), letter.date)
  await write(field(hand, 'correspondents'), letter.sender)
  await page.getByText('Няма такъв кореспондент.').waitFor()
  await key('Enter')
  const dialog = page.getByRole('dialog', { name: 'Нов кореспондент' })
  await write(dialog.getByLabel('ЕИК/БУЛСТАТ'), letter.eik)
  await press(button(hand, 'Добави адрес'))
  await pick(dialog.getByRole('combobox', { name: /^Населено място/ }), letter.settlement, /Асеновград/)
  await write(dialog.getByLabel(/^Улица/), letter.street)
}
const attachBoth = ({ page, attach }: Hand) =>
  attach(page.getByRole('button', { name: /^Прикачване на файлове/ }), [scan('писмо.pdf'), scan('приложение.pdf')])

/** A further letter on the same day from a known sender, starting from the list. */
export const registerAnother = async (hand: Hand) => {
  const { page, press, write, pick, key } = hand
  await press(page.getByRole('main').getByRole('link', { name: 'Нов документ' }))
  await pick(field(hand, 'documentTypeId'), 'Писмо', /^Писмо/)
  await write(field(hand, 'subjectDescription'), 'Запитване')
  await pick(field(hand, 'correspondents'), 'Мерител', /Мерител/)
  await pick(field(hand, 'addressedToDepartmentId'), 'Одобр', /Одобряване на типа/)
  await key('Control+Enter')
  await page.locator('.given-number').waitFor()
  await page.getByRole('navigation').getByRole('link', { name: 'Документи' }).first().click()
  await page.getByRole('heading', { name: 'Документи', level: 1 }).waitFor()
}

/** An incoming letter with two files from an unknown sender, from the list to its number. */
export const registerByMouse = async (hand: Hand) => {
  const { page, press } = hand
  await press(page.getByRole('main').getByRole('link', { name: 'Нов документ' }))
  await describe(hand)
  await press(button(hand, 'Запази'))
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await attachBoth(hand)
  await press(button(hand, 'Регистрирай'))
  await page.locator('.given-number').waitFor()
}

export const registerByKeys = async (hand: Hand) => {
  const { page, key } = hand
  await key('n')
  await describe(hand)
  await key('Control+Enter')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await attachBoth(hand)
  await key('Control+Enter')
  await page.locator('.given-number').waitFor()
}

/** The first letter of the day in a fresh browser: the addressee is chosen too. */
export const registerFirst = async (hand: Hand) => {
  const { page, press, pick } = hand
  await press(page.getByRole('main').getByRole('link', { name: 'Нов документ' }))
  // The most frequent document type comes with a response of the server; the focus moves after it.
  await field(hand, 'subjectDescription').and(page.locator(':focus')).waitFor()
  await describe(hand)
  await press(button(hand, 'Запази'))
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await attachBoth(hand)
  await pick(field(hand, 'addressedToDepartmentId'), 'Одоб', /Одобряване на типа/)
  await press(button(hand, 'Регистрирай'))
  await page.locator('.given-number').waitFor()
}
