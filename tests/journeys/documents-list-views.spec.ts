import { statSync } from 'node:fs'
import { expect, test } from '../support/journey.ts'
import { switchFaults } from './faultSwitches.ts'
import { atRest, found, openRows, rowsOf } from './listScreen.ts'

const flow = '/documents-flow'

test('columns that are chosen, exported and remembered; a failed list and a failed export', async ({
  as,
  problems,
}) => {
  const desk = await as('mpetrova', { at: null })
  const { page } = desk
  await test.step('chosen columns are remembered and are what the export holds', async () => {
    await openRows(desk, `${flow}/documents?subject=писмо`)
    await desk.press('Колони')
    await page.getByRole('checkbox', { name: 'Външен №' }).check()
    await page.getByRole('checkbox', { name: 'Създал' }).uncheck()
    await page.getByRole('button', { name: 'Премести „Статус“ напред' }).click()
    await desk.checkAxe('the column chooser')
    await page.keyboard.press('Escape')
    await page.reload()
    await expect(page.getByRole('columnheader', { name: 'Външен №' })).toBeVisible()
    await expect(page.getByRole('columnheader', { name: 'Създал' })).toHaveCount(0)
    const request = page.waitForRequest(/ExportDMSDocumentsToExcel/)
    const download = page.waitForEvent('download')
    await desk.press('Експортирай')
    const { filter: sent, columns } = (await request).postDataJSON()
    expect(sent).toMatchObject({ subject: 'писмо', departmentId: expect.any(Number) })
    expect(columns.map(({ header }: { header: string }) => header)).toEqual([
      'Посока',
      'Рег. №',
      'Външен №',
      'Вид документ',
      'Относно',
      'Кореспондент',
      'Статус',
      'Срок',
    ])
    expect((await download).suggestedFilename()).toBe('Документи – 20.11.2026.xlsx')
    await desk.expectToast('Файлът „Документи – 20.11.2026.xlsx“ е готов.')

    // A long list is a file of another size: it is made without a worker of its own, which the policy forbids.
    await openRows(desk, `${flow}/documents?departmentId=any`)
    const long = page.waitForEvent('download')
    await desk.press('Експортирай')
    expect(statSync(await (await long).path()).size).toBeGreaterThan(30_000)
  })

  await test.step('a list that fails says so and is tried again; a failed export is said too', async () => {
    await openRows(desk, `${flow}/documents`)
    problems.expectRefusal(500, 'GetAllDocumentsForDMS')
    await switchFaults(page, { name: 'server', path: 'GetAllDocumentsForDMS' })
    await page.getByRole('button', { name: 'Следваща страница' }).click()
    await expect(page.getByText('Данните не се заредиха')).toBeVisible()
    await desk.checkAxe('a failed list')
    await switchFaults(page)
    await desk.press('Опитай отново')
    await expect(rowsOf(page).first()).toBeVisible()
    problems.expectRefusal(500, 'ExportDMSDocumentsToExcel')
    await switchFaults(page, { name: 'server', path: 'ExportDMSDocumentsToExcel' })
    await desk.press('Експортирай')
    await desk.expectToast('Възникна грешка в базата данни.')
    await expect(desk.button('Експортирай')).not.toHaveAttribute('aria-busy', 'true')
  })
})

test('views of the documents: an empty one says why, and who sees both reports switches between them', async ({
  as,
}) => {
  const desk = await as('mpetrova', { at: null })
  const { page } = desk
  await test.step('an empty list says why and offers all departments', async () => {
    await desk.goTo(`${flow}/documents?subject=несъществуваща`)
    await expect(page.getByText('Няма намерени документи в избраното звено')).toBeVisible()
    await desk.checkAxe('an empty list')
    await desk.press('Покажи всички звена')
    await expect(page.getByText('Нито един документ не отговаря на зададения филтър.')).toBeVisible()
    await desk.press('Изчисти филтъра')
    await expect(rowsOf(page).first()).toBeVisible()
  })

  await test.step('whoever may see both reports switches between them', async () => {
    await openRows(desk, `${flow}/documents?departmentId=any`)
    const dms = await found(desk.page)
    await desk.press('АУ Справка')
    await expect(desk.page).toHaveURL(/scope=AU/)
    await atRest(desk.page)
    expect(await found(desk.page)).not.toBe(dms)
  })
})
