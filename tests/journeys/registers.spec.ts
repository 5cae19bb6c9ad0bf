import { expect, test } from '../support/journey.ts'
import { type Register, registers } from '../support/registers.ts'
import { type Screen, screenOf } from '../support/screen.ts'
import { openRows } from './listScreen.ts'
import { addByKeyboard, changeAsOtherUser, endIt, followUses, makeDefault, putInOrder, row } from './registerSteps.ts'

const formElsewhere = async (desk: Screen, { offered: { at, opener, field } }: Register) => {
  const other = screenOf(await desk.page.context().newPage())
  await other.goTo(at)
  if (opener !== null) await other.press(opener)
  const choice = other.page.getByRole('combobox', { name: field })
  const options = async (name: string, count: number) => {
    const isNative = (await choice.evaluate(({ tagName }) => tagName)) === 'SELECT'
    if (isNative) return expect(choice.getByRole('option', { name, exact: true })).toHaveCount(count)
    await choice.click()
    await expect(other.page.getByRole('option').first()).toBeVisible()
    await expect(other.page.getByRole('option', { name, exact: true })).toHaveCount(count)
    return other.page.keyboard.press('Escape')
  }
  return { options, close: () => other.page.close() }
}

for (const register of registers.filter(({ drafts }) => drafts === 'address-type')) {
  test(`register „${register.rules.one}“: added by keys, offered in forms, followed to its uses, taken out of use`, async ({
    as,
    problems,
  }) => {
    problems.expectFailures(new RegExp(register.calls.create.path))
    const { fresh } = register
    const desk = await as('administrator', { at: null })
    await openRows(desk, register.address)
    await expect(row(desk.page, register.standing)).toBeVisible()
    const form = await formElsewhere(desk, register)
    await form.options(fresh.name, 0)
    await addByKeyboard(desk, register)
    await form.options(fresh.name, 1)
    await changeAsOtherUser(desk, register)
    await putInOrder(desk, register)
    await makeDefault(desk, register)
    await endIt(desk, register)
    await form.options(fresh.name, 0)
    await form.close()
    await followUses(desk, register)
  })
}
