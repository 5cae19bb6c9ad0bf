import { documentParts } from '../../src/contract/documentParts.ts'
import { expect, type Journey } from '../support/journey.ts'
import { obligation } from '../unit/document-parts/samples.ts'
import { basis, changeStatus, expectStatus, historyOf, instruction, openByNotification, tab } from './portalScreen.ts'
import { requestInPage, tokenOf } from './requestInPage.ts'

type People = Pick<Journey, 'desk' | 'as'>

export const feeIsRequested = async ({ desk: { page } }: People, address: string): Promise<void> => {
  const dates = { dateArisen: '2026-12-02', dueDate: '2026-12-23' }
  const fee = obligation({ ...dates, guid: undefined, basis, amount: '30.00', debtor: { id: 1, name: '' } })
  await requestInPage(page, documentParts.createDocumentObligation, {
    query: { docGuid: address.split('/').at(-1) ?? '' },
    body: fee,
    token: await tokenOf(page, 'yangelova'),
  })
}

export const expertIsDone = async ({ desk, as }: People, number: string) => {
  const { page } = desk
  await as('ggeorgiev', { at: null })
  await openByNotification(desk, new RegExp(`Документ № ${number} е възобновен\\. Срокът вече е 04\\.01\\.2027 г\\.`))
  await tab(page, 'Задачи и резолюции')
  await page.getByRole('link', { name: instruction }).first().click()
  await desk.press('Приключи')
  const result = desk.dialog(/^Приключване на задача/)
  await result.getByLabel('Изпълнена', { exact: true }).check()
  await desk.press('Приключи', result)
  await expect(result).toHaveCount(0)
  await desk.logOut()
}

export const feeIsPaid = async ({ desk, as }: People, address: string) => {
  const { page } = desk
  await as('mpetrova', { at: null })
  await desk.goTo(address)
  await desk.expectCommandRefused('Смени статус: Приключи', 'Има 1 неплатено задължение.')
  await expect(page.getByText(/^Чака 1 неплатено задължение\. Плащането отбелязва: .*Йорданка Ангелова/)).toBeVisible()
  await desk.logOut()
  await as('yangelova', { at: null })
  await desk.goTo(address)
  await desk.press('Отбележи плащане')
  const payment = desk.dialog('Добавяне на плащане')
  await expect(desk.field('Начин', payment)).toHaveValue(/^Електронно плащане/)
  await desk.press('Запази', payment)
  await desk.expectToast(/^Готово:\s*Платени са 30,00\s€ \(58,67\sлв\.\)\. Задължението е платено изцяло\.$/)
  await desk.logOut()
  await as('mpetrova', { at: null })
  await desk.goTo(address)
  await tab(page, 'Задължения')
  await expect(page.getByRole('article', { name: basis }).getByText('Платено', { exact: true }).first()).toBeVisible()
}

export const caseIsClosed = async (
  { desk, as }: People,
  number: string,
  { letter, letterAddress }: { letter: string; letterAddress: string },
) => {
  const { page } = desk
  const closing = await changeStatus(desk, 'Приключи')
  await expect(closing.getByRole('group', { name: 'В преписката има още 1 неприключен документ' })).toBeVisible()
  const line = closing.getByRole('checkbox', { name: new RegExp(letter) })
  await expect(line).not.toBeChecked()
  await expect(closing.getByText('Регистриран е, но не е изпратен.')).toBeVisible()
  await expect(closing.getByText(/Преписка № \S+ остава отворена: чака 1 документ\.$/)).toBeVisible()
  await line.check()
  await expect(closing.getByText(/^С него се приключва още 1 документ\. Преписка № \S+ се приключва\.$/)).toBeVisible()
  await desk.checkAxe('closing a case')
  await desk.press(/^Приключи документа и преписка № /, closing)
  await expect(closing).toHaveCount(0)
  await desk.expectToast(/Преписка № \S+ е приключена\./)
  await expectStatus(page, 'Приключен')
  const history = await historyOf(page)
  for (const entry of [
    'Регистриране',
    'Спрян',
    'Преместване на срок',
    'Задължение',
    'Плащане',
    'Приключване на преписка',
  ])
    await expect(history).toContainText(entry)
  await desk.goTo(letterAddress)
  await expectStatus(page, 'Приключен')
  await desk.logOut()

  await as('dradeva', { at: null })
  await openByNotification(desk, new RegExp(`Документ № ${number} премина в статус „Приключен“`))
  await expectStatus(page, 'Приключен')
}
