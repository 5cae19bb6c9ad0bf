import { expect } from '../support/journey.ts'
import {
  changeStatusTo,
  commentOn,
  type Doing,
  type ExercisePath,
  formatDay,
  type Letter,
  openDocument,
  registerIt,
  registerLetter,
} from './exerciseSteps.ts'
import { chooseIn } from './letterForm.ts'

export const firstLetter = (at: Doing): Letter => ({
  subject: 'Искане за становище по проект на наредба',
  correspondent: at.of('sender', 'name'),
  via: 'На гише',
  externalNumber: '04-15-27',
  sheets: '2',
})

export const molba = (correspondent: string, via = 'По пощата'): Letter => ({
  type: 'Молба',
  subject: 'Молба за посещение в сервиза',
  correspondent,
  via,
})

export const annul =
  (reason: string): ExercisePath =>
  async (at) => {
    await openDocument(at, at.of('letter', 'guid'))
    await changeStatusTo(at, 'Анулирай', { Основание: reason })
  }
export const again =
  (name: string): ExercisePath =>
  (at) =>
    registerLetter(at, { subject: at.of('letter', 'subject'), correspondent: at.of(name, 'name') })

export const correct =
  (mail: string, name?: string): ExercisePath =>
  async (at) => {
    const { page } = at
    await at.goTo(`/documents-flow/correspondents/${at.of('company', 'id')}?edit=1`)
    const contacts = page.getByRole('region', { name: 'Контакти', exact: true })
    await contacts
      .getByRole('row')
      .filter({ hasText: '@' })
      .getByRole('button', { name: /^Редактирай/ })
      .click()
    await contacts.getByLabel('Контакт', { exact: true }).fill(mail)
    await contacts.getByRole('button', { name: /^Запази контакт/ }).click()
    if (name) await page.getByLabel('Наименование').fill(name)
    await page.getByRole('button', { name: 'Запази', exact: true }).click()
    await expect(page.getByText(mail).first()).toBeVisible()
    await expect(page).not.toHaveURL(/edit=1/)
  }

/** Opens a message. Opening an unread message asks for confirmation, because it counts as service of the document. */
export const openMessage = async ({ page, atRest }: Doing) => {
  await atRest()
  const open = page.getByRole('button', { name: 'Отвори съобщението' })
  if (await open.isVisible()) await open.click()
  await atRest()
}
export const reject =
  (reason: string, explanation?: string): ExercisePath =>
  async (at) => {
    await at.goTo(`/documents-flow/e-delivery/${at.of('message', 'guid')}`)
    await openMessage(at)
    await at.giveCommand('Отхвърли')
    const dialog = at.dialog('Отказ от регистрация')
    await at.field('Причина за отказ от регистрация', dialog).selectOption({ label: reason })
    if (explanation) await at.fill('Пояснение', explanation, dialog)
    await at.press('Отхвърли съобщението', dialog)
    await expect(dialog).toHaveCount(0)
  }

const termOf = async (within: ReturnType<Doing['page']['locator']>, days: string) => {
  await within.getByLabel(/^Срок/).fill(days)
  await within.getByLabel(/^Мерна единица/).selectOption('Работни дни')
}
export const resolve =
  (people: readonly string[], days = '5'): ExercisePath =>
  async (at) => {
    const { page } = at
    await openDocument(at, at.of('letter', 'guid'))
    await (await at.command('Резолюция')).click()
    await page.getByLabel(/^Текст/).fill('За изпълнение.')
    await termOf(page.getByRole('group', { name: 'Срок за всички изпълнители' }), days)
    for (const name of people) {
      await page.getByRole('combobox', { name: 'Добави служител' }).fill(name)
      await page
        .getByRole('option', { name: new RegExp(name) })
        .first()
        .click()
    }
    await at.press('Издай резолюцията')
    await at.expectToast(/Издадена е резолюция № /)
  }

export const answer: ExercisePath = async (at) => {
  const { page } = at
  await openDocument(at, at.of('letter', 'guid'))
  await (await at.command('Отговори')).click()
  await at.expectHeading(/^Нов документ към /)
  await chooseIn(page, 'sentViaId', 'По пощата')
  await registerIt(at)
}
export const remark =
  (name: string, text: string): ExercisePath =>
  async (at) => {
    await openDocument(at, at.of(name, 'guid'))
    await commentOn(at, text)
  }

export const complete =
  (result: string): ExercisePath =>
  async (at) => {
    const { page } = at
    await at.goTo(`/documents-flow/tasks/${at.of('task', 'guid')}`)
    await at.press('Приключи')
    const dialog = at.dialog(/^Приключване на задача № \d+$/)
    await dialog.getByLabel(result, { exact: true }).check()
    await dialog.getByLabel(/^Коментар/).fill('Готово.')
    await at.press('Приключи', dialog)
    await expect(dialog).toHaveCount(0)
    await at.atRest()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }

export const suspend =
  (until: string, reason = 'До приключване на съдебното дело.'): ExercisePath =>
  async (at) => {
    await openDocument(at, at.of('application', 'guid'), '', 'administrative-services')
    await changeStatusTo(at, 'Спри', { 'Спиране до': formatDay(until), Основание: reason })
  }
