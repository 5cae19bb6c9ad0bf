import type { Hand } from '../hand.ts'
import { letter, scan } from '../letter.ts'

const field = ({ page }: Hand, id: string) => page.locator(`#document-${id}`)
const button = ({ page }: Hand, name: string) => page.getByRole('button', { name, exact: true })

const describeSender = async (hand: Hand) => {
  const { page, press, write, pick } = hand
  await press(button(hand, 'Нов кореспондент').first())
  const dialog = page.getByRole('dialog', { name: 'Нов кореспондент' })
  await press(dialog.getByRole('radio', { name: 'Юридическо лице' }))
  await write(dialog.getByLabel('ЕИК/БУЛСТАТ'), letter.eik)
  await write(dialog.getByLabel('Наименование'), letter.sender)
  await press(button(hand, 'Добави адрес'))
  await pick(dialog.getByRole('combobox', { name: /^Населено място/ }), letter.settlement, /Асеновград/)
  await write(dialog.getByLabel(/^Улица/), letter.street)
}

/** An incoming letter of a sender who is in no list yet, with two files, from the list to its number. */
export const registerByMouse = async (hand: Hand) => {
  const { page, press, write, pick, attach } = hand
  await press(page.getByRole('link', { name: 'Нов документ' }))
  await pick(field(hand, 'documentTypeId'), 'Писмо', /^Писмо/)
  await write(field(hand, 'subjectDescription'), letter.subject)
  await write(field(hand, 'externalRefNumber'), letter.number)
  await write(field(hand, 'externalRefDate'), letter.date)
  await describeSender(hand)
  await press(button(hand, 'Запази'))
  await pick(field(hand, 'addressedToDepartmentId'), 'Одобр', /Одобряване на типа/)
  await attach(page.getByRole('button', { name: /^Прикачване на файлове/ }), [
    scan('писмо.pdf'),
    scan('приложение.pdf'),
  ])
  await press(button(hand, 'Регистрирай'))
  await page.locator('.given-number').waitFor()
}

/** The same by keys alone. */
export const registerByKeys = async (hand: Hand) => {
  const { page, write, pick, attach, key } = hand
  await key('n')
  await pick(field(hand, 'documentTypeId'), 'Писмо', /^Писмо/)
  await write(field(hand, 'subjectDescription'), letter.subject)
  await write(field(hand, 'externalRefNumber'), letter.number)
  await write(field(hand, 'externalRefDate'), letter.date)
  await describeSender(hand)
  await key('Control+Enter')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await pick(field(hand, 'addressedToDepartmentId'), 'Одобр', /Одобряване на типа/)
  await attach(page.getByRole('button', { name: /^Прикачване на файлове/ }), [
    scan('писмо.pdf'),
    scan('приложение.pdf'),
  ])
  await key('Control+Enter')
  await page.locator('.given-number').waitFor()
}
