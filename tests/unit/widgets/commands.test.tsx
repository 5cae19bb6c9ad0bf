import { fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { CommandBar } from '../../../src/widgets/commands/CommandBar.tsx'
import { arrangeCommands, type Command } from '../../../src/widgets/commands/command.ts'
import { NextStrip } from '../../../src/widgets/commands/NextStrip.tsx'
import { keepFocus } from '../../../src/widgets/focus/keepFocus.ts'
import { tabsThatFit } from '../../../src/widgets/page/tabsThatFit.ts'

const refusal = { title: 'Защо?', because: 'Още няма номер.' }
const command = (key: string, given: Partial<Command> = {}): Command => ({
  key,
  label: key,
  run: () => undefined,
  ...given,
})
const keys = (commands: readonly Command[]) => commands.map(({ key }) => key).join(' ')

test.each([
  ['the next step apart, two others, the rest', 'abcde', 'c', 2, 'c', 'a b', 'd e', ''],
  ['nothing is due', 'abcd', null, 2, undefined, 'a b', 'c d', ''],
  ['no room beside it', 'abc', 'a', 0, 'a', '', 'b c', ''],
  ['what is due is refused', 'aBc', 'B', 2, undefined, 'a c', '', 'B'],
  ['what is refused stands apart', 'ABcdef', null, 2, undefined, 'c d', 'e f', 'A B'],
  ['what is rare is never beside', 'ab!c', null, 2, undefined, 'a c', 'b', ''],
])('commands: %s', (_, letters, next, space, first, buttons, more, refused) => {
  // Each letter of the row is a command: a capital letter is a disabled command, and „!“ after a letter marks a rarely
  // used command.
  const commands = [...letters.matchAll(/([a-z])(!?)/gi)].map(([, key = '', rare]) =>
    command(key, { rare: rare === '!', refusal: key < 'a' ? refusal : undefined }),
  )
  const arranged = arrangeCommands(commands, next, space)
  expect([arranged.next?.key, keys(arranged.buttons), keys(arranged.more)]).toEqual([first, buttons, more])
  expect(arranged.refused.map(({ label }) => label).join(' ')).toBe(refused)
})

const change = (...refusals: boolean[]): Command => ({
  key: 'change',
  label: 'Смени статус',
  items: refusals.map((isRefused, at) => ({
    label: `${at}`,
    run: () => undefined,
    refusal: isRefused ? refusal : undefined,
  })),
})
test.each([
  ['all lines', [false, false], ['0', '1'], []],
  ['one line', [true, false], ['1'], ['0']],
  ['no line: it is gone', [true, true], undefined, ['0', '1']],
] as const)('the allowed choices: %s', (_, refusals, lines, refused) => {
  const [only] = arrangeCommands([change(...refusals)], null, 1).buttons
  expect(only && 'items' in only ? only.items.map(({ label }) => label) : undefined).toEqual(lines)
  const apart = arrangeCommands([change(...refusals)], null, 1).refused
  expect(apart.map(({ label }) => label)).toEqual(refused)
  for (const { group } of apart) expect(group).toBe('Смени статус')
})

const reasonsButton = 'Защо липсват действия?'
test('refused actions are not in „Още“: its last line opens all of them with their reasons', async () => {
  const print = vi.fn()
  render(
    <CommandBar
      next="sign"
      commands={[
        command('sign', { label: 'Подписвам' }),
        command('one'),
        command('two'),
        { key: 'print', label: 'Печат', items: [{ label: 'Разписка', run: print }] },
        command('remove', { label: 'Изтрий', refusal }),
        change(true),
      ]}
    />,
  )
  expect(screen.getByRole('button', { name: 'Подписвам' }).classList.contains('primary')).toBe(true)
  await userEvent.click(screen.getByRole('button', { name: 'Още действия' }))
  expect(screen.queryByRole('menuitem', { name: 'Изтрий' })).toBeNull()
  expect(screen.getByRole('group', { name: 'Печат' }).textContent).toContain('Разписка')
  await userEvent.keyboard('{End}{Enter}')
  const dialog = screen.getByRole('dialog', { name: reasonsButton })
  expect([...dialog.querySelectorAll('dt')].map(({ textContent }) => textContent)).toEqual([
    'Изтрий',
    'Смени статус: 0',
  ])
  expect(dialog.textContent).toContain('Още няма номер.')
  await userEvent.click(within(dialog).getAllByRole('button', { name: 'Затвори' })[0] as HTMLElement)
  expect(screen.queryByRole('dialog')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Още действия' }))
  await userEvent.keyboard('{Home}{Enter}')
  expect(print).toHaveBeenCalledOnce()
})

test('with an empty „Още“ the help is a button; without refused actions there is none', async () => {
  const { rerender } = render(<CommandBar next={null} commands={[command('one'), command('two', { refusal })]} />)
  expect(screen.queryByRole('button', { name: 'Още действия' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: reasonsButton }))
  expect(screen.getByRole('dialog', { name: reasonsButton }).textContent).toContain('two')
  rerender(<CommandBar next={null} commands={[command('one')]} />)
  expect(screen.queryByRole('button', { name: reasonsButton })).toBeNull()
})

test('the strip shows the completed steps, marks the current one, and has the due one', async () => {
  const run = vi.fn()
  render(
    <NextStrip
      steps={[
        { label: 'Прикачен файл', isDone: true },
        { label: 'Подпис', isDone: false },
        { label: 'Изпращане', isDone: false },
      ]}
      note="Чака подпис от Х. Стойчев."
      command={command('sign', { label: 'Подписвам', run })}
    />,
  )
  const strip = screen.getByRole('region', { name: 'Какво следва' })
  const steps = within(strip).getAllByRole('listitem')
  expect(steps.map((one) => [one.textContent, one.getAttribute('aria-current')])).toEqual([
    ['Прикачен файл (направено)', null],
    ['Подпис (предстои)', 'step'],
    ['Изпращане (предстои)', null],
  ])
  expect(strip.textContent).toContain('Чака подпис от Х. Стойчев.')
  await userEvent.dblClick(within(strip).getByRole('button', { name: 'Подписвам' }))
  expect(run, 'the second press is for what stood there before').toHaveBeenCalledOnce()
})

test('late data updates the lines of an open „Още“: it stays open, with the focus on its line, else on the next', async () => {
  const barOf = (letters: string) => <CommandBar next={null} commands={[...letters].map((key) => command(key))} />
  const { rerender } = render(barOf('abcde'))
  await userEvent.click(screen.getByRole('button', { name: 'Още действия' }))
  await userEvent.keyboard('{ArrowDown}')
  const lines = () => screen.getAllByRole('menuitem').map(({ textContent }) => textContent?.[0])
  const shown = (letters: string) => {
    rerender(barOf(letters))
    return [lines().join(''), document.activeElement?.textContent?.[0]]
  }
  expect(document.activeElement?.textContent).toBe('d')
  expect(shown('abdce'), 'in another order').toEqual(['dce', 'd'])
  expect(shown('abcdfge'), 'with others').toEqual(['cdfge', 'd'])
  expect(shown('abcfge'), 'without it').toEqual(['cfge', 'f'])
  expect(shown('abcge'), 'without that').toEqual(['cge', 'g'])
  expect(shown('abc'), 'without the last ones').toEqual(['c', 'c'])
})

test('the second of two quick presses is dropped, because another button may be there by then', async () => {
  const run = vi.fn()
  render(<CommandBar next="a" commands={[command('a', { run })]} />)
  await userEvent.dblClick(screen.getByRole('button', { name: 'a' }))
  expect(run).toHaveBeenCalledOnce()
})

const widths = [100, 100, 100, 100]
test.each([
  ['all of them', 430, 0, [0, 1, 2, 3]],
  ['as many as there is room for beside „Още“', 400, 0, [0, 1, 2]],
  ['the chosen one in the last place', 400, 3, [0, 1, 3]],
  ['one of the first', 300, 1, [0, 1]],
  ['at least the chosen one', 50, 2, [2]],
])('tabs: %s', (_, space, current, expected) => {
  expect(tabsThatFit({ widths, gap: 10, space, more: 60, current })).toEqual(expected)
})

test('a key held down on a move repeats no move, and after the move the record has the focus', async () => {
  const [start, finish] = [vi.fn(), vi.fn()]
  const Page = ({ isStarted }: { isStarted: boolean }) => (
    <main>
      <h1>Проверка П-12</h1>
      <CommandBar
        next={isStarted ? 'finish' : 'start'}
        commands={[command('copy'), isStarted ? command('finish', { run: finish }) : command('start', { run: start })]}
      />
    </main>
  )
  const end = keepFocus()
  const { rerender } = render(<Page isStarted={false} />)
  const button = screen.getByRole('button', { name: 'start' })
  button.focus()
  await userEvent.keyboard('{Enter}')
  expect(start).toHaveBeenCalledOnce()
  rerender(<Page isStarted />)
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Проверка П-12' })))
  end()
  const repeated = fireEvent.keyDown(screen.getByRole('button', { name: 'finish' }), { key: 'Enter', repeat: true })
  expect(repeated, 'the browser presses nothing by a repeated key').toBe(false)
  expect(fireEvent.keyDown(screen.getByRole('button', { name: 'finish' }), { key: 'Enter' })).toBe(true)
})
