import { Direction, DocumentStatus, Scope } from '../../src/contract/enumerations.ts'
import { to } from '../../src/routes/to.ts'
import { expect, test } from '../support/journey.ts'
import { seededDatabase } from '../support/seededDatabase.ts'
import { openRows, rowsOf } from './listScreen.ts'

const phone = { width: 390, height: 844 }

test('a case file has a page from the list: who has it, terms, people, money, files as one .zip, one history', async ({
  as,
}) => {
  const desk = await as('mpetrova', { at: null })
  const { page } = desk
  await openRows(desk, to.documentsFlow.caseFiles())
  await rowsOf(page).first().locator('[data-open]').click()
  await expect(page).toHaveURL(/\/documents-flow\/caseFiles\/[0-9a-f-]{36}$/)
  await expect(page.getByRole('heading', { level: 1, name: /^Преписка / })).toBeVisible()
  const parts = ['Документи и задачи', 'Срокове', 'Хора', 'Такси и плащания', 'Файлове', 'Ход на преписката']
  for (const name of parts) await expect(page.getByRole('region', { name, exact: true })).toBeVisible()
  await expect(page.getByText(/^При кого е: /)).toBeVisible()
  await expect(page.getByRole('list', { name: 'Хора' }).getByText('водещ')).toBeVisible()
  await expect(page.getByRole('treeitem').first()).toBeVisible()
  await desk.checkAxe('the page of a case file')

  const download = page.waitForEvent('download')
  await desk.press('Изтегли всички като .zip')
  expect((await download).suggestedFilename()).toMatch(/^Преписка .+\.zip$/)
  await desk.press('Прегледай един след друг')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await page.setViewportSize(phone)
  await desk.checkAxe('the page of a case file on a phone')
  await page.getByRole('treeitem').first().click()
  await expect(page).toHaveURL(/\/documents-flow\/documents\/[0-9a-f-]{36}/)
  await page.getByRole('link', { name: 'Цялата преписка' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Преписка / })).toBeVisible()
})

test('with its first document a whole case file is moved, and nothing more is requested about the former one', async ({
  as,
}) => {
  const db = seededDatabase()
  const open = db.caseFiles.all().filter((file) => file.scope === Scope.DMS && file.number && file.statusId === 1)
  const moved = open.find(({ guid, rootDocumentGuid }) => {
    const root = db.documents.get(rootDocumentGuid)
    const isLetter = root?.directionId === Direction.INCOMING && root.statusId === DocumentStatus.REGISTERED
    return isLetter && db.documents.by('caseFileGuid', guid).length > 1
  })
  const target = open.find(({ guid }) => guid !== moved?.guid)
  const desk = await as('mpetrova', { at: null })
  const { page } = desk
  await desk.goTo(to.documentsFlow.document(moved?.rootDocumentGuid ?? ''))
  await page.getByRole('tab', { name: 'Свързани обекти' }).click()
  await expect(page.getByRole('heading', { name: 'Свързани документи' })).toBeVisible()
  await desk.giveCommand('Премести в друга преписка')
  const moving = desk.dialog('Преместване в друга преписка')
  await expect(moving.getByText('С него се премества цялата преписка')).toBeVisible()
  await moving.getByLabel(/^Преписка/).fill(target?.number ?? '')
  await page.getByRole('option').first().click()
  await moving.getByLabel(/^Причина/).fill('Преписката е образувана втори път по грешка.')
  await page.keyboard.press('Control+Enter')
  await expect(moving).toHaveCount(0)
  await desk.expectToast('Документът е преместен в преписка ')
  await page.getByRole('link', { name: 'Цялата преписка' }).click()
  await expect(page.getByRole('heading', { level: 1, name: `Преписка ${target?.number}` })).toBeVisible()
})

test('a letter of the wrong case file is moved, and registered anew in the right index; both name each other', async ({
  as,
}) => {
  const db = seededDatabase()
  const isFirst = ({ guid, caseFileGuid }: { guid: string; caseFileGuid: string | null }) =>
    db.caseFiles.get(caseFileGuid)?.rootDocumentGuid === guid
  const letter = db.documents
    .by('statusId', DocumentStatus.REGISTERED)
    .find((row) => row.scope === Scope.DMS && row.directionId === 1 && row.number !== null && !isFirst(row))
  const target = db.caseFiles
    .all()
    .find(
      (file) => file.scope === Scope.DMS && file.number && file.statusId === 1 && file.guid !== letter?.caseFileGuid,
    )
  const desk = await as('mpetrova', { at: null })
  const { page } = desk
  await desk.goTo(to.documentsFlow.document(letter?.guid ?? ''))
  await desk.giveCommand('Премести в друга преписка')
  const moving = desk.dialog('Преместване в друга преписка')
  await desk.press('Премести', moving)
  await expect(moving.getByText('Полето е задължително').first()).toBeVisible()
  await desk.checkAxe('moving a document, with errors')
  await moving.getByLabel(/^Преписка/).fill(target?.number ?? '')
  await page.getByRole('option').first().click()
  await moving.getByLabel(/^Причина/).fill('Писмото допълва започната преписка.')
  await page.keyboard.press('Control+Enter')
  await expect(moving).toHaveCount(0)
  await desk.expectToast('Документът е преместен в преписка ')

  await desk.giveCommand('Регистрирай наново')
  const anew = desk.dialog('Регистриране наново')
  await anew.getByLabel(/^Причина/).fill('Заведено е в друг индекс.')
  await desk.checkAxe('registering anew')
  await desk.press('Регистрирай наново', anew)
  await expect(anew).toHaveCount(0)
  await expect(page).not.toHaveURL(new RegExp(letter?.guid ?? ''))
  const old = page.getByRole('definition').getByRole('link', { name: new RegExp(`^${letter?.number}-`) })
  await expect(old).toBeVisible()
  await old.click()
  await expect(page.getByText('Регистриран наново като')).toBeVisible()
})
