import type { Page } from 'playwright/test'
import { audit } from '../../src/contract/audit.ts'
import { caseFiles } from '../../src/contract/caseFiles.ts'
import { to } from '../../src/routes/to.ts'
import { callsOf } from '../support/calls.ts'
import { expect, test } from '../support/journey.ts'
import type { Screen } from '../support/screen.ts'
import { seededDatabase } from '../support/seededDatabase.ts'
import { caseFilesList, closeInside, lookInside } from './caseFileScreen.ts'
import { switchFaults } from './faultSwitches.ts'
import { atRest, openFilter, openRows, rowsOf } from './listScreen.ts'

const tag = (page: Page, name: string | RegExp) => page.getByRole('list', { name: 'Приложен филтър' }).getByText(name)
const routing = ({ dialog }: Screen) => dialog('Насочване на преписката')
const examination = 6
const inTheMiddle = `${caseFilesList}?processStepId=${examination}`
const inLongestCase = (): string => {
  const documents = seededDatabase()
    .documents.all()
    .filter(({ scope, caseFileGuid }) => scope === 1 && caseFileGuid !== null)
  const counts = new Map<string | null, number>()
  for (const { caseFileGuid } of documents) counts.set(caseFileGuid, (counts.get(caseFileGuid) ?? 0) + 1)
  const [longest] = [...counts].toSorted(([, a], [, b]) => b - a)[0] ?? []
  return to.documentsFlow.document(documents.find(({ caseFileGuid }) => caseFileGuid === longest)?.guid ?? '')
}

