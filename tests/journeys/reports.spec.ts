import { DocumentStatus } from '../../src/contract/enumerations.ts'
import { addDays, civilDateOf } from '../../src/dates/civilDate.ts'
import { to } from '../../src/routes/to.ts'
import { amountParts } from '../../src/rules/words/money.ts'
import { formatCount } from '../../src/rules/words/pluralise.ts'
import { expect, test } from '../support/journey.ts'
import { journeysDatabase, seededDatabase } from '../support/seededDatabase.ts'

const today = journeysDatabase.DAY
const from = `${today.slice(0, 4)}-01-01`
const isThisYear = (date: string | null): boolean => date !== null && date >= from && date <= today

const expected = () => {
  const db = seededDatabase()
  const soon = ({ validTo }: { validTo: string | null }) =>
    validTo !== null && validTo >= today && validTo <= addDays(today, 30)
  const documents = db.documents
    .all()
    .filter((row) => row.number !== null && row.statusId !== DocumentStatus.ANNULLED && row.dateRegistered !== null)
    .filter(({ dateRegistered }) => isThisYear(civilDateOf(dateRegistered ?? '')))
  const due = db.obligations
    .all()
    .filter(({ dateArisen }) => isThisYear(dateArisen))
    .reduce((sum, { amountCents }) => sum + amountCents, 0)
  const policies = db.vehicleInsurances.by('kindId', 2).filter(soon).length
  return {
    fuel: db.fuelExpenses.all().filter(({ date }) => isThisYear(date)).length,
    counts: [
      ['Изтичащи застраховки „Каско“', 'Изтичащи', formatCount(policies)],
      ['Справка за плащания', 'Дължимо', amountParts(due, 'EUR', 'lv').main],
      ['Справка за документи', 'Брой', formatCount(documents.length)],
    ] as const,
  }
}

test('a report equals the lists, a figure links to exactly its records, and an external one runs', async ({ as }) => {
  const { counts, fuel } = expected()
  const desk = await as('administrator', { at: to.businessAnalysis.root() })
  const { page } = desk
  const menu = page.getByRole('navigation').first()
  const open = async (title: string) => {
    await menu.getByRole('link', { name: title, exact: true }).first().click()
    await desk.expectHeading(title)
  }
  const metric = (name: string) =>
    page
      .locator('.report-totals > div')
      .filter({ hasText: new RegExp(`^${name}`) })
      .first()
      .locator('dd')
      .first()
      .evaluate((value) => value.firstChild?.textContent ?? '', undefined, { timeout: 5000 })

  for (const [title, name, value] of counts)
    await test.step(title, async () => {
      await open(title)
      await expect.poll(() => metric(name)).toBe(value)
    })

  await test.step('a row of the report links to the list of as many documents', async () => {
    const row = page.locator('tbody tr[data-row]').first()
    const count = (await row.locator('td[data-label="Брой"]').textContent())?.trim() ?? ''
    await row.getByRole('link').click()
    await expect(page.locator('.page-count')).toHaveText(new RegExp(`^${count} `))
    await page.goBack()
    await desk.expectHeading('Справка за документи')
  })

  await test.step('a part of a bar is reached by keyboard and links to the list of as many inspections', async () => {
    await open('Справка за проверки')
    const parts = page.getByRole('toolbar', { name: 'Части на стълбовете, обхождат се със стрелките' })
    await parts.getByRole('link').first().focus()
    await page.keyboard.press('End')
    await page.keyboard.press('ArrowUp')
    const part = parts.locator('a:focus')
    await expect(part).toHaveAccessibleName(/^Ноември 2026, С нарушения: \d+$/)
    const count = /\d+$/.exec((await part.getAttribute('aria-label')) ?? '')?.[0]
    await page.keyboard.press('Enter')
    await desk.expectHeading('Проверки')
    await expect(page.locator('.page-count')).toHaveText(new RegExp(`^${count} `))
    await page.goBack()
  })

  await test.step('expenses: from the kind to the vehicles, and the period is in the address', async () => {
    await open('Финансова справка по вид разход')
    await page.getByRole('button', { name: 'Последните 12 месеца' }).click()
    await expect(page).toHaveURL(/period=twelveMonths/)
    await page.getByRole('button', { name: 'Тази година' }).click()
    await page.locator('tbody tr[data-row]').filter({ hasText: 'Гориво' }).getByRole('link').click()
    await desk.expectHeading('Финансова справка по автомобили')
    await expect.poll(() => metric('Брой')).toBe(formatCount(fuel))
  })

  await test.step('an external report', async () => {
    await open('Външни справки')
    await page
      .getByRole('button', { name: /Заявени административни услуги/ })
      .first()
      .click()
    const dialog = desk.dialog('Заявени административни услуги (ИИСДА)')
    await desk.button('Изпълни', dialog).click()
    await expect(dialog.locator('tbody tr[data-row]').first()).toBeVisible()
  })
})
