import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { Button } from '../../../src/widgets/buttons/Button.tsx'
import { Dialog } from '../../../src/widgets/overlays/Dialog.tsx'
import { useConfirm } from '../../../src/widgets/overlays/useConfirm.tsx'
import { TabPanel, Tabs } from '../../../src/widgets/page/Tabs.tsx'
import { MovableTree } from '../../support/gallery/MovableTree.tsx'

const Search = ({ persistent = false }: { persistent?: boolean }) => {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Отвори</Button>
      <Dialog open={open} persistent={persistent} title="Търсене на преписка" onClose={() => setOpen(false)}>
        <input aria-label="Рег №" />
      </Dialog>
    </>
  )
}
const dialog = () => screen.queryByRole('dialog', { name: 'Търсене на преписка' })

test('a dialog takes the focus, hides the page behind, and returns the focus on Esc', async () => {
  const { container } = render(<Search />)
  const opener = screen.getByRole('button', { name: 'Отвори' })
  opener.focus()
  await userEvent.keyboard('{Enter}')
  expect(document.activeElement).toBe(screen.getByLabelText('Рег №'))
  expect(container.getAttribute('aria-hidden')).toBe('true')
  await userEvent.keyboard('{Escape}')
  expect(dialog()).toBeNull()
  expect(container.hasAttribute('aria-hidden')).toBe(false)
  await vi.waitFor(() => expect(document.activeElement).toBe(opener))
})

test('behind a dialog nothing takes the focus: Tab cycles through it and the notices, focus by code is reverted', async () => {
  const notices = document.createElement('div')
  notices.dataset.outsideDialogs = ''
  notices.innerHTML = '<button>Скрий</button>'
  document.body.append(notices)
  const heard = vi.fn()
  render(
    <>
      <Search />
      <a href="/" onFocus={heard}>
        Начало
      </a>
    </>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Отвори' }))
  const field = screen.getByLabelText('Рег №')
  const nameOf = (element: Element | null) => element?.getAttribute('aria-label') ?? element?.textContent
  const crawled = async (shift: boolean) => {
    await userEvent.tab({ shift })
    return nameOf(document.activeElement)
  }
  const [skip, close] = ['Скрий', 'Затвори']
  await userEvent.tab()
  expect([await crawled(false), await crawled(false), await crawled(false)]).toEqual([skip, close, 'Рег №'])
  expect([await crawled(true), await crawled(true)]).toEqual([close, skip])
  field.focus()
  screen.getByText('Начало').focus()
  expect(document.activeElement).toBe(field)
  field.blur()
  screen.getByText('Начало').focus()
  expect(document.activeElement).toBe(dialog())
  expect(heard).not.toHaveBeenCalled()
  await userEvent.keyboard('{Escape}')
  screen.getByText('Начало').focus()
  expect(document.activeElement?.textContent).toBe('Начало')
  notices.remove()
})

test.each([false, true])('only a dialog that covers the page excludes it from find and copy (%s)', (covers) => {
  const dialogOf = (open: boolean) => (
    <Dialog open={open} covers={covers} title="Вход" onClose={() => undefined}>
      <input aria-label="Парола" />
    </Dialog>
  )
  const { container, rerender } = render(dialogOf(true))
  expect(container.inert).toBe(covers)
  rerender(dialogOf(false))
  expect(container.inert).toBe(false)
})

test.each([false, true])(
  'a click outside closes a dialog unless it is persistent (persistent: %s)',
  async (persistent) => {
    render(<Search persistent={persistent} />)
    await userEvent.click(screen.getByRole('button', { name: 'Отвори' }))
    const veil = dialog()?.parentElement
    if (veil) await userEvent.click(veil)
    expect(dialog() !== null).toBe(persistent)
  },
)

test.each([
  ['Продължи', 'да'],
  ['Откажи', 'не'],
])('a confirmation waits for the choice of the user: %s', async (choice, result) => {
  const ConfirmingPart = () => {
    const [given, setGiven] = useState('')
    const { confirm, confirmDialog } = useConfirm()
    const sendRequest = async () =>
      setGiven((await confirm({ title: 'Внимание', body: 'Сигурни ли сте?' })) ? 'да' : 'не')
    return (
      <>
        <Button onClick={sendRequest}>Питай</Button>
        <output>{given}</output>
        {confirmDialog}
      </>
    )
  }
  render(<ConfirmingPart />)
  await userEvent.click(screen.getByRole('button', { name: 'Питай' }))
  expect(screen.getByRole('alertdialog', { name: 'Внимание' }).textContent).toContain('Сигурни ли сте?')
  await userEvent.click(screen.getByRole('button', { name: choice }))
  await vi.waitFor(() => expect(screen.getByText(result, { selector: 'output' })).toBeTruthy())
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

test('a refused button can be focused, does nothing, shows the reason, and Esc hides the reason', async () => {
  const run = vi.fn()
  const refusal = { title: 'Защо не мога да приключа?', because: 'Две задачи не са изпълнени.' }
  render(
    <Button refusal={refusal} onClick={run}>
      Приключи
    </Button>,
  )
  await userEvent.tab()
  const button = screen.getByRole('button', { name: 'Приключи' })
  expect(document.activeElement).toBe(button)
  const why = document.getElementById(button.getAttribute('aria-describedby') ?? '')
  expect(why?.textContent).toContain('Две задачи не са изпълнени.')
  expect(why?.classList.contains('open')).toBe(true)
  await userEvent.keyboard('{Enter}')
  expect(run).not.toHaveBeenCalled()
  await userEvent.keyboard('{Escape}')
  expect(why?.classList.contains('open')).toBe(false)
})

test('arrows, Home and End move through the tabs cyclically, and the selected one is visible', async () => {
  const Parts = () => {
    const [part, setPart] = useState('main')
    const tabs = [
      { key: 'main', label: 'Основни данни' },
      { key: 'files', label: 'Файлове', count: 4 },
      { key: 'history', label: 'История' },
    ]
    return (
      <>
        <Tabs label="Части" tabs={tabs} current={part} onChange={setPart} />
        <TabPanel of={part}>{part}</TabPanel>
      </>
    )
  }
  render(<Parts />)
  const chosen = () => screen.getByRole('tab', { selected: true })
  chosen().focus()
  for (const [key, name] of [
    ['ArrowRight', 'Файлове4'],
    ['End', 'История'],
    ['ArrowRight', 'Основни данни'],
    ['ArrowLeft', 'История'],
    ['Home', 'Основни данни'],
  ] as const) {
    await userEvent.keyboard(`{${key}}`)
    expect(chosen().textContent, key).toBe(name)
    expect(document.activeElement, key).toBe(chosen())
    expect(screen.getByRole('tabpanel').getAttribute('aria-labelledby'), key).toBe(chosen().id)
  }
})

const line = (name: string) => screen.getByRole('treeitem', { name })

test('a tree is operated by keyboard, its nodes move with the focus, and their place is announced', async () => {
  render(<MovableTree />)
  line('Ръководство').focus()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Alt>}{ArrowDown}{/Alt}')
  expect(screen.getByText('Главен секретар: място 3 от 3')).toBeTruthy()
  expect(document.activeElement).toBe(line('Главен секретар'))
  await userEvent.keyboard('{Enter}')
  expect(line('Главен секретар').getAttribute('aria-selected')).toBe('true')
})

test('an unloaded branch is requested when it opens, and again after a failure', async () => {
  render(<MovableTree />)
  line('Архив').focus()
  await userEvent.keyboard('{ArrowRight}{ArrowDown}{Enter}')
  expect(line('Деловодство')).toBeTruthy()
})
