import { expect } from 'playwright/test'
import type { Screen } from '../support/screen.ts'
import { actionsOf, subject } from './dayActions.ts'
import { dayEndOf } from './dayEnd.ts'
import { samplePdf } from './samplePdf.ts'
import type { UserDrivers } from './userDriver.ts'

const instruction = 'Да се провери одобреният тип и да се предложи отговор.'
const ownInstruction = 'Да се изготви отговорът до подателя.'
const toSign = 'Моля за подпис на отговора.'
const first = 'Лъчезар Георгиев Тонев'
const second = 'Георги Иванов Георгиев'
const head = 'Десислава Петрова Радева'
/** Returns a real PDF, because the viewer renders it beside the resolution. */
const pdf = (title: string) => ({
  name: `${title}.pdf`,
  mimeType: 'application/pdf',
  buffer: samplePdf({ pages: [['Electronic scales']] }),
})

export const dayOf = (desk: Screen, drivers: UserDrivers) => {
  const { page } = desk
  const { press, write, pick } = drivers
  const {
    button,
    link,
    tab,
    form,
    expectStatus,
    tree,
    logIn,
    logOut,
    toDocumentFlow,
    openNotice,
    register,
    setTerm,
    complete,
    changeStatus,
    requestOnDocument,
    requestAgreement,
  } = actionsOf(desk, drivers)

  const letterComes = async (): Promise<string> => {
    await logIn('mpetrova')
    await toDocumentFlow()
    await drivers.newDocument()
    await desk.expectHeading('Нов документ')
    await expect(form('subjectDescription')).toBeFocused()
    await expect(form('documentTypeId')).toHaveValue('Писмо')
    await write(form('subjectDescription'), subject)
    await pick(form('correspondents'), 'Мерител', /Мерител/)
    await pick(form('addressedToDepartmentId'), 'Одобряване на типа', /Одобряване на типа/)
    await drivers.attach(button(/^Прикачване на файлове/), pdf('запитване'))
    const number = await register()
    await expect(page.getByRole('tab', { name: /^Файлове/ })).toContainText('1')
    await expect(tree).toContainText(number.replace(/-20\.11\.2026$/, ''))
    await logOut()
    return number
  }
  const headResolves = async (number: string) => {
    await logIn('dradeva')
    await openNotice(new RegExp(`Нов документ № ${number}: ${subject}`))
    await press(link('Резолюция'))
    await expect(page.getByLabel(/^Текст/)).toBeFocused()
    await write(page.getByLabel(/^Текст/), instruction)
    await setTerm(page.getByRole('group', { name: 'Срок за всички изпълнители' }), '5', '27.11.2026')
    for (const name of [first, second])
      await pick(page.getByRole('combobox', { name: 'Добави служител' }), name, new RegExp(name))
    const own = page.getByRole('listitem', { name: second })
    await press(own.getByRole('button', { name: /^Отделно указание и срок/ }))
    await write(own.getByLabel(/^Указание/), ownInstruction)
    await setTerm(own, '10', '04.12.2026')
    await press(button('Издай резолюцията'))
    await desk.expectToast(/Издадена е резолюция № Р-\d+-20\.11\.2026\./)
    await expectStatus('В изпълнение')
    const group = page.getByRole('region', { name: /^Резолюция № Р-\d+-20\.11\.2026$/ })
    const parts = group.getByRole('list', { name: /^Изпълнители на задача/ }).getByRole('listitem')
    await expect(parts.filter({ hasText: first })).toContainText('27.11.2026')
    await expect(parts.filter({ hasText: second })).toContainText('04.12.2026')
    await expect(tree).toContainText(instruction)
    await logOut()
  }
  const expertsWork = async () => {
    await logIn('ltonev')
    await openNotice(new RegExp(`Възложена Ви е задача със срок 27\\.11\\.2026 г\\.: ${instruction}`))
    await complete('Изпълнена', 'Типът е одобрен и срокът му тече.')
    await expect(page.getByText('Типът е одобрен и срокът му тече.').first()).toBeVisible()
    await expect(page.locator('.page-above')).not.toContainText('Изпълнена')
    await logOut()
    await logIn('ggeorgiev')
    await openNotice(new RegExp(`Възложена Ви е задача със срок 04\\.12\\.2026 г\\.: ${ownInstruction}`))
    await complete('Изпълнена', 'Отговорът е в преписката.')
    await expectStatus('Изпълнена')
  }
  const answerIsWritten = async (number: string) => {
    await press(page.getByRole('region', { name: 'Документ', exact: true }).getByRole('link', { name: number }))
    await desk.expectHeading(subject)
    await press(link('Отговори'))
    await desk.expectHeading(`Нов документ към ${number}`)
    await expect(page.getByRole('radio', { name: 'Изходящ' })).toBeChecked()
    await expect(page.getByRole('list', { name: 'Избрани кореспонденти' })).toContainText('Мерител')
    await pick(form('documentTypeId'), 'Писмо', /^Писмо/)
    await pick(form('sentViaId'), 'е-Връчване', /е-Връчване/)
    await pick(form('signedByPersonId'), head, new RegExp(head))
    await drivers.attach(button(/^Прикачване на файлове/), pdf('отговор'))
    await press(button(/чернова/i))
    await expectStatus('Чернова')
    await expect(page.locator('.page-above')).toContainText('Без номер')
    await tab('Задачи и резолюции')
    await requestAgreement(first)
    await requestOnDocument('За подпис', head, toSign)
    const dialog = await changeStatus('За съгласуване')
    await press(button('За съгласуване', dialog))
    await expect(dialog).toHaveCount(0)
    await expectStatus('За съгласуване')
    await desk.checkAxe('the answer waits for agreement')
    await logOut()
  }
  const openRequest = async (kind: string, text: string, day = 24) => {
    await openNotice(new RegExp(`Искане „${kind}“ със срок ${day}\\.11\\.2026 г\\.: ${text}`))
    await desk.expectHeading(new RegExp(`^${text.replace(/\.$/, '')} – `))
  }
  const openItsDocument = async () => {
    await press(page.getByRole('region', { name: 'Документ', exact: true }).getByRole('link').first())
    await desk.expectHeading(/^Отговор на Ваше писмо с наш № /)
  }
  const answerIsSigned = async () => {
    await logIn('ltonev')
    await openRequest('За съгласуване', 'За съгласуване.', 25)
    await complete('Съгласувам', 'Съгласен съм.', 'Съгласувай')
    await openItsDocument()
    await expectStatus('За подпис')
    await logOut()
    await logIn('dradeva')
    await openRequest('За подпис', toSign)
    await complete('Подписвам без забележки', 'Подписано.', 'Подпиши')
    await openItsDocument()
    await expectStatus('Подписан')
    await logOut()
  }

  return { letterComes, headResolves, expertsWork, answerIsWritten, answerIsSigned, ...dayEndOf(desk, drivers) }
}
