import type { Page } from 'playwright/test'
import { documents } from '../../src/contract/documents.ts'
import { to } from '../../src/routes/to.ts'
import { makeEgn } from '../../src/rules/identifiers/identifiers.ts'
import { expect, test } from '../support/journey.ts'
import { seededDatabase } from '../support/seededDatabase.ts'
import { list, openList } from './correspondentSteps.ts'
import { switchFaults } from './faultSwitches.ts'
import { atRest, openFilter, rowsOf } from './listScreen.ts'

const searchButton = (page: Page) => page.getByRole('button', { name: 'Търсене', exact: true })
const tag = (page: Page, name: string | RegExp) => page.getByRole('list', { name: 'Приложен филтър' }).getByText(name)
const listed = (page: Page) => page.getByRole('listbox').getByRole('option')

test('correspondents: filter in the address, saved views, documents and neighbours; an unknown address', async ({
  as,
  problems,
  independent,
}) => {
  const desk = await as('mpetrova', { at: null })
  const { page } = desk
  await independent(
    'the filter narrows by kind, group, place and activity, is in the address, and can be removed',
    async () => {
      await openList(desk)
      await desk.choose('Вид', 'Юридическо лице')
      await page.getByText('Само активни').first().click()
      await desk.press('Разширено търсене')
      await desk.field('Група').click()
      await page.getByRole('option', { name: 'Общини' }).click()
      await desk.field('Област').fill('Пловдив')
      await page.getByRole('option', { name: 'Пловдив' }).first().click()
      for (const label of ['Община', 'Населено място']) {
        await desk.field(label).fill('Асенов')
        await listed(page).first().click()
      }
      await searchButton(page).click()
      await expect(rowsOf(page)).toHaveCount(1)
      await expect(rowsOf(page)).toContainText('Община Асеновград')
      await desk.checkAxe('the filtered correspondents')
      for (const name of ['Юридическо лице', 'Група: Общини', 'Област Пловдив', 'Община Асеновград', 'Само активни'])
        await expect(tag(page, name)).toBeVisible()
      await page.getByRole('button', { name: 'Премахни „Област Пловдив“' }).click()
      await expect(tag(page, /Асеновград/)).toHaveCount(0)
      await expect(tag(page, 'Група: Общини')).toBeVisible()
      await switchFaults(page, { name: 'slow', path: documents.searchDocumentCorrespondents.path, times: 1 })
      await desk.press('Изчисти')
      await expect(searchButton(page)).toHaveAttribute('aria-busy', 'true')
      await desk.fill('Наименование', 'няма такъв никъде')
      await desk.field('Наименование').press('Enter')
      await expect(page.getByText('Няма намерени кореспонденти')).toBeVisible()
      await desk.press('Изчисти филтъра')
      await expect(rowsOf(page).first()).toBeVisible()
    },
  )

  await independent('a saved view restores the filter and never stores a personal number', async () => {
    await openList(desk, '?kind=person&size=25')
    await openFilter(desk)
    await desk.fill('ЕГН/ЛНЧ', makeEgn('1980-05-06', 12))
    await desk.field('ЕГН/ЛНЧ').press('Enter')
    await expect(tag(page, /ЕГН/)).toBeVisible()
    expect(page.url()).not.toContain('800506')
    await desk.press('Запази изгледа')
    const dialog = desk.dialog('Запазване на изглед')
    await expect(dialog.getByText('ЕГН и ЛНЧ не се запазват.')).toBeVisible()
    await desk.fill('Име на изгледа', 'Граждани', dialog)
    await page.keyboard.press('Enter')
    await desk.expectToast('Изгледът „Граждани“ е запазен.')
    await openList(desk)
    await page.getByRole('group', { name: 'Запазени изгледи' }).getByRole('button', { name: 'Граждани' }).click()
    await expect(page).toHaveURL(/\?kind=person&size=25$/)
    await expect(tag(page, 'Физическо лице')).toBeVisible()
    await expect(tag(page, /ЕГН/)).toHaveCount(0)
  })

  await independent(
    'a correspondent links to its documents of both modules and to its neighbours in the list',
    async () => {
      const withServices = seededDatabase()
        .documents.all()
        .find(({ scope, number, correspondentIds }) => scope === 2 && number && correspondentIds.length > 0)!
        .correspondentIds[0]!
      await desk.goTo('/administrative-services/correspondents?kind=legal')
      await expect(rowsOf(page).first()).toBeVisible()
      await rowsOf(page).nth(1).locator('[data-open]').click()
      await expect(page.getByText(/^2 от \d+$/)).toBeVisible()
      const services = page.getByRole('region', { name: 'Административни услуги' })
      await expect(services).toBeVisible()
      await expect(page.getByRole('region', { name: 'Документооборот' })).toBeVisible()
      await page.getByRole('link', { name: 'Предишен' }).click()
      await expect(page.getByText(/^1 от \d+$/)).toBeVisible()
      await desk.goTo(to.administrativeServices.correspondent(withServices))
      await atRest(page)
      await services.getByRole('link').last().click()
      await expect(page).toHaveURL(/\/administrative-services\/documents\?.*correspondentID=\d+/)
      await expect(rowsOf(page).first()).toBeVisible()
    },
  )

  await independent('an unknown address says so', async () => {
    problems.expectRefusal(404, documents.getCorrespondentById.path)
    await desk.goTo(`${list}/99999`)
    await expect(page.getByText('Адресът не сочи към кореспондент.')).toBeVisible()
    await desk.checkAxe('nobody')
  })
})
