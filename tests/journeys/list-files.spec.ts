import { readFileSync, statSync } from 'node:fs'
import { strFromU8, unzipSync } from 'fflate'
import { caseFiles } from '../../src/contract/caseFiles.ts'
import { documents } from '../../src/contract/documents.ts'
import { callTo } from '../support/calls.ts'
import { expect, test } from '../support/journey.ts'
import { switchFaults } from './faultSwitches.ts'
import { atRest, countFound, openRows, rowsOf } from './listScreen.ts'

const flow = '/documents-flow'

const sheetIn = (path: string) => {
  const files = unzipSync(readFileSync(path))
  const textOf = (end: string) => {
    const name = Object.keys(files).find((file) => file.endsWith(end))
    const bytes = name === undefined ? undefined : files[name]
    return bytes === undefined ? '' : strFromU8(bytes)
  }
  const sheet = textOf('sheet1.xml')
  return {
    rows: sheet.split('<row ').length - 1,
    words: sheet + textOf('sharedStrings.xml'),
    formulas: sheet.includes('<f>'),
  }
}

const lists: [address: string, file: string, header: string][] = [
  [`${flow}/tasks`, 'Задачи – Отворени', 'Указание'],
  [`${flow}/correspondents?kind=person`, 'Кореспонденти', 'ЕИК / ЕГН / ЛНЧ'],
  [`${flow}/e-delivery`, 'Съобщения от е-Връчване', 'Подател'],
]
test('lists: exports, chosen columns, cleared, empty, own or all departments; a failed list', async ({
  as,
  problems,
  independent,
}) => {
  const desk = await as('mpetrova', { at: null })
  const { page } = desk
  await independent('an empty list says why and offers all departments', async () => {
    await desk.goTo(`${flow}/documents?subject=несъществуваща`)
    await expect(page.getByText('Няма намерени документи в избраното звено')).toBeVisible()
    await desk.checkAxe('an empty list')
    await desk.press('Покажи всички звена')
    await expect(page.getByText('Нито един документ не отговаря на зададения филтър.')).toBeVisible()
    await desk.press('Изчисти филтъра')
    await expect(rowsOf(page).first()).toBeVisible()
  })

  await independent('a user with both reports switches between them', async () => {
    await openRows(desk, `${flow}/documents?departmentId=any`)
    const dms = await countFound(desk.page)
    await desk.press('АУ Справка')
    await expect(desk.page).toHaveURL(/scope=AU/)
    await atRest(desk.page)
    expect(await countFound(desk.page)).not.toBe(dms)
  })

  await independent('chosen columns are remembered and exported', async () => {
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
    const request = page.waitForRequest(callTo(documents.exportDMSDocumentsToExcel))
    const download = page.waitForEvent('download')
    await desk.press('Експортирай')
    const { filter: sent, columns, heading } = (await request).postDataJSON()
    expect(heading[0]).toBe('Документи')
    expect(heading[2]).toMatch(/^Филтър: .+; Относно: писмо$/)
    expect(sent).toMatchObject({ subject: 'писмо', departmentId: expect.any(Number) })
    expect(columns.map(({ header }: { header: string }) => header)).toEqual([
      'Посока',
      'Рег. №',
      'Външен №',
      'Вид документ',
      'Относно',
      'Кореспондент',
      'Статус',
      'При кого е',
      'Срок',
    ])
    expect((await download).suggestedFilename()).toBe('Документи – 20.11.2026.xlsx')
    await desk.expectToast('Файлът „Документи – 20.11.2026.xlsx“ е готов.')

    // A long list is exported on the main thread, because the content security policy forbids a worker that is created
    // from a string.
    await openRows(desk, `${flow}/documents?departmentId=any`)
    const long = page.waitForEvent('download')
    await desk.press('Експортирай')
    expect(statSync(await (await long).path()).size).toBeGreaterThan(30_000)
  })

  await independent('an export contains all rows in the shown columns', async () => {
    for (const [address, title, header] of lists) {
      await openRows(desk, address)
      const total = await countFound(page)
      const download = page.waitForEvent('download')
      await desk.press('Експортирай')
      const file = await download
      expect(file.suggestedFilename()).toBe(`${title} – 20.11.2026.xlsx`)
      const sheet = sheetIn(await file.path())
      // Six rows precede the data: the mark of the training environment, the title, the time, the filter, the count and
      // the headers.
      expect(sheet.rows, address).toBe(total + 6)
      expect(sheet.words).toContain(`Редове: ${total}`)
      expect(sheet.words).toContain('УЧЕБЕН ДОКУМЕНТ')
      expect(sheet.words).toContain(header)
      expect(sheet.words).toContain('Изготвено на 20.11.2026 г.')
      expect(sheet.formulas).toBe(false)
    }
  })

  await independent('a personal number stays masked in the file; correspondents are sorted by the header', async () => {
    await openRows(desk, `${flow}/correspondents?kind=person`)
    await page.getByRole('columnheader', { name: 'Документи' }).getByRole('button').click()
    await page.getByRole('columnheader', { name: 'Документи' }).getByRole('button').click()
    await expect(page).toHaveURL(/sort=-documentsCount/)
    await atRest(page)
    const counts = (await rowsOf(page).locator('.correspondents-count').allInnerTexts()).map(Number)
    expect(counts).toEqual(counts.toSorted((a, b) => b - a))
    const download = page.waitForEvent('download')
    await desk.press('Експортирай')
    expect(sheetIn(await (await download).path()).words).not.toMatch(/(?<!\d)\d{10}(?!\d)/)
  })

  await independent('„Изчисти“ sends the request again also when nothing is set', async () => {
    await openRows(desk, `${flow}/caseFiles?page=2`)
    const request = page.waitForRequest(callTo(caseFiles.getAllCaseFiles))
    await desk.press('Изчисти')
    expect(new URL((await request).url()).searchParams.get('skip')).toBe('0')
    await atRest(page)
    const again = page.waitForRequest(callTo(caseFiles.getAllCaseFiles))
    await desk.press('Изчисти')
    await again
  })

  await independent('every view of the documents begins with the own department until it is switched off', async () => {
    for (const view of ['containing-not-read', 'manage']) {
      const request = page.waitForRequest(callTo(documents.getAllDocumentsForDMS))
      await desk.goTo(`${flow}/${view}`)
      expect((await request).postDataJSON()).toMatchObject({ departmentId: expect.any(Number) })
      await atRest(page)
    }
    await desk.press('Разширено търсене')
    await desk.field('Попълвай моето звено').uncheck()
    const request = page.waitForRequest(callTo(documents.getAllDocumentsForDMS))
    await desk.goTo(`${flow}/control`)
    expect((await request).postDataJSON()).not.toHaveProperty('departmentId')
  })

  await independent('a failed list says so and is retried; a failed export is reported', async () => {
    await openRows(desk, `${flow}/documents`)
    problems.expectRefusal(500, documents.getAllDocumentsForDMS.path)
    await switchFaults(page, { name: 'server', path: documents.getAllDocumentsForDMS.path })
    await page.getByRole('button', { name: 'Следваща страница' }).click()
    await expect(page.getByText('Данните не се заредиха')).toBeVisible()
    await desk.checkAxe('a failed list')
    await switchFaults(page)
    await desk.press('Опитай отново')
    await expect(rowsOf(page).first()).toBeVisible()
    problems.expectRefusal(500, documents.exportDMSDocumentsToExcel.path)
    await switchFaults(page, { name: 'server', path: documents.exportDMSDocumentsToExcel.path })
    await desk.press('Експортирай')
    await desk.expectToast('Възникна грешка в базата данни.')
    await expect(desk.button('Експортирай')).not.toHaveAttribute('aria-busy', 'true')
  })
})
