import { Direction, Scope } from '../../../src/contract/enumerations.ts'
import { addDays, civilDateOf } from '../../../src/dates/civilDate.ts'
import { journeysDatabase, seededDatabase } from '../../../tests/support/seededDatabase.ts'
import type { UserDriver } from '../userDriver.ts'

const typed = 8

const letterOfLastWeek = () => {
  const db = seededDatabase()
  const [from, to] = [addDays(journeysDatabase.DAY, -8), addDays(journeysDatabase.DAY, -1)]
  for (const { number, dateRegistered, directionId, scope, subject, correspondentIds } of db.documents.all()) {
    const day = dateRegistered === null ? '' : civilDateOf(dateRegistered)
    const name = db.correspondents.get(correspondentIds[0])?.entityName ?? ''
    const isLetter = directionId === Direction.INCOMING && scope === Scope.DMS && day >= from && day <= to
    const words = name.replaceAll(/[„“]/g, '').toLocaleLowerCase('bg')
    if (number && isLetter && words.length >= typed) return { number, subject, name: words.slice(0, typed) }
  }
  throw new Error('The seeded database has no letter of last week')
}

export const findDocument = async ({ page, write, press }: UserDriver) => {
  const { number, subject, name } = letterOfLastWeek()
  await write(page.getByRole('combobox', { name: 'Търсене на документи' }), name)
  await press(page.getByRole('option', { name: new RegExp(number) }))
  await page.getByRole('heading', { name: subject }).waitFor()
}
