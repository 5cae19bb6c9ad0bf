import { inspectionFiles, inspections } from '../../src/contract/inspections.ts'
import { makeEik } from '../../src/rules/identifiers/identifiers.ts'
import { failuresOf } from '../support/calls.ts'
import { expect, test } from '../support/journey.ts'
import { seededDatabase } from '../support/seededDatabase.ts'
import { expectStored, storedDrafts } from './draftStore.ts'
import { switchFaults } from './faultSwitches.ts'

test('an inspector on a phone without network loses neither a device nor its photo', async ({ as, problems }) => {
  const underWay = seededDatabase()
    .inspections.all()
    .findLast(({ statusId }) => statusId === 3)
  const desk = await as('inspections.manager', { at: null })
  const { page } = desk
  page.on('dialog', (dialog) => dialog.accept())
  await page.setViewportSize({ width: 390, height: 844 })
  await desk.goTo(`/inspections/${underWay?.guid}?edit=1`)
  problems.expectFailures(failuresOf(inspections.update, inspections.byGuid, inspectionFiles.add))

  await test.step('a device is entered by touch: a wide yes and no, and a no asks for the violation', async () => {
    await desk.button('Добави средство').click()
    const finder = desk.field('Намери в регистъра по сериен №')
    await expect(finder).toBeFocused()
    await finder.fill('26-77777')
    await expect(page.getByText('Няма такова средство в регистъра')).toBeVisible()
    await finder.press('Enter')
    await expect(desk.field('Сериен №')).toHaveValue('26-77777')
    await desk.field('Наименование').fill('Влагомер за зърно')
    const no = page.locator('.insp-yesno label').filter({ hasText: 'Не' })
    expect((await no.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    await no.click()
    await expect(desk.field('Нарушение')).toBeFocused()
    await desk.field('Нарушение').fill('Показанието се отклонява с +1,6 %')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    await desk.checkAxe('an inspection on a phone')
  })

  await test.step('without network the save says so, and a reload restores everything', async () => {
    await switchFaults(
      page,
      { name: 'offline', path: inspections.update.path },
      { name: 'offline', path: inspections.byGuid.path },
    )
    await desk.button('Запази').click()
    await expect(page.getByText(/Връзката прекъсна|Сървърът не отговаря/).first()).toBeVisible()
    await expectStored(page, 'inspections.manager', `inspection/${underWay?.guid}`, 'отклонява')
    await switchFaults(page)
    await page.reload()
    await page.getByRole('button', { name: 'Продължи с него' }).click()
    await expect(desk.table('Проверени средства за измерване')).toContainText('26-77777')
    await desk.button('Запази').click()
    await desk.expectToast(/е записана/)
  })

  await test.step('a photo waits for the network at its device, also over a reload', async () => {
    await switchFaults(page, { name: 'offline', path: inspectionFiles.add.path, times: 1 })
    const photo = { name: 'vlagomer.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('photo') }
    await page.locator('input[type=file][capture]').first().setInputFiles(photo)
    await expect(page.getByText('„vlagomer.jpg“ не е изпратена')).toBeVisible()
    await expect.poll(() => storedDrafts(page)).toContainEqual(expect.stringContaining('inspection-photo/'))
    await page.reload()
    await expect(page.getByText('„vlagomer.jpg“ не е изпратена')).toBeVisible()
    await desk.button(/^Изпрати отново „vlagomer\.jpg“/).click()
    await expect(desk.button(/^vlagomer\.jpg, /)).toBeVisible()
    await expect.poll(() => storedDrafts(page)).toEqual([])
  })
})

test('an inspector on a phone enters an unknown trader without leaving the inspection', async ({ as }) => {
  const desk = await as('inspections.manager', { at: null })
  const { page, field } = desk
  await page.setViewportSize({ width: 390, height: 844 })
  await desk.goTo('/inspections/create')
  await field('Проверени изисквания').fill('Годност на везните')
  await field('Обект').fill('Сергия 14')
  const trader = field('Проверявано лице')
  await trader.fill('„Сергия Изток“ ЕООД')
  await expect(page.getByText('Няма такъв кореспондент.').first()).toBeVisible()
  await trader.press('Enter')

  const dialog = desk.dialog('Нов кореспондент')
  await expect(field('Наименование', dialog)).toHaveValue('„Сергия Изток“ ЕООД')
  await expect(field('ЕИК/БУЛСТАТ', dialog)).toBeFocused()
  await field('ЕИК/БУЛСТАТ', dialog).fill('123456789')
  await desk.button('Запази', dialog).click()
  await expect(field('ЕИК/БУЛСТАТ', dialog)).toHaveAccessibleDescription(/Невалиден ЕИК/)
  await desk.checkAxe('a new correspondent of an inspection on a phone')
  await field('ЕИК/БУЛСТАТ', dialog).fill(makeEik(70_700_123))
  await page.keyboard.press('Control+Enter')
  await expect(dialog).toBeHidden()

  await expect(trader).toHaveText('„Сергия Изток“ ЕООД')
  await expect(field('Проверени изисквания')).toHaveValue('Годност на везните')
  await expect(field('Обект')).toHaveValue('Сергия 14')
  await desk.button('Премахни „„Сергия Изток“ ЕООД“').click()
  await expect(desk.button('Нов кореспондент'), 'offered beside the search, before anything is typed').toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
})
