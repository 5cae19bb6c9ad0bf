import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext } from 'puppeteer-core'
import { letter } from '../journeys/letterTask.ts'
import { samplePdf } from '../journeys/samplePdf.ts'
import { type FirefoxDesk, openDesk } from './desk.ts'

export type FirefoxPlace = { context: BrowserContext; baseURL: string; folder: string }
type Journey = (place: FirefoxPlace) => Promise<void>

const flow = '/documents-flow'
const given = /^[\p{L}\d-]+-\d+-20\.11\.2026$/u

const at = ({ context, baseURL }: FirefoxPlace, address: string, userName = 'mpetrova') =>
  openDesk(context, baseURL, address, userName)

const fillLetter = async (desk: FirefoxDesk, subject: string) => {
  await desk.see('h1', 'Нов документ')
  await desk.chooseIn('#document-documentTypeId', 'Писмо')
  await desk.fill('#document-subjectDescription', subject)
  await desk.chooseIn('#document-correspondents', 'Мерител')
  await desk.chooseIn('#document-addressedToDepartmentId', 'Деловодство')
}
const register = async (desk: FirefoxDesk, subject: string) => {
  await fillLetter(desk, subject)
  await desk.press('Регистрирай')
  await desk.see('.given-number', given)
}
const openFirstRow = async (desk: FirefoxDesk) => {
  await desk.see('tbody tr[data-row]')
  await desk.click('tbody [data-open], tbody th a, tbody td a')
}

/** The main user journeys, each in a new browser profile. A journey also fails if the console shows an error. */
export const journeys: Record<string, Journey> = {
  'logging in and out': async ({ context, baseURL }) => {
    const desk = await openDesk(context, baseURL, '/login')
    await desk.fill('input[autocomplete=username]', 'mpetrova')
    await desk.fill('input[type=password]', 'demo')
    await desk.press('Вход')
    await desk.press('Потребител: Мария Петрова')
    await desk.press('Изход')
    await desk.see('body', 'Излязохте от системата.')
  },
  'registering a letter with a file': async (place) => {
    const desk = await at(place, `${flow}/documents/create`)
    const path = join(place.folder, 'писмо.pdf')
    writeFileSync(path, samplePdf({ pages: [['First'], ['Second']] }))
    await fillLetter(desk, 'Писмо от друг браузър')
    await desk.attach(path)
    await desk.press('Регистрирай')
    await desk.see('.given-number', given)
    await desk.see('[role=tab]', /^Файлове ?1/)
  },
  'finding a document by the keyboard': async (place) => {
    const desk = await at(place, `${flow}/tasks`)
    await desk.see('h1', 'Задачи')
    await desk.key('/')
    await desk.type('писмо')
    await desk.key('Enter')
    await desk.see('h1', 'Документи')
    await desk.see('tbody tr[data-row]')
  },
  'resolving a letter': async (place) => {
    const desk = await at(place, `${flow}/manage`, 'dradeva')
    await desk.click('tbody [data-open]', letter)
    await desk.press('Резолюция')
    await desk.see('h1')
    await desk.fill('textarea', 'За изготвяне на отговор.')
    await desk.chooseIn(await desk.labelled('Добави служител'), 'Лъчезар')
    await desk.fill(await desk.labelled('Срок'), '5')
    await desk.press('Издай резолюцията')
    await desk.see('[role=status], [role=alert]', /Издадена е резолюция № Р-/)
  },
  'giving a task': async (place) => {
    const desk = await at(place, `${flow}/manage`, 'dradeva')
    await desk.click('tbody [data-open]', letter)
    await desk.press('Задачи и резолюции')
    await desk.press('Нова задача')
    await desk.chooseIn(await desk.labelled('Добави служител'), 'Лъчезар')
    await desk.fill(await desk.labelled('Указание'), 'За становище.')
    await desk.fill(await desk.labelled('Срок'), '5')
    await desk.select(await desk.labelled('Мерна единица'), 'Работни дни')
    await desk.press('Възложи')
    await desk.gone('[role=dialog]')
    await desk.see('[role=tabpanel]', 'Тонев')
  },
  'opening a message': async (place) => {
    const desk = await at(place, `${flow}/e-delivery`)
    await openFirstRow(desk)
    await desk.press('Отвори съобщението')
    await desk.see('body', 'С уважение')
  },
  'looking at a PDF': async (place) => {
    const desk = await at(place, `${flow}/all?documentStatusId=4&documentDirectionId=1&departmentId=any`)
    await openFirstRow(desk)
    await desk.press('Файлове')
    await desk.press('Преглед на')
    await desk.see('.pdf-page canvas')
  },
  'exporting a list': async (place) => {
    const desk = await at(place, `${flow}/caseFiles`)
    await desk.see('tbody tr[data-row]')
    await desk.press('Експортирай')
    await desk.see('[role=status], [role=alert]', '.xlsx')
  },
  'two tabs of one person': async (place) => {
    const first = await at(place, `${flow}/documents/create`)
    await fillLetter(first, 'Писмо от първия раздел')
    const second = await at(place, `${flow}/documents/create`)
    await register(second, 'Писмо от втория раздел')
    await first.page.bringToFront()
    await first.press('Регистрирай')
    await first.see('.given-number', given)
    const numberOf = async ({ page }: FirefoxDesk) => page.$eval('.given-number', (one) => one.textContent)
    if ((await numberOf(first)) === (await numberOf(second))) throw new Error('one number for two documents')
  },
  'a draft after a reload': async (place) => {
    const desk = await at(place, `${flow}/documents/create`)
    desk.page.on('dialog', (dialog) => void dialog.accept())
    await desk.see('h1', 'Нов документ')
    await desk.fill('#document-subjectDescription', 'Прекъснато писмо')
    await desk.stored('document/new')
    await desk.goTo(`${flow}/documents/create`)
    await desk.press('Продължи с него')
    const subject = await desk.page.$eval('#document-subjectDescription', (one) => (one as HTMLTextAreaElement).value)
    if (subject !== 'Прекъснато писмо') throw new Error(`the draft says „${subject}“`)
  },
}
