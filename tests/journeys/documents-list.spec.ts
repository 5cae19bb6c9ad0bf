import { documents } from '../../src/contract/documents.ts'
import { callsOf } from '../support/calls.ts'
import { expect, test } from '../support/journey.ts'
import { incomingLetter } from '../support/plainDocument.ts'
import { filter, flow, listCalls, tag } from './documentsScreen.ts'
import { atRest, countFound, openRows, rowsOf } from './listScreen.ts'
import { requestInPage, tokenOf } from './requestInPage.ts'

test('the list of documents: own department, typing, paging, sorting, opening and choosing rows', async ({
  as,
  independent,
}) => {
  const desk = await as('mpetrova', { at: null })
  const { page } = desk
  await independent('the list opens on the own department with one request; the tag removes it', async () => {
    await openRows(desk, `${flow}/all`)
    const calls = listCalls(page)
    await openRows(desk, `${flow}/documents`)
    expect(calls.map(({ query }) => query)).toEqual([{ indexType: '1', skip: '0', take: '10' }])
    expect(calls[0]?.body.departmentId).toEqual(expect.any(Number))
    const own = await countFound(page)
    await page.getByRole('button', { name: /^Премахни „Деловодство/ }).click()
    await expect(page).toHaveURL(/departmentId=any/)
    await atRest(page)
    expect(await countFound(page)).toBeGreaterThan(own)
    expect(calls.at(-1)?.body).toEqual({})
  })

  await independent('typed text survives paging and is applied by Enter; back restores the former list', async () => {
    await openRows(desk, `${flow}/documents`)
    const all = await countFound(page)
    await desk.fill('Относно', 'писмо')
    await page.getByRole('button', { name: 'Следваща страница' }).click()
    await expect(page).toHaveURL(/page=2/)
    await expect(desk.field('Относно')).toHaveValue('писмо')
    await desk.field('Относно').press('Enter')
    await expect(page).not.toHaveURL(/page=2/)
    await expect(tag(page, 'Относно: писмо')).toBeVisible()
    await expect(desk.button('Филтър'), 'folded to its tags, the focus over the rows').toBeFocused()
    await expect(desk.field('Относно')).toBeHidden()
    await atRest(page)
    expect(await countFound(page)).toBeLessThan(all)
    await page.goBack()
    await expect(page).toHaveURL(/page=2/)
    await expect(desk.field('Относно')).toHaveValue('')
    await page.goForward()
    await page.reload()
    await expect(desk.field('Относно')).toHaveValue('писмо')
    await desk.press('Изчисти')
    await expect(tag(page, 'Относно: писмо')).toHaveCount(0)
    await expect(desk.field('Относно')).toHaveValue('')

    await openRows(desk, `${flow}/documents?departmentId=any&number=04`)
    const calls = listCalls(page)
    await desk.fill('Рег №', '')
    await desk.press('Търсене')
    await expect(page).toHaveURL(/departmentId=any$/)
    await expect.poll(() => calls.length).toBe(1)
    await expect(filter(page)).not.toHaveClass(/active/)
    await atRest(page)
    await desk.press('Търсене')
    await atRest(page)
    expect(calls).toHaveLength(1)
  })

  await independent('rows are sorted, paged by size, opened by double click and by keyboard', async () => {
    await openRows(desk, `${flow}/documents`)
    await desk.press('Срок')
    await expect(page.getByRole('columnheader', { name: 'Срок' })).toHaveAttribute('aria-sort', 'ascending')
    await expect(page).toHaveURL(/sort=deadline/)
    await desk.choose('Редове на страница', '25')
    await expect(rowsOf(page)).toHaveCount(25)
    await page.reload()
    await expect(rowsOf(page)).toHaveCount(25)
    await rowsOf(page).nth(2).getByText(/\S/).last().dblclick()
    await expect(page).toHaveURL(/\/documents-flow\/documents\/[0-9a-f-]{36}$/)
    await page.goBack()
    await expect(page).toHaveURL(/size=25/)
    await rowsOf(page).first().locator('[data-open]').focus()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/documents-flow\/documents\/[0-9a-f-]{36}$/)
  })

  await independent('pressing the mouse on a link prefetches the record, and no request is repeated', async () => {
    await openRows(desk, `${flow}/documents`)
    const documentRequests = callsOf(page, documents.getDocument)
    await rowsOf(page).first().locator('[data-open]').hover()
    await page.mouse.down()
    await expect.poll(() => documentRequests).toHaveLength(1)
    expect(new URL(page.url()).pathname).toBe(`${flow}/documents`)
    await page.mouse.up()
    await expect(page.getByRole('tab').first()).toBeVisible()
    expect(documentRequests).toHaveLength(1)
  })

  await independent(
    'an address after the last page shows the last page; rows are chosen by keyboard and announced',
    async () => {
      await openRows(desk, `${flow}/documents?page=9999`)
      await expect(page).not.toHaveURL(/page=9999/)
      await expect(page.locator('[aria-current=page]').last()).toBeVisible()
      await openRows(desk, `${flow}/all?toDate=2199-12-31&departmentId=any`)

      await rowsOf(page).first().locator('[data-open]').focus()
      for (const key of ['Space', 'ArrowDown', 'Space']) await page.keyboard.press(key)
      await expect(page.getByRole('status').filter({ hasText: 'Избрани: 2 документа.' })).toBeAttached()
      await expect(page.getByRole('region', { name: 'Действия с избраните' })).toContainText('Избрани: 2')
      await desk.checkAxe('chosen rows')
      for (const key of ['ArrowDown', 'ArrowDown', 'Shift+Space']) await page.keyboard.press(key)
      await expect(page.getByRole('region', { name: 'Действия с избраните' })).toContainText('Избрани: 4')
      await desk.button('Отмени избора').press('Enter')
      await expect(rowsOf(page).first().getByRole('checkbox')).not.toBeChecked()
      await expect(page.locator('thead').getByRole('checkbox')).toBeFocused()
      const first = rowsOf(page).first()
      const opens = first.locator('[data-open]')
      const href = String(await opens.getAttribute('href'))
      await first.getByRole('checkbox').press('Space')
      await expect(first.getByRole('checkbox')).toBeChecked()
      await desk.button('Следваща страница').press('Enter')
      await expect(opens).not.toHaveAttribute('href', href)
      await desk.button('Предишна страница').press('Enter')
      await expect(opens).toHaveAttribute('href', href)
      await expect(first.getByRole('checkbox')).not.toBeChecked()
    },
  )

  await independent(
    'hidden documents of other departments are counted above the list and shown by one press',
    async () => {
      const body = { ...incomingLetter, addressedToDepartmentId: 31, subjectDescription: 'Писмо на друго звено' }
      const token = await tokenOf(page, 'ggeorgiev')
      const { guid } = await requestInPage<{ guid: string }>(page, documents.createDocument, { body, token })
      await desk.goTo(`${flow}/documents/${guid}`)
      await desk.press('Регистрирай')
      await expect(page.locator('.given-number')).toBeVisible()
      await page.getByRole('link', { name: 'Документи', exact: true }).first().click()
      await desk.press('Покажи го сред документите на всички звена')
      await expect(rowsOf(page).first()).toContainText('Писмо на друго звено')
    },
  )
})
