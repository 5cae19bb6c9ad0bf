import { makeEgn } from '../../src/rules/identifiers/identifiers.ts'
import { expect, test } from '../support/journey.ts'
import type { Screen } from '../support/screen.ts'
import { openForm, part, saveButton } from './correspondentSteps.ts'
import { type Hands, keyboardOf } from './hands.ts'

/** What is written of a correspondent, in the order of the form, by whatever hands. */
const formOf = ({ page }: Screen, { press, write, pick, choose }: Hands) => {
  const [addresses, contacts] = [part(page, 'Адреси'), part(page, 'Контакти')]
  const field = (label: string) => page.getByLabel(label).first()
  return {
    texts: async (texts: Record<string, string>) => {
      for (const [label, text] of Object.entries(texts)) await write(field(label), text)
    },
    address: async (settlement: string, street: string) => {
      await press(addresses.getByRole('button', { name: 'Добави адрес' }))
      await pick(addresses.getByRole('combobox', { name: 'Вид адрес' }), 'Адрес за кор', /^Адрес за кореспонденция/)
      await pick(
        addresses.getByRole('combobox', { name: 'Населено място' }),
        settlement,
        new RegExp(`^гр\\. ${settlement}`),
      )
      await expect(addresses.locator('dl')).toHaveText(`Община${settlement}Област${settlement}`)
      await write(addresses.getByLabel('Улица, №, квартал'), street)
      await press(addresses.getByRole('button', { name: /^Запази адрес/ }))
      await expect(addresses.getByText(street)).toBeVisible()
    },
    contact: async (kind: string, text: string) => {
      await press(contacts.getByRole('button', { name: 'Добави контакт' }))
      await choose(contacts.getByLabel('Вид'), kind)
      await write(contacts.getByLabel('Контакт', { exact: true }), text)
      await press(contacts.getByRole('button', { name: /^Запази контакт/ }))
      await expect(contacts.getByRole('cell', { name: text, exact: true })).toBeVisible()
    },
    more: async (group: string, way: string, note: string) => {
      await pick(field('Кореспондентска група'), group, new RegExp(`^${group}`))
      await pick(field('Предпочитан начин за връчване'), way, new RegExp(way))
      await write(field('Бележка'), note)
    },
    save: () => press(saveButton(page)),
  }
}

/** An entity with who represents it is written in correspondents. */
test('a whole natural person is written by keys alone', async ({ as }) => {
  const desk = await as('mpetrova', { at: null })
  const { page } = desk
  await openForm(desk)
  const form = formOf(desk, keyboardOf(page))
  await form.texts({
    ЕГН: makeEgn('1984-03-07', 21),
    Име: 'Калина',
    Презиме: 'Петрова',
    Фамилия: 'Стоичкова',
  })
  await form.address('Пловдив', 'ул. „Гурко“ № 3')
  await form.contact('Електронна поща', 'kalina@example.bg')
  await form.more('Граждани', 'е-Връчване', 'Пише само по електронен път.')
  await form.save()
  await desk.expectHeading('Калина Петрова Стоичкова')
  for (const text of [
    'гр. Пловдив',
    'ул. „Гурко“ № 3',
    'kalina@example.bg',
    'е-Връчване',
    'Пише само по електронен път.',
  ])
    await expect(page.getByText(text).first()).toBeVisible()
})
