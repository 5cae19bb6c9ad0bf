import { expect } from '../support/journey.ts'
import {
  changeStatusTo,
  type Doing,
  type ExercisePath,
  formatDay,
  openDocument,
  registerIt,
  today,
} from './exerciseSteps.ts'
import { chooseIn, openNewDocument } from './letterForm.ts'
import { samplePdf } from './samplePdf.ts'

export const register =
  (name: string, module = 'administrative-services'): ExercisePath =>
  async (at) => {
    await openDocument(at, at.of(name, 'guid'), '', module)
    await registerIt(at)
  }

const become = async (at: Doing, userName: string, name: string) => {
  if (await at.page.getByRole('button', { name: `Потребител: ${name}` }).isVisible()) return
  await at.logOut()
  await at.logIn(userName)
  await at.expectLoggedIn()
}
const clerk = (at: Doing) => become(at, 'mpetrova', 'Мария Петрова')
const accountant = (at: Doing) => become(at, 'yangelova', 'Йорданка Ангелова')

export const fee =
  (amount: string, paid: string | null): ExercisePath =>
  async (at) => {
    const { page } = at
    await clerk(at)
    await register('application')(at)
    await accountant(at)
    await openDocument(at, at.of('application', 'guid'), '?tab=obligations', 'administrative-services')
    await at.press('Добави задължение')
    const dialog = at.dialog('Добавяне на задължение')
    await at.choose('Вид задължение', 'Такса', dialog)
    await at.fill('Основание', 'чл. 12 от Тарифата за таксите', dialog)
    await at.fill('Сума (€)', amount, dialog)
    await at.press('Запази', dialog)
    await expect(dialog).toHaveCount(0)
    if (paid === null) return
    await page
      .getByRole('article', { name: 'чл. 12 от Тарифата' })
      .first()
      .getByRole('button', { name: 'Добави плащане' })
      .click()
    const payment = at.dialog('Добавяне на плащане')
    await at.fill('Сума (€)', paid, payment)
    await at.fill('Дата', formatDay(today), payment)
    await payment.getByLabel(/^Начин/).click()
    await page.getByRole('option', { name: 'По банков път' }).click()
    await at.press('Запази', payment)
    await expect(payment).toHaveCount(0)
  }

export const invitation = {
  draft: async (at: Doing) => {
    const { page } = at
    const pick = (id: string, typed: string) => chooseIn(page, id, typed)
    await openNewDocument(at)
    await page.getByRole('radio', { name: 'Изходящ' }).check()
    await pick('documentTypeId', 'Писмо')
    await page.locator('#document-subjectDescription').fill('Покана за работна среща')
    await page.locator('#document-correspondents').fill(at.of('receiver', 'name'))
    await page.getByRole('option').filter({ visible: true }).first().click()
    await pick('sentViaId', 'е-Връчване')
    await pick('signedByPersonId', 'Силвия')
    await page.locator('input[type=file]').setInputFiles({
      name: 'Покана.pdf',
      mimeType: 'application/pdf',
      buffer: samplePdf({ pages: [['Meeting']] }),
    })
    await page.getByRole('button', { name: /чернова/i }).click()
    await expect(page.getByText('Без номер')).toBeVisible()
    await expect(page.getByRole('tab', { name: /^Файлове/ })).toContainText('1')
    await at.atRest()
  },
  signed: async (at: Doing) => {
    await invitation.draft(at)
    await changeStatusTo(at, 'За подпис')
    await changeStatusTo(at, 'Подпиши')
  },
  registered: async (at: Doing) => {
    await invitation.signed(at)
    await registerIt(at)
  },
  sent: async (at: Doing) => {
    await invitation.registered(at)
    await (await at.command('Изпрати')).click()
    const dialog = at.dialog(/^Изпращане на/)
    await at.press(/^Изпрати чрез е-Връчване до 1 адресат$/, dialog)
    await expect(dialog.getByText(/^(Изпратено|Доставено|Връчено \(отворено\))$/).first()).toBeVisible()
    await dialog.getByRole('button', { name: 'Затвори' }).last().click()
  },
}
