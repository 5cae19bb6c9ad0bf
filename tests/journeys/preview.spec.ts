import type { Locator, Page } from 'playwright/test'
import { expect, test } from '../support/journey.ts'
import type { Screen } from '../support/screen.ts'
import { samplePdf } from './samplePdf.ts'

const preview = async (clerk: Screen, name: string, bytes: Buffer): Promise<Locator> => {
  const { page } = clerk
  await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/pdf', buffer: bytes })
  await page.getByRole('button', { name: 'Качи 1 файл' }).click()
  await page.getByRole('button', { name: `Преглед на ${name}`, exact: true }).click()
  return clerk.shownFile(name)
}
const closePreview = async (dialog: Locator) => {
  await dialog.getByRole('button', { name: 'Затвори файла' }).click()
  await expect(dialog).toHaveCount(0)
}
const openDraft = async (clerk: Screen) => {
  await clerk.goTo('/documents-flow/all?documentStatusId=1&documentDirectionId=1&departmentId=any')
  await clerk.page.locator('table a[href*="/documents/"]').first().click()
  await clerk.page.getByRole('tab', { name: /^Файлове/ }).click()
}
const drawn = (dialog: Locator) =>
  dialog.locator('.pdf-page canvas').evaluateAll((all) => {
    const pictures = all.filter((canvas) => (canvas as HTMLCanvasElement).width > 0)
    return { pictures: pictures.length, pages: all.length }
  })
const isInked = (page: Page) =>
  page
    .locator('.pdf-page canvas')
    .first()
    .evaluate((canvas) => {
      const { width, height } = canvas as HTMLCanvasElement
      if (width === 0) return false
      const dots = (canvas as HTMLCanvasElement).getContext('2d')?.getImageData(0, 0, width, height).data ?? []
      return dots.some((value, index) => index % 4 === 0 && value < 100)
    })

