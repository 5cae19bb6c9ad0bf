import { letter, scan } from '../letter.ts'
import type { UserDriver } from '../userDriver.ts'

const field = ({ page }: UserDriver, id: string) => page.locator(`#document-${id}`)
const button = ({ page }: UserDriver, name: string) => page.getByRole('button', { name, exact: true })

const describe = async (driver: UserDriver) => {
  const { page, press, write, pick, key } = driver
  await write(field(driver, 'subjectDescription'), letter.subject)
  await write(field(driver, 'externalRefNumber'), letter.number)
  await write(field(driver, 'externalRefDate'), letter.date)
  await write(field(driver, 'correspondents'), letter.sender)
  await page.getByText('Няма такъв кореспондент.').waitFor()
  await key('Enter')
  const dialog = page.getByRole('dialog', { name: 'Нов кореспондент' })
  await write(dialog.getByLabel('ЕИК/БУЛСТАТ'), letter.eik)
  await press(button(driver, 'Добави адрес'))
  await pick(dialog.getByRole('combobox', { name: /^Населено място/ }), letter.settlement, /Асеновград/)
  await write(dialog.getByLabel(/^Улица/), letter.street)
}
/** The addressed department is not preset from the last document, because users easily overlook a wrong preset. */
const address = (driver: UserDriver) =>
  driver.pick(field(driver, 'addressedToDepartmentId'), 'Одоб', /Одобряване на типа/)
const attachBoth = ({ page, attach }: UserDriver) =>
  attach(page.getByRole('button', { name: /^Прикачване на файлове/ }), [scan('писмо.pdf'), scan('приложение.pdf')])

export const registerAnother = async (driver: UserDriver) => {
  const { page, press, write, pick, key } = driver
  await press(page.getByRole('main').getByRole('link', { name: 'Нов документ' }))
  await pick(field(driver, 'documentTypeId'), 'Писмо', /^Писмо/)
  await write(field(driver, 'subjectDescription'), 'Запитване')
  await pick(field(driver, 'correspondents'), 'Мерител', /Мерител/)
  await pick(field(driver, 'addressedToDepartmentId'), 'Одобр', /Одобряване на типа/)
  await key('Control+Enter')
  await page.locator('.given-number').waitFor()
  await page.getByRole('navigation').getByRole('link', { name: 'Документи' }).first().click()
  await page.getByRole('heading', { name: 'Документи', level: 1 }).waitFor()
}

export const registerByMouse = async (driver: UserDriver) => {
  const { page, press } = driver
  await press(page.getByRole('main').getByRole('link', { name: 'Нов документ' }))
  await describe(driver)
  await press(button(driver, 'Запази'))
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await attachBoth(driver)
  await address(driver)
  await press(button(driver, 'Регистрирай'))
  await page.locator('.given-number').waitFor()
}

export const registerByKeys = async (driver: UserDriver) => {
  const { page, key } = driver
  await key('n')
  await describe(driver)
  await key('Control+Enter')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await address(driver)
  await attachBoth(driver)
  await key('Control+Enter')
  await page.locator('.given-number').waitFor()
}

/** Registers the first letter in a new browser. */
export const registerFirst = async (driver: UserDriver) => {
  const { page, press } = driver
  await press(page.getByRole('main').getByRole('link', { name: 'Нов документ' }))
  // The server returns the most frequent document type; the focus moves only after this response.
  await field(driver, 'subjectDescription').and(page.locator(':focus')).waitFor()
  await describe(driver)
  await press(button(driver, 'Запази'))
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await attachBoth(driver)
  await address(driver)
  await press(button(driver, 'Регистрирай'))
  await page.locator('.given-number').waitFor()
}
