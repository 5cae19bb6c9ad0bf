import { documents } from '../../src/contract/documents.ts'
import type { Endpoint } from '../../src/contract/endpoint.ts'
import { expect, test } from '../support/journey.ts'
import type { Screen } from '../support/screen.ts'
import { beginLetter, letPagesGo, newDocument, offer, pdf, takeIt } from './draftOffer.ts'
import { draftStoreAsText, expectStored, storedDrafts } from './draftStore.ts'
import { givenNumber, numberOf, openNewDocument, registerButton, subjectOf } from './letterForm.ts'
import { holdResponse } from './loseResponses.ts'
import { requestInPage } from './requestInPage.ts'
import { configure } from './servedConfig.ts'

const goOnAfter = async (clerk: Screen, call: Endpoint, subject: string) => {
  const { page } = clerk
  const isDone = await holdResponse(page, call.path)
  await registerButton(page).click()
  await isDone()
  await page.reload()
  await takeIt(page)
  await expect(subjectOf(page)).toHaveValue(subject)
  await page.locator('#document-note').fill('Добавено след презареждането')
  await page.keyboard.press('Control+Enter')
  await expect(numberOf(page)).toHaveText(givenNumber)
  await clerk.atRest()
  const request = { query: { skip: '0', take: '10', indexType: '1' }, body: { subject } }
  const { items } = await requestInPage<{ items: { guid: string }[] }>(page, documents.getAllDocumentsForDMS, request)
  expect(items).toHaveLength(1)
  await expect(page.getByText('Добавено след презареждането'), 'and has what was added').toBeVisible()
}

test('a reload while a long form is filled in or sent loses nothing and creates nothing twice', async ({ as }) => {
  const clerk = await as('mpetrova')
  const { page } = clerk
  letPagesGo(page)
  await test.step('while filling in: nothing is lost, and stored values are encrypted', async () => {
    await beginLetter(clerk, 'Писмо, прекъснато по средата')
    await page.locator('#document-sheetsCount').fill('12')
    await page.locator('input[type=file]').setInputFiles(pdf)
    await page.locator('#document-note').fill('Бележка до последната буква')
    await expectStored(page, 'mpetrova', newDocument, 'Бележка до последната буква')
    expect(await draftStoreAsText(page)).not.toMatch(/прекъснато|Бележка|Мерител/)

    await page.reload()
    await expect(offer(page)).toBeVisible()
    await expect(page.getByText('Избраните файлове не се пазят – изберете ги отново.')).toBeVisible()
    await expect(subjectOf(page), 'nothing is put in unasked').toHaveValue('')
    await clerk.checkAxe('a draft is offered')
    await takeIt(page)
    await expect(offer(page)).toHaveCount(0)
    await expect(page.locator('.document-form :focus'), 'the keyboard goes on in the form').toHaveCount(1)
    await expect(subjectOf(page)).toHaveValue('Писмо, прекъснато по средата')
    await expect(page.locator('#document-sheetsCount')).toHaveValue('12')
    await expect(page.locator('#document-note')).toHaveValue('Бележка до последната буква')
    await expect(page.getByRole('list', { name: 'Избрани кореспонденти' })).toContainText('Мерител')
    await expect(page.locator('#document-documentTypeId')).toHaveValue(/Писмо/)
  })

  await test.step('while the draft is created: no second document, though something is added later', async () => {
    await goOnAfter(clerk, documents.createDocument, 'Писмо, прекъснато по средата')
    await expect.poll(() => storedDrafts(page)).toEqual([])
    await openNewDocument(clerk)
    await expect(page.getByRole('status', { name: 'Заявки към сървъра' })).toBeEmpty()
    await expect(offer(page)).toHaveCount(0)
  })

  await test.step('while it is registered', async () => {
    const subject = 'Писмо, презаредено при регистриране'
    await beginLetter(clerk, subject)
    await goOnAfter(clerk, documents.registerDocument, subject)
  })
})

