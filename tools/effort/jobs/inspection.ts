import { seededDatabase } from '../../../tests/support/seededDatabase.ts'
import type { UserDriver } from '../userDriver.ts'

const deviceMet = () => {
  const db = seededDatabase()
  const inspected = new Set(db.inspections.all().map(({ inspectedCorrespondentId }) => inspectedCorrespondentId))
  for (const device of db.devices.all()) {
    const owner = db.correspondents.get(device.ownerCorrespondentId)
    const [address] = db.correspondentAddresses.by('correspondentId', owner?.id ?? 0)
    if (owner?.entityName && address && !inspected.has(owner.id) && device.serialNumber)
      return { serialNumber: device.serialNumber, owner: owner.entityName }
  }
  throw new Error('The seeded database has no device of somebody who was never inspected')
}

export const inspect = async ({ page, press, write, pick, choose }: UserDriver) => {
  const { serialNumber, owner } = deviceMet()
  const main = page.getByRole('main')
  const [word = owner] = owner.replaceAll(/[„“]/g, '').split(' ')
  await press(main.getByRole('link', { name: 'Нова проверка' }))
  await pick(main.getByRole('combobox', { name: /^Проверявано лице/ }), word, new RegExp(word))
  await write(main.getByLabel(/^Обект/), 'Склад')
  await choose(main.getByLabel(/^Вид обект/), 'Склад на едро')
  await write(main.getByLabel(/^Проверени изисквания/), 'Знаци и пломби')
  await press(main.getByRole('button', { name: 'Добави средство' }))
  await pick(main.getByRole('combobox', { name: /^Намери в регистъра/ }), serialNumber, new RegExp(serialNumber))
  await press(main.getByText('Да', { exact: true }))
  await press(main.getByRole('button', { name: 'Запази', exact: true }))
  await press(page.getByRole('button', { name: 'Започни', exact: true }))
  await page.locator('.page-above').getByText('В ход').waitFor()
}

export const planGroup = async ({ page, press, write, pick }: UserDriver) => {
  const main = page.getByRole('main')
  await press(page.getByRole('navigation').getByRole('link', { name: 'Групови проверки' }).first())
  await press(main.getByRole('link', { name: 'Нова групова проверка' }))
  await write(main.getByLabel(/^Наименование/), 'Везни на пазарите')
  await pick(main.getByRole('combobox', { name: /^Категории/ }), 'Везн', /[Вв]езни/)
  await write(main.getByRole('textbox', { name: /^От/ }), '07122026')
  await write(main.getByRole('textbox', { name: /^До/ }), '18122026')
  await write(main.getByLabel(/^Заповед №/), 'РД-09-40')
  await write(main.getByLabel(/^Дата на заповедта/), '19112026')
  await pick(main.getByRole('combobox', { name: /^Добави регионален отдел/ }), 'София', /София/)
  await press(main.getByRole('button', { name: 'Запази', exact: true }))
  await press(page.getByRole('button', { name: 'Планирай', exact: true }))
  await page.locator('.page-above').getByText('Планирана').waitFor()
}
