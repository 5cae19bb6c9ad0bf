import type { Page, Request } from 'playwright/test'

export const flow = '/documents-flow'

export const listCalls = (page: Page) => {
  const sent: { query: Record<string, string>; body: Record<string, unknown> }[] = []
  page.on('request', (request: Request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (!/GetAllDocumentsFor(AU|DMS)$/.test(pathname)) return
    sent.push({ query: Object.fromEntries(searchParams), body: request.postDataJSON() })
  })
  return sent
}
export const option = (page: Page, name: string | RegExp) => page.getByRole('option', { name })
export const filter = (page: Page) => page.getByRole('form', { name: 'Търсене' })
export const tag = (page: Page, name: string | RegExp) =>
  page.getByRole('list', { name: 'Приложен филтър' }).getByText(name)
