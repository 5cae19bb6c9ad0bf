import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createStore, Provider } from 'jotai'
import { afterEach, expect, test, vi } from 'vitest'
import { provideQueryClient } from '../../../src/state/queryClient.ts'
import { takeConfig } from '../../../src/transport/config.ts'
import { notices$ } from '../../../src/transport/notices.ts'
import { prepareAnnouncements } from '../../../src/widgets/focus/announce.ts'
import { config } from '../transport/fakeBrowser.ts'
import { descriptionOf, dialog, fieldOf, save, write } from './formByKeys.ts'
import { mockBackendHandlers } from './onMockBackend.ts'
import { type SettingsForm, settingsForms } from './settingsForms.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  history.replaceState(null, '', '/')
})

const expectMessages = (messages: SettingsForm['empty']) =>
  waitFor(() => {
    for (const [label, message] of Object.entries(messages)) expect(descriptionOf(fieldOf(label))).toContain(message)
  })
const expectHeld = (values: SettingsForm['empty']) => {
  for (const [label, value] of Object.entries(values)) expect(fieldOf(label), label).toHaveProperty('value', value)
}
const expectClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
/** Searches by text, because a query by role in a long list takes seconds. */
const addButton = async (name: string) => {
  const button = (await screen.findByText(name)).closest('button')
  if (!button) throw new Error(`„${name}“ is no button.`)
  return button
}
const openerOf = (text: string) =>
  waitFor(() => {
    const rows = [...document.querySelectorAll('tbody tr')].filter((row) => row.textContent?.includes(text))
    expect(rows).toHaveLength(1)
    const opener = rows[0]?.querySelector('[data-open]')
    if (!opener) throw new Error(`The row of „${text}“ cannot be opened.`)
    return opener
  })

const listen = () => {
  const news: string[] = []
  const notices = notices$.subscribe(({ text }) => news.push(text))
  prepareAnnouncements()
  const polite = new MutationObserver(() =>
    news.push(...[...document.querySelectorAll('body > [role=status]')].map(({ textContent }) => textContent ?? '')),
  )
  polite.observe(document.body, { childList: true, subtree: true })
  const stop = () => {
    notices.unsubscribe()
    polite.disconnect()
  }
  return { news, stop }
}

const opened = async (Page: SettingsForm['Page']) => {
  takeConfig(config)
  const { sendRequest } = await mockBackendHandlers()
  const store = createStore()
  provideQueryClient(store)
  const { news, stop } = listen()
  const { unmount } = render(
    <Provider store={store}>
      <Page />
    </Provider>,
  )
  const close = () => {
    unmount()
    stop()
  }
  return { sendRequest, news, close }
}

/**
 * Adds a record: leaves the form empty, enters invalid values, cancels leaving, corrects the values and saves. Each
 * message is at its field, and no typed text is lost.
 */
const addOne = async ({ add, empty, wrong, mend, checklist }: SettingsForm) => {
  ;(await addButton(add)).focus()
  await userEvent.keyboard('{Enter}')
  await screen.findByRole('dialog')
  await save()
  await expectMessages(empty)
  const [first = ''] = Object.keys(empty)
  await waitFor(() => expect(document.activeElement).toBe(fieldOf(first)))
  await wrong.type()
  await save()
  await expectMessages(wrong.says)
  expectHeld(wrong.holds)
  await userEvent.keyboard('{Escape}')
  await userEvent.click(await screen.findByText('Остани'))
  expectHeld(wrong.holds)
  await mend()
  await save()
  if (checklist !== undefined) {
    await screen.findByText(checklist)
    await userEvent.keyboard('{Escape}')
  }
  await expectClosed()
}

type Opened = Awaited<ReturnType<typeof opened>>
const changeAsOtherUser = async (
  { sendRequest }: Opened,
  { calls, key, label, name }: NonNullable<SettingsForm['shared']>,
) => {
  await userEvent.click(await openerOf(name))
  await write(label, 'Променено тук')
  const { resultData: records } = await sendRequest(calls.list)
  const record = records.find((one: Record<string, unknown>) => one[key] === name)
  await sendRequest(calls.edit, { ...record, [key]: 'Променено другаде' })
  await save()
  await expectMessages({ [label]: 'Междувременно е променено на „Променено другаде“.' })
  expectHeld({ [label]: 'Променено тук' })
  await save()
  await expectClosed()
  await openerOf('Променено тук')
}

const expectUsed = async ({ name, because }: NonNullable<SettingsForm['used']>) => {
  await userEvent.click(await screen.findByLabelText(`Действия за ${name}`))
  await userEvent.click(within(await screen.findByRole('menu')).getByText('Изтрий'))
  await waitFor(() => expect(dialog().textContent).toContain(because))
  expect(within(dialog()).queryByRole('button', { name: 'Изтрий' })).toBeNull()
}

test.each(settingsForms)(
  '„$add“: missing, invalid, duplicate, used and concurrently changed values are reported in place',
  { timeout: 60_000 },
  async (form) => {
    history.replaceState(null, '', `/${form.search ?? ''}`)
    const page = await opened(form.Page)
    await addOne(form)
    await waitFor(() => expect(page.news).toContainEqual(expect.stringContaining(form.saved)))
    if (form.shared) await changeAsOtherUser(page, form.shared)
    if (form.used) await expectUsed(form.used)
    page.close()
  },
)
