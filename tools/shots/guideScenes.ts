import type { Locator, Page } from 'playwright'
import type { DocumentRow } from '../../mocks/documents/documentRows.ts'
import { DeliveryStatus, Direction, DocumentStatus, Scope, SentVia } from '../../src/contract/enumerations.ts'
import { seededDatabase } from '../../tests/support/seededDatabase.ts'

export type GuidePicture = {
  name: string
  as?: string | undefined
  address: string
  prepare?: (page: Page) => Promise<void>
  part?: (page: Page) => Locator
}

const list = '/documents-flow/documents?departmentId=any'
const own = '/documents-flow/documents'
const create = '/documents-flow/documents/create'

const openRow = async (page: Page, at: number) => {
  await page.locator('tbody tr[data-row] a').nth(at).click()
  await page.locator('.page-actions').waitFor()
  await page.waitForTimeout(900)
}
const openFirst = async (page: Page, text: string) => {
  await page.locator('tbody tr[data-row]').filter({ hasText: text }).locator('a').first().click()
  await page.locator('.page-actions').waitFor()
  await page.waitForTimeout(900)
}
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click()
const pressLink = (page: Page, name: string) =>
  page
    .getByRole('link', { name, exact: true })
    .or(page.getByRole('button', { name, exact: true }))
    .first()
    .click()
const choose = async (page: Page, field: string, typed: string) => {
  await page.locator(`#document-${field}`).click()
  await page.keyboard.type(typed)
  await page.getByRole('option').first().click()
}
const openHandOver = async (page: Page) => {
  await press(page, 'Предай работата')
  await page.getByRole('dialog').getByRole('textbox', { name: 'Причина' }).waitFor()
}
const caseFile = (page: Page) => page.getByRole('region', { name: 'Преписка' }).first()

const db = seededDatabase()
const isLetter = ({ directionId, scope, number }: DocumentRow) =>
  directionId === Direction.INCOMING && scope === Scope.DMS && number !== null
const letter = db.documents
  .by('statusId', DocumentStatus.IN_PROGRESS)
  .filter(isLetter)
  .toSorted((a, b) => (b.dateRegistered ?? '').localeCompare(a.dateRegistered ?? ''))[0]
const expert = db.tasks
  .by('documentGuid', letter?.guid ?? '')
  .flatMap(({ guid }) => db.taskAssignees.by('taskGuid', guid))
  .flatMap(({ personId }) => db.users.by('personId', personId))
  .at(0)?.userName
const sentLetter = db.documents
  .by('statusId', DocumentStatus.SENT)
  .find(
    ({ guid, scope, sentViaId }) =>
      scope === Scope.DMS &&
      sentViaId === SentVia.REGISTERED_MAIL &&
      db.addressees.by('documentGuid', guid)[0]?.deliveryStatusId === DeliveryStatus.DELIVERED,
  )
const FINISHED_CASE = 2
const answered = db.caseFiles.all().find(({ guid, statusId }) => {
  const [root, answer, more] = db.documents.by('caseFileGuid', guid)
  return (
    statusId === FINISHED_CASE &&
    root &&
    answer &&
    !more &&
    [root, answer].some(isLetter) &&
    [root, answer].some(({ directionId }) => directionId === Direction.OUTGOING)
  )
})

