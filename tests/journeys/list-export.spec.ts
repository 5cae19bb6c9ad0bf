import { readFileSync } from 'node:fs'
import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from '../support/journey.ts'
import { atRest, found, openRows, rowsOf } from './listScreen.ts'

const flow = '/documents-flow'

/** The XML of the only sheet in an .xlsx, and its words, which may stand in a file of their own. */
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
test('lists make files of what they show, are cleared, and begin with the own department', async ({ as }) => {
  const desk = await as('mpetrova', { at: null })
  const { page } = desk
  await test.step('a list makes a file of all its rows in the columns that are shown', async () => {
    for (const [address, title, header] of lists) {
      await openRows(desk, address)
      const total = await found(page)
      const download = page.waitForEvent('download')
      await desk.press('Експортирай')
      const file = await download
      expect(file.suggestedFilename()).toBe(`${title} – 20.11.2026.xlsx`)
      const sheet = sheetIn(await file.path())
      expect(sheet.rows, address).toBe(total + 2)
      expect(sheet.words).toContain('УЧЕБЕН ДОКУМЕНТ')
      expect(sheet.words).toContain(header)
      expect(sheet.formulas).toBe(false)
    }
  })

  await test.step('a personal number stays masked in the file; the correspondents are sorted by a press on a header', async () => {
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

  await test.step('„Изчисти“ asks again also when nothing is set', async () => {
    await openRows(desk, `${flow}/caseFiles?page=2`)
    const request = page.waitForRequest(/GetAllCaseFiles/)
    await desk.press('Изчисти')
    expect(new URL((await request).url()).searchParams.get('skip')).toBe('0')
    await atRest(page)
    const again = page.waitForRequest(/GetAllCaseFiles/)
    await desk.press('Изчисти')
    await again
  })

  await test.step('every view of the documents begins with the own department, until that is switched off', async () => {
    for (const view of ['containing-not-read', 'manage']) {
      const request = page.waitForRequest(/GetAllDocumentsForDMS/)
      await desk.goTo(`${flow}/${view}`)
      expect((await request).postDataJSON()).toMatchObject({ departmentId: expect.any(Number) })
      await atRest(page)
    }
    await desk.press('Разширено търсене')
    await desk.field('Попълвай моето звено').uncheck()
    const request = page.waitForRequest(/GetAllDocumentsForDMS/)
    await desk.goTo(`${flow}/control`)
    expect((await request).postDataJSON()).not.toHaveProperty('departmentId')
  })
})
