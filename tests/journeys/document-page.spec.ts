import { documents } from '../../src/contract/documents.ts'
import { Direction, DocumentStatus, Scope } from '../../src/contract/enumerations.ts'
import { failuresOf } from '../support/calls.ts'
import { desktop } from '../support/desktop.ts'
import { expect, test } from '../support/journey.ts'
import { seededDatabase } from '../support/seededDatabase.ts'
import { allDocuments, heading, incomingDraft, inProgress, openFirst, panel, register, tab } from './documentScreen.ts'
import { switchFaults } from './faultSwitches.ts'
import { draftLetter } from './requestInPage.ts'

const db = seededDatabase()
/** A document with a term that is not the first of its case file. */
const further = db.documents
  .by('statusId', DocumentStatus.IN_PROGRESS)
  .find(
    ({ scope, directionId, deadline, caseFileGuid, guid }) =>
      scope === Scope.DMS &&
      directionId === Direction.INCOMING &&
      deadline !== null &&
      db.caseFiles.get(caseFileGuid)?.rootDocumentGuid !== guid,
  )

test('a document: parts, term, back link; lost responses of registration and upload; on a phone', async ({
  as,
  problems,
  independent,
}) => {
  const clerk = await as('mpetrova', { at: null })
  const { page } = clerk
  await independent('a document shows its data and the reason of its term, and leads back to its list', async () => {
    await openFirst(clerk, `${inProgress}&number=${further?.number}`)
    await expect(page.getByText('Адресирано до')).toBeVisible()
    await page
      .getByRole('heading', { name: /^Защо срокът е / })
      .getByRole('button')
      .press('Enter')
    await expect(page.getByRole('list', { name: 'Дни на срока' }).getByText('краен срок').first()).toBeAttached()
    const subject = (await heading(page).textContent()) ?? ''
    await expect(page).toHaveTitle(new RegExp(subject.slice(0, 20).replace(/[.*+?^${}()|[\]\\]/g, '\\$&')))

    await tab(page, 'История')
    await expect(page).toHaveURL(/tab=history/)
    await expect(
      page
        .getByRole('list', { name: /^История на документа/ })
        .getByRole('listitem')
        .first(),
    ).toBeVisible()

    await tab(page, 'Кореспонденти')
    await clerk.expectRefused('Добави кореспондент', 'След регистрирането кореспондентите не се променят.')
    await clerk.checkAxe('document, correspondents')

    await clerk.expectCommandRefused('Регистрирай', 'Един документ получава номер само веднъж.')
    await clerk.expectCommandRefused('Изтрий', 'Регистриран документ не се изтрива; той може да бъде анулиран.')
    await page.keyboard.press('Escape')
    const own = new URL(page.url()).pathname
    await tab(page, 'Свързани обекти')
    await page.getByRole('list', { name: 'Документ, към който е' }).getByRole('link').click()
    await expect(page).toHaveURL(new RegExp(`${own}/document/[0-9a-f-]{36}$`))
    await page.getByRole('navigation', { name: 'Назад и съседни записи' }).getByRole('link').click()
    await expect(heading(page)).toHaveText(subject)
    await page.getByRole('link', { name: 'Всички' }).first().click()
    await expect(page).toHaveURL(new RegExp(allDocuments))
  })

  await independent('on a phone everything is shown and nothing overflows', async () => {
    await openFirst(clerk, inProgress)
    await page.setViewportSize({ width: 390, height: 844 })
    for (const name of ['Файлове', 'Кореспонденти', 'Свързани обекти', 'История', 'Основни данни']) {
      await tab(page, name)
      await expect(page.getByRole('tabpanel')).toBeVisible()
      await expect(page.getByRole('tab', { name: new RegExp(`^${name}`) }), name).toBeInViewport({ ratio: 0.95 })
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(overflow, name).toBeLessThanOrEqual(0)
    }
    await clerk.checkAxe('document on a phone')
    await tab(page, 'Файлове')
    const file = page.locator('.file-row').first()
    await file.click({ position: { x: 12, y: 16 } })
    await expect(page.getByRole('dialog'), 'a finger opens the file anywhere in its row').toBeVisible()
    await page.keyboard.press('Escape')
    await tab(page, 'Основни данни')
    await page.getByRole('tab', { name: 'Основни данни' }).press('End')
    await expect(page.getByRole('tab', { name: 'История' })).toBeFocused()
    await expect(page.getByRole('tab', { name: 'История' })).toBeInViewport({ ratio: 0.95 })
    await page.setViewportSize(desktop.viewport)
  })

  await independent('after a lost response the state is read before a retry', async () => {
    problems.expectFailures(failuresOf(documents.registerDocument, documents.getDocument))
    await openFirst(clerk, incomingDraft)
    await switchFaults(page, { name: 'offline', path: documents.registerDocument.path, times: 1 })
    await register(page).click()
    await expect(page.getByText('Документът не е регистриран')).toBeVisible()
    await switchFaults(
      page,
      { name: 'offline', path: documents.registerDocument.path, times: 1 },
      { name: 'offline', path: documents.getDocument.path },
    )
    await page.getByRole('button', { name: 'Опитай отново' }).click()
    await expect(page.getByText('Не е известно дали документът е регистриран')).toBeVisible()
    await switchFaults(page)
    await page.getByRole('button', { name: 'Провери отново' }).click()
    await expect(page.getByText('Документът не е регистриран')).toBeVisible()
    await page.getByRole('button', { name: 'Опитай отново' }).click()
    await expect(panel(page)).toBeVisible()
  })

  await independent('a failed upload is sent again', async () => {
    await draftLetter(page, 'Чернова с изгубен файл')
    problems.expectFailures(failuresOf(documents.uploadFile))
    await openFirst(clerk, incomingDraft)
    await tab(page, 'Файлове')
    await switchFaults(page, { name: 'offline', path: documents.uploadFile.path, times: 1 })
    await page.locator('input[type=file]').setInputFiles({ name: 'писмо.txt', mimeType: '', buffer: Buffer.from('а') })
    await page.getByRole('button', { name: 'Качи 1 файл' }).click()
    await expect(page.getByText(/^Качването прекъсна/)).toBeVisible()
    await page.getByRole('button', { name: 'Отново' }).click()
    await expect(page.getByRole('button', { name: 'Изтегли писмо.txt' })).toBeVisible()
  })
})