export const guideScenes: readonly GuidePicture[] = [
  {
    name: 'register-1',
    address: create,
    prepare: async (page) => {
      await choose(page, 'documentTypeId', 'Писмо')
      await page.locator('#document-subjectDescription').fill('Искане за становище по проект на наредба')
    },
  },
  { name: 'register-2', address: own, prepare: (page) => openFirst(page, 'Регистриран') },
  {
    name: 'resolve-1',
    as: 'ivelikov',
    address: list,
    prepare: (page) => openFirst(page, 'За резолюция'),
    part: (page) => page.locator('.page-head'),
  },
  {
    name: 'resolve-2',
    as: 'ivelikov',
    address: list,
    prepare: async (page) => {
      await openFirst(page, 'За резолюция')
      await pressLink(page, 'Резолюция')
    },
  },
  {
    name: 'answer-1',
    as: expert,
    address: `/documents-flow/documents/${letter?.guid}`,
    prepare: (page) => pressLink(page, 'Отговори'),
  },
  {
    name: 'answer-2',
    address: `/documents-flow/documents/${answered?.rootDocumentGuid}`,
    part: caseFile,
  },
  { name: 'edelivery-1', address: '/documents-flow/e-delivery' },
  { name: 'edelivery-2', address: '/documents-flow/e-delivery', prepare: (page) => openRow(page, 2) },
  {
    name: 'close-1',
    address: `/documents-flow/documents/${letter?.guid}`,
    prepare: (page) => press(page, 'Смени статус'),
  },
  {
    name: 'close-2',
    address: `/documents-flow/documents/${answered?.rootDocumentGuid}`,
  },
  {
    name: 'deliver-1',
    address: `/documents-flow/documents/${sentLetter?.guid}?tab=addressees`,
    prepare: (page) =>
      page
        .getByRole('button', { name: /^Отбележи връчване на / })
        .first()
        .click(),
  },
  { name: 'deliver-2', address: '/documents-flow/undelivered?departmentId=any' },
  {
    name: 'find-1',
    address: list,
    prepare: async (page) => {
      await page.keyboard.press('/')
      await page.getByRole('combobox', { name: 'Търсене на документи' }).fill(letter?.number ?? '')
      await page.getByRole('option').first().waitFor()
    },
  },
  { name: 'find-2', address: '/documents-flow/documents?departmentId=any&subject=становище' },
  { name: 'correspondent-1', address: '/documents-flow/correspondents/create' },
  {
    name: 'correspondent-2',
    address: '/documents-flow/correspondents/create',
    prepare: async (page) => {
      await press(page, 'Добави адрес')
    },
    part: (page) => page.getByRole('region', { name: 'Адреси' }),
  },
  {
    name: 'drafts-1',
    address: create,
    prepare: async (page) => {
      await page.locator('#document-subjectDescription').fill('Искане за становище')
      await page.waitForTimeout(2500)
      await page.reload()
      await page.getByText('Имате незаписан текст').waitFor()
    },
  },
  { name: 'drafts-2', address: create, part: (page) => page.locator('.sticky-bar').first() },
  {
    name: 'shortcuts-1',
    address: list,
    prepare: async (page) => {
      await press(page, 'Клавишни комбинации')
    },
    part: (page) => page.getByRole('dialog'),
  },
  {
    name: 'views-1',
    address: '/documents-flow/documents?departmentId=any&subject=становище',
    prepare: async (page) => {
      await press(page, 'Запази изгледа')
      await page.getByRole('dialog').getByRole('textbox').fill('Становища')
    },
  },
  {
    name: 'views-2',
    address: '/documents-flow/documents?departmentId=any&subject=становище',
    prepare: async (page) => {
      await press(page, 'Запази изгледа')
      await page.getByRole('dialog').getByRole('textbox').fill('Становища')
      await press(page, 'Запази')
      await page.getByRole('dialog').waitFor({ state: 'detached' })
    },
  },
  {
    name: 'day-1',
    address: '/my-day',
    prepare: async (page) => {
      await page.locator('main:not(:has(.bone))').waitFor()
    },
  },
  {
    name: 'day-2',
    address: `/documents-flow/documents/${letter?.guid}`,
    prepare: async (page) => {
      await page.keyboard.press('m')
      await page.getByRole('dialog').waitFor()
    },
  },
  { name: 'handOver-1', address: '/my-day', prepare: openHandOver },
  {
    name: 'handOver-2',
    address: '/my-day',
    prepare: async (page) => {
      await openHandOver(page)
      await page.getByText('Кои са и поотделно').first().click()
      await page.getByText('Кои са и поотделно').first().scrollIntoViewIfNeeded()
    },
  },
]
