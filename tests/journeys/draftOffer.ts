import type { Page } from 'playwright/test'
import type { Screen } from '../support/screen.ts'
import { fillLetter, openNewDocument } from './letterForm.ts'

export const newDocument = 'document/new/documents-flow'
export const offer = (page: Page) => page.getByText(/^Имате незаписан текст от \d\d:\d\d ч\.$/)
export const takeIt = (page: Page) => page.getByRole('button', { name: 'Продължи с него' }).click()
export const letPagesGo = (page: Page) => page.on('dialog', (dialog) => dialog.accept())
export const beginLetter = async (clerk: Screen, subject: string) => {
  await openNewDocument(clerk)
  await fillLetter(clerk.page, subject)
}
export const pdf = { name: 'писмо.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF') }