test('PDFs: a received letter, one with a script, with a password, of 300 pages, and on paper', async ({ as }) => {
  const clerk = await as('mpetrova', { at: null })
  const { page } = clerk
  await test.step('a received letter is rendered with its text; zoom, pages and own window work', async () => {
    await clerk.goTo('/documents-flow/all?documentStatusId=4&documentDirectionId=1&departmentId=any')
    await page.locator('table a[href*="/documents/"]').first().click()
    await page.getByRole('tab', { name: /^Файлове/ }).click()
    const unchecked = page.locator('.file-row').getByText('не е проверен за електронен подпис').first()
    await expect(unchecked, 'is only on paper').toBeAttached()
    await expect(unchecked).toBeHidden()
    const subject = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
    await page
      .getByRole('button', { name: /^Преглед на .*\.pdf$/ })
      .first()
      .click()
    const dialog = clerk.shownFile(/\.pdf$/)
    // Only the beginning of the subject is compared, because the subject may wrap to a second line and the text layer
    // has no space at the line break.
    await expect(dialog.getByRole('group', { name: 'Страница 1 от 1' })).toContainText(
      `ОТНОСНО: ${subject.slice(0, 30)}`,
    )
    await expect.poll(() => isInked(page)).toBe(true)
    await clerk.checkAxe('a PDF that is looked at')

    const width = async () => (await dialog.locator('.pdf-page').boundingBox())?.width ?? 0
    const before = await width()
    await dialog.getByRole('button', { name: 'Увеличи' }).press('Enter')
    await expect.poll(width).toBeCloseTo(before * 1.25, -1)
    await dialog.getByRole('button', { name: /^125 %/ }).press('Enter')
    await expect.poll(width).toBe(before)

    const own = page.waitForEvent('popup')
    const link = dialog.getByRole('link', { name: /^В прозорец на браузъра/ })
    await expect(link).toHaveAttribute('rel', /noopener/)
    await link.click()
    await (await own).close()
    await closePreview(dialog)
  })

  await openDraft(clerk)
  await test.step('the script of a PDF does not run, and its link is plain text', async () => {
    const downloadRequests: string[] = []
    page.on('dialog', (dialog) => {
      downloadRequests.push(dialog.message())
      return dialog.dismiss()
    })
    const script = "app.response\\('Parola za Delovod'\\); app.alert\\('script'\\)"
    const link = 'https://delovod.example.net/login'
    const dialog = await preview(clerk, 'писмо.pdf', samplePdf({ pages: [['Please sign in']], script, link }))
    await expect(dialog.getByRole('group', { name: 'Страница 1 от 1' })).toContainText('Please sign in')
    await expect(dialog.getByText(link)).toBeVisible()
    await expect(dialog.locator('a[href^="https:"]')).toHaveCount(0)
    const address = page.url()
    await dialog.locator('.pdf-page').click({ position: { x: 120, y: 90 } })
    expect(page.url()).toBe(address)
    expect(page.context().pages()).toHaveLength(1)
    expect(downloadRequests).toEqual([])
    await closePreview(dialog)
  })

  await test.step('a PDF asks for its password and opens with the right one', async () => {
    const bytes = samplePdf({ pages: [['Secret words']], password: 'vratza' })
    const dialog = await preview(clerk, 'заключен.pdf', bytes)
    await expect(dialog.getByText('Файлът е заключен с парола')).toBeVisible()
    await clerk.checkAxe('a PDF with a password')
    const password = dialog.getByLabel('Парола на файла')
    await password.fill('wrong')
    await password.press('Enter')
    await expect(dialog.getByText('Паролата не отваря файла.')).toBeVisible()
    await password.fill('vratza')
    await expect(dialog.getByText('Паролата не отваря файла.')).toHaveCount(0)
    await dialog.getByRole('button', { name: 'Отвори', exact: true }).click()
    await expect(dialog.getByRole('group', { name: 'Страница 1 от 1' })).toContainText('Secret words')
    await closePreview(dialog)
  })

  await test.step('printing prints all pages and nothing else', async () => {
    const dialog = await preview(clerk, 'печат.pdf', samplePdf({ pages: [['One'], ['Two'], ['Three']] }))
    await page.evaluate(() => {
      window.print = () => {
        const shown = [...document.body.children].filter((child) => child.classList.contains('sheet-printed'))
        document.title = `printed ${shown[0]?.querySelectorAll('img').length} of ${shown.length}`
      }
    })
    await dialog.getByRole('button', { name: 'Отпечатай документа' }).click()
    await expect(page).toHaveTitle('printed 3 of 1')
    await expect(page.locator('.pages-printed')).toHaveCount(0)
  })

  await test.step('of 300 pages those in view are rendered, a page is reached by number, a text is found on another page', async () => {
    const pages = Array.from({ length: 300 }, (_, index) => [
      `Page ${index + 1}`,
      index % 100 === 49 ? 'Needle  word' : '',
    ])
    const dialog = await preview(clerk, 'дело.pdf', samplePdf({ pages }))
    await expect(dialog.getByRole('group', { name: 'Страница 1 от 300' })).toContainText('Page 1')
    expect((await drawn(dialog)).pages).toBe(300)
    expect((await drawn(dialog)).pictures).toBeLessThan(8)

    const number = dialog.getByLabel('Страница от 300')
    await number.fill('217')
    await number.press('Enter')
    await expect(dialog.getByRole('group', { name: 'Страница 217 от 300' })).toContainText('Page 217')
    await expect(number).toHaveValue('217')
    await expect.poll(async () => (await drawn(dialog)).pictures, 'what left the view is let go').toBeLessThan(8)

    await dialog.getByRole('region', { name: /^Страници на/ }).press('Control+f')
    await expect(dialog.getByLabel('Търси в текста')).toBeFocused()
    await page.keyboard.type('NEEDLE word')
    await expect(dialog.getByText('1 от 3', { exact: true })).toBeVisible()
    await expect(dialog.locator('mark.current')).toBeInViewport()
    await page.keyboard.press('Enter')
    await expect(dialog.getByText('2 от 3', { exact: true })).toBeVisible()
    await expect(dialog.getByRole('group', { name: 'Страница 150 от 300' }).locator('mark.current')).toBeInViewport()
    await dialog.getByRole('button', { name: 'Увеличи' }).click()
    await expect(dialog.locator('mark.current'), 'the place is marked in every size').toBeInViewport()
    await clerk.checkAxe('a place that was found')
  })
})
