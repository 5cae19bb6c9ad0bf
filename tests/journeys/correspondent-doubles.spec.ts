import { documents } from '../../src/contract/documents.ts'
import type { Correspondent } from '../../src/contract/shapes/correspondents.ts'
import { to } from '../../src/routes/to.ts'
import { expect, test } from '../support/journey.ts'
import { seededDatabase } from '../support/seededDatabase.ts'
import { requestInPage } from './requestInPage.ts'

const phone = { width: 390, height: 844 }

test('a double is found, laid beside the record and merged by choice of fields; its page leads to the kept one', async ({
  as,
}) => {
  const person = seededDatabase()
    .correspondents.all()
    .find((one) => one.isActive && !one.isLegalEntity && one.unifiedCitizenshipNumber && one.middleName)
  const desk = await as('mpetrova')
  const { page } = desk
  const kept = await requestInPage<Correspondent>(page, documents.getCorrespondentById, {
    query: { id: String(person?.id) },
  })
  const gone = await requestInPage<Correspondent>(page, documents.createCorrespondent, {
    body: {
      ...kept,
      ...{ id: 0, unifiedCitizenshipNumber: '', hasNoIdentifier: true, note: 'Въведен втори път' },
      ...{ correspondentContacts: [], preferredSentViaId: 1 },
      correspondentAddresses: kept.correspondentAddresses.map((one) => ({ ...one, id: 0 })),
    },
  })
  await desk.goTo(to.documentsFlow.correspondent(kept.id))
  const doubles = page.getByRole('list', { name: 'Вероятни двойници' })
  await expect(doubles.getByText('същото име и адрес')).toBeVisible()
  await desk.checkAxe('a correspondent with a double')
  const finder = page.getByRole('combobox', { name: 'Обедини с друг запис' })
  await finder.fill('Община')
  await expect(page.getByText('Няма такъв кореспондент.')).toBeVisible()
  await finder.fill(kept.lastName)
  await expect(page.getByRole('option').first()).toBeVisible()
  await expect(page.getByRole('option', { name: /Организация/ })).toHaveCount(0)
  await finder.fill('')
  await page.keyboard.press('Escape')
  await doubles.getByRole('button', { name: /^Сравни с/ }).focus()
  await page.keyboard.press('Enter')
  const dialog = desk.dialog('Обединяване на кореспонденти')
  await expect(dialog.getByText(/ще води към този запис/)).toBeVisible()
  await expect(dialog.getByText(kept.unifiedCitizenshipNumber)).toHaveCount(0)
  await desk.checkAxe('two records side by side')
  await page.setViewportSize(phone)
  await desk.checkAxe('two records side by side on a phone')
  await desk.press('Обедини', dialog)
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText('Въведен втори път')).toBeVisible()

  await desk.goTo(to.documentsFlow.correspondent(gone.id))
  await expect(page.getByText('Документите и всичко друго е в')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: kept.fullName }).click()
  await expect(page).toHaveURL(new RegExp(`/correspondents/${kept.id}$`))
})

test('the doubles of the register are listed from the list of correspondents and merged one after another', async ({
  as,
}) => {
  const desk = await as('mpetrova')
  const { page } = desk
  await desk.goTo(to.documentsFlow.correspondents())
  await desk.button('Възможни двойници').focus()
  await page.keyboard.press('Enter')
  const listed = desk.dialog('Възможни двойници')
  const compare = listed.getByRole('button', { name: /^Сравни/ })
  await expect(compare.first()).toBeVisible()
  await desk.checkAxe('the doubles of the register')
  const count = await compare.count()
  await compare.first().focus()
  await page.keyboard.press('Enter')
  const merging = desk.dialog('Обединяване на кореспонденти')
  await expect(merging.getByText(/ще води към този запис/)).toBeVisible()
  await page.setViewportSize(phone)
  await desk.press('Обедини', merging)
  await expect(merging).toHaveCount(0)
  await expect(compare).toHaveCount(count - 1)
  await desk.checkAxe('the doubles of the register on a phone')
  await page.keyboard.press('Escape')
  await expect(listed).toHaveCount(0)
})
