import { documents } from '../../src/contract/documents.ts'
import { expect, test } from '../support/journey.ts'

test('a file that may run a program asks before it is saved, and its name cannot be reversed', async ({ as }) => {
  const clerk = await as('mpetrova', { at: null })
  const { page } = clerk
  const addresses = { files: documents.getDocumentAttachedFiles.path, file: documents.downloadAttachedFile.path }
  await page.addInitScript(({ files, file }) => {
    const sendRequest = window.fetch
    window.fetch = async (input, settings) => {
      const reply = await sendRequest(input, settings)
      const address = input instanceof Request ? input.url : String(input)
      if (address.includes(files)) {
        return new Response(
          (await reply.text()).replace(/"fileName":"[^"]*"/, '"fileName":"\u202Eexe.договор.pdf"'),
          reply,
        )
      }
      if (!address.includes(file)) return reply
      const headers = {
        'content-type': 'application/pdf',
        'content-disposition': 'attachment; filename="dogovor.pdf.exe"',
      }
      return new Response(await reply.blob(), { headers })
    }
  }, addresses)
  await clerk.goTo('/documents-flow/all?documentStatusId=4&documentDirectionId=1&departmentId=any')
  await page.locator('table a[href*="/documents/"]').first().click()
  await page.getByRole('tab', { name: /^Файлове/ }).click()
  await page.getByRole('button', { name: 'Изтегли exe.договор.pdf' }).click()
  const confirmation = page.getByRole('alertdialog', { name: 'Съмнителен файл' })
  await expect(confirmation).toContainText('dogovor.pdf.exe')
  await clerk.checkAxe('a doubtful file')
  const saved = page.waitForEvent('download')
  await confirmation.getByRole('button', { name: 'Изтегли въпреки това' }).click()
  expect((await saved).suggestedFilename()).toBe('dogovor.pdf.exe')
})