test('case files: filter, order, tree by keyboard, refused routing, a step forward and back; empty and failed lists', async ({
  as,
  problems,
  independent,
}) => {
  const desk = await as('mpetrova', { at: null })
  const { page } = desk
  await independent('case files are filtered, sorted and opened, and the menu stays at their list', async () => {
    const calls = callsOf(page, caseFiles.getAllCaseFiles)
    await openRows(desk, caseFilesList)
    await desk.expectHeading('Преписки')
    const query = new URL(calls[0]?.url() ?? '').searchParams
    expect(Object.fromEntries(query)).toEqual({ skip: '0', take: '10', indexType: '2' })
    for (const header of ['Преписка №', 'Дата', 'Първи документ', 'Водещо звено', 'Документи', 'Срок'])
      await expect(page.getByRole('columnheader', { name: header })).toBeVisible()
    const number = (await rowsOf(page).nth(1).locator('[data-open]').textContent()) ?? ''
    await desk.fill('№', number)
    await desk.field('№').press('Enter')
    await expect(tag(page, `№ ${number}`)).toBeVisible()
    await expect(rowsOf(page).first()).toContainText(number)
    await openFilter(desk)
    await expect(desk.field('№')).toBeFocused()
    await desk.field('Статус').click()
    await page.getByRole('option', { name: 'Приключен', exact: true }).click()
    await desk.fill('№', '')
    await desk.press('Търсене')
    await expect(page).toHaveURL(/statusId=\d+$/)
    await atRest(page)
    await expect(rowsOf(page).first()).toContainText('Приключен')
    await desk.press('Относно')
    await expect(page.getByRole('columnheader', { name: 'Относно' })).toHaveAttribute('aria-sort', 'ascending')
    await atRest(page)
    await rowsOf(page).first().locator('[data-open]').focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/documents-flow\/caseFiles\/[0-9a-f-]{36}$/)
    await expect(page.getByRole('navigation').getByRole('link', { name: 'Преписки' }).first()).toHaveAttribute(
      'aria-current',
      'page',
    )
  })

  await independent(
    'the tree of a case file is operated by keyboard and leads to its documents and tasks',
    async () => {
      await openRows(desk, `${caseFilesList}?statusId=4`)
      const card = await lookInside(desk)
      const lines = card.getByRole('treeitem')
      await expect(lines.first()).toHaveAttribute('aria-current', 'true')
      await expect(lines.first()).toHaveAttribute('aria-expanded', 'true')
      await desk.checkAxe('a case file beside the list')
      const all = await lines.count()
      await lines.first().focus()
      await page.keyboard.press('ArrowLeft')
      await expect(lines).toHaveCount(1)
      await page.keyboard.press('ArrowRight')
      await expect(lines).toHaveCount(all)
      await page.keyboard.press('End')
      await expect(lines.last()).toBeFocused()
      await expect(card.locator('[role=treeitem][tabindex="0"]')).toHaveCount(1)
      // The tree has links only to objects that the user may open, so the test looks for the nearest one with a link.
      const focused = card.locator('[role=treeitem]:focus')
      const isLinked = async () => (await focused.getAttribute('href')) !== null
      for (let up = 1; up < all && !(await isLinked()); up += 1) await page.keyboard.press('ArrowUp')
      const href = await focused.getAttribute('href')
      expect(href).toMatch(/^\/documents-flow\/documents\/[0-9a-f-]{36}/)
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(new RegExp(`${href}$`))
    },
  )

  await independent('no part of a long case file is cut off on paper', async () => {
    await desk.goTo(inLongestCase())
    const tree = page.locator('.case-tree .tree')
    const cutOff = () => tree.evaluate((one) => one.scrollHeight - one.clientHeight)
    await expect.poll(cutOff).toBeGreaterThan(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await page.emulateMedia({ media: 'print' })
    expect(await cutOff()).toBe(0)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('box-shadow', 'none')
    await page.emulateMedia({ media: null })
  })

  await independent('a finished case file says why it cannot be routed', async () => {
    await openRows(desk, `${caseFilesList}?statusId=11`)
    const card = await lookInside(desk)
    await expect(card.getByText('Процесът е приключил.')).toBeVisible()
    await desk.expectRefused('Насочи', /Документът е в статус „Приключен“/)
    await closeInside(desk)
  })

  await independent('a case file moves one step once, and its history shows it', async () => {
    await openRows(desk, inTheMiddle)
    const card = await lookInside(desk)
    const sent = callsOf(page, caseFiles.manualyRouteCaseFile)
    await desk.press('Насочи', card)
    const form = routing(desk)
    await expect(form.getByRole('radio').first()).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(desk.button('Насочи', card)).toBeFocused()
    await page.keyboard.press('Enter')
    await desk.press('Насочи', form)
    await expect(form.getByText('Полето е задължително')).toBeVisible()
    await desk.checkAxe('routing, with an error')
    await form.getByRole('radio', { name: 'Съгласуване' }).check()
    await form.getByLabel('Коментар').fill('Проектът е готов.')
    await desk.button('Насочи', form).dblclick()
    await expect(form).toHaveCount(0)
    await desk.expectToast('Преписката е насочена.')
    await expect(card.getByText('Съгласуване', { exact: true })).toBeVisible()
    expect(sent).toHaveLength(1)
    expect(sent[0]?.postDataJSON()).toEqual([{ name: 'comment', value: 'Проектът е готов.' }])
    // The push about the changed step refetches every open list, so wait until that has happened before the history is
    // opened.
    await desk.pushRequestsEnd()
    const requests = callsOf(page, audit.getCaseFileRouteHistory)
    await desk.press('История на маршрута', card)
    const history = desk.dialog('История на маршрута')
    await expect(history.getByRole('row', { name: /Съгласуване.*Текущ.*Проектът е готов\./ })).toBeVisible()
    expect(requests).toHaveLength(1)
    await desk.checkAxe('the history of a route')
    await history.getByRole('switch', { name: 'Най-новите първо' }).check()
    await expect(history.locator('tbody tr').first()).toContainText('Съгласуване')
    await page.keyboard.press('Escape')
    await expect(desk.button('История на маршрута', card)).toBeFocused()
    await closeInside(desk)
  })

  await independent('a step back requires a comment and data; typed text survives a lost response', async () => {
    await openRows(desk, inTheMiddle)
    const card = await lookInside(desk)
    await desk.press('Насочи', card)
    const form = routing(desk)
    await form.getByRole('radio', { name: /^Връщане към/ }).check()
    await desk.press('Насочи', form)
    await expect(form.getByText('Полето е задължително').last()).toBeVisible()
    await expect(form.getByLabel('Установена нередовност')).toBeFocused()
    await form.getByLabel('Установена нередовност').fill('Липсва декларация')
    await form.getByLabel('Коментар').fill('Моля, допълнете.')
    await desk.press('Откажи', form)
    await desk.press('Остани')
    problems.expectRefusal(502, caseFiles.manualyRouteCaseFile.path)
    await switchFaults(page, { name: 'html', path: caseFiles.manualyRouteCaseFile.path, times: 1 })
    await desk.press('Насочи', form)
    await expect(form.getByText('Връзката прекъсна. Опитайте отново.')).toBeVisible()
    await expect(form.getByLabel('Установена нередовност')).toHaveValue('Липсва декларация')
    await form.getByLabel('Коментар').press('Control+Enter')
    await expect(form).toHaveCount(0)
    await expect(card.getByText('Указания за отстраняване на нередовности')).toBeVisible()
    await closeInside(desk)
  })

  await independent(
    'an empty list says why; a reversed period sends no request; a failed list is retried',
    async () => {
      // A different page size gives the request another cache key, so the rows are not in the cache.
      await desk.goTo(`${caseFilesList}?subject=несъществуваща&size=25`)
      await expect(page.getByText('Нито една преписка не отговаря на зададения филтър.')).toBeVisible()
      problems.expectRefusal(500, caseFiles.getAllCaseFiles.path)
      await switchFaults(page, { name: 'server', path: caseFiles.getAllCaseFiles.path })
      await desk.press('Изчисти филтъра')
      await expect(page.getByText('Данните не се заредиха')).toBeVisible()
      await switchFaults(page)
      await desk.press('Опитай отново')
      await expect(rowsOf(page).first()).toBeVisible()
      await atRest(page)
      const calls = callsOf(page, caseFiles.getAllCaseFiles)
      await page.getByRole('textbox', { name: 'От дата' }).fill('20.11.2026')
      await page.getByRole('textbox', { name: 'До дата' }).fill('01.11.2026')
      await page.getByRole('textbox', { name: 'До дата' }).press('Enter')
      await expect(page.getByText('„До дата“ не може да е преди „От дата“')).toBeVisible()
      expect(calls).toEqual([])
    },
  )
})