test('drafts are deleted on request and at log-out; missing storage is reported; an installation may store nothing', async ({
  as,
  watched,
}) => {
  const clerk = await as('mpetrova')
  const { page } = clerk
  letPagesGo(page)
  await test.step('an unwanted draft is deleted; a log-out asks and then deletes all drafts', async () => {
    await openNewDocument(clerk)
    await subjectOf(page).fill('Ненужно')
    await expectStored(page, 'mpetrova', newDocument, 'Ненужно')
    await page.reload()
    await expect(offer(page)).toBeVisible()
    await subjectOf(page).fill('Писано, без да е отговорено')
    await expectStored(page, 'mpetrova', `${newDocument}#2`, 'Писано, без да е отговорено')
    await expectStored(page, 'mpetrova', newDocument, 'Ненужно')
    await subjectOf(page).fill('')
    await page.getByRole('button', { name: 'Изтрий го' }).click()
    await expect.poll(() => storedDrafts(page)).toEqual([])
    await expect(offer(page)).toHaveCount(0)

    await subjectOf(page).fill('До изхода')
    await expectStored(page, 'mpetrova', newDocument, 'До изхода')
    await clerk.pressLogOut()
    const confirmation = page.getByRole('alertdialog')
    await expect(confirmation).toContainText('Пази се незаписан текст от отворената тук форма: нов документ.')
    await confirmation.getByRole('button', { name: 'Остани' }).click()
    await expect(subjectOf(page)).toHaveValue('До изхода')
    await page.reload()
    await expect(offer(page)).toBeVisible()
    await clerk.pressLogOut()
    await expect(confirmation, 'also what is offered and not taken').toContainText(
      'Пази се незаписан текст от 1 форма. Формата: нов документ.',
    )
    await confirmation.getByRole('button', { name: 'Остани' }).click()
    await takeIt(page)
    await expect(subjectOf(page)).toHaveValue('До изхода')
    await clerk.pressLogOut()
    await confirmation.getByRole('button', { name: 'Излез без запис' }).click()
    await expect(page.getByText('Излязохте от системата.')).toBeVisible()
    await expect.poll(() => storedDrafts(page)).toEqual([])
    await page.getByRole('button', { name: 'Мария Петрова' }).click()
    await clerk.expectLoggedIn()
    await openNewDocument(clerk)
    await expect(page.getByRole('status', { name: 'Заявки към сървъра' })).toBeEmpty()
    await expect(offer(page)).toHaveCount(0)
  })

  await test.step('a full browser says so without interrupting; an installation may store nothing', async () => {
    await watched.addInitScript(() => {
      const put = IDBObjectStore.prototype.put
      IDBObjectStore.prototype.put = function (...args: Parameters<typeof put>) {
        if (this.name === 'drafts') throw new DOMException('full', 'QuotaExceededError')
        return put.apply(this, args)
      }
    })
    await page.reload()
    await openNewDocument(clerk)
    await subjectOf(page).fill('Няма място')
    await expect(
      page.getByText('В браузъра няма място и незаписаното не се пази. Запишете навреме, за да не го загубите.'),
    ).toHaveCount(1)
    await subjectOf(page).pressSequentially(' за това')
    await expect(subjectOf(page)).toHaveValue('Няма място за това')
    await clerk.checkAxe('drafts cannot be kept')

    await configure(watched, { keepDrafts: false })
    await page.reload()
    await openNewDocument(clerk)
    await subjectOf(page).fill('Не се пази')
    await page.locator('#document-note').click()
    await clerk.atRest()
    await page.context().clearCookies()
    await page.evaluate(() => dispatchEvent(new Event('online')))
    const box = page.getByRole('alertdialog', { name: 'Сесията Ви е изтекла' })
    await expect(box).toContainText('незаписаното се губи', { timeout: 20_000 })
    expect(await storedDrafts(page)).toEqual([])
  })
})
