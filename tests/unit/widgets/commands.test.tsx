import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { CommandBar } from '../../../src/widgets/commands/CommandBar.tsx'
import { arrangeCommands, type Command } from '../../../src/widgets/commands/command.ts'
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
  ['the next step apart, two others, the rest', 'abcde', 'c', 2, 'c', 'a b', 'd e'],
  ['nothing is due', 'abcd', null, 2, undefined, 'a b', 'c d'],
  ['no room beside it', 'abc', 'a', 0, 'a', '', 'b c'],
  ['what is due is refused', 'aBc', 'B', 2, undefined, 'a c', 'B'],
  ['what is refused comes last', 'ABcdef', null, 2, undefined, 'c d', 'e f A B'],
  ['what is rare is never beside', 'ab!c', null, 2, undefined, 'a c', 'b'],
])('commands: %s', (_, letters, next, room, first, beside, more) => {
  // A capital stands for a refused one, „!“ after a letter for a rare one.
  const commands = [...letters.matchAll(/([a-z])(!?)/gi)].map(([, key = '', rare]) =>
    command(key, { rare: rare === '!', refusal: key < 'a' ? refusal : undefined }),
  )
  const arranged = arrangeCommands(commands, next, room)
  expect([arranged.next?.key, keys(arranged.beside), keys(arranged.more)]).toEqual([first, beside, more])
})

test('a refused command is a line of „Още“ with its reason; a choice among several stands there under its name', async () => {
  const print = vi.fn()
  const remove = vi.fn()
  render(
    <CommandBar
      next="sign"
      commands={[
        command('sign', { label: 'Подписвам' }),
        command('one'),
        command('two'),
        { key: 'print', label: 'Печат', items: [{ label: 'Разписка', run: print }] },
        command('remove', { label: 'Изтрий', refusal, run: remove }),
      ]}
    />,
  )
  expect(screen.getByRole('button', { name: 'Подписвам' }).classList.contains('primary')).toBe(true)
  await userEvent.click(screen.getByRole('button', { name: 'Още действия' }))
  await userEvent.keyboard('{End}{Enter}')
  expect(remove).not.toHaveBeenCalled()
  const refused = screen.getByRole('menuitem', { name: 'Изтрий' })
  expect(document.activeElement).toBe(refused)
  expect(document.getElementById(refused.getAttribute('aria-describedby') ?? '')?.textContent).toContain(
    'Още няма номер.',
  )
  expect(screen.getByRole('group', { name: 'Печат' }).textContent).toContain('Разписка')
  await userEvent.keyboard('{Home}{Enter}')
  expect(print).toHaveBeenCalledOnce()
})

test('what comes late redraws the lines of an open „Още“: it stays open, the focus on its line, else on the next', async () => {
  const barOf = (letters: string) => (
    <CommandBar
      next={null}
      commands={[...letters].map((key) => command(key, { refusal: key < 'a' ? refusal : undefined }))}
    />
  )
  const { rerender } = render(barOf('abcdE'))
  await userEvent.click(screen.getByRole('button', { name: 'Още действия' }))
  await userEvent.keyboard('{ArrowDown}')
  const lines = () => screen.getAllByRole('menuitem').map(({ textContent }) => textContent?.[0])
  const shown = (letters: string) => {
    rerender(barOf(letters))
    return [lines().join(''), document.activeElement?.textContent?.[0]]
  }
  expect(document.activeElement?.textContent).toBe('d')
  expect(shown('abdcE'), 'in another order').toEqual(['dcE', 'd'])
  expect(shown('abcdfGE'), 'with others').toEqual(['cdfGE', 'd'])
  expect(shown('abcfGE'), 'without it').toEqual(['cfGE', 'f'])
  expect(shown('abcGE'), 'without that').toEqual(['cGE', 'G'])
  expect(shown('abc'), 'without the last ones').toEqual(['c', 'c'])
})

test('the second of two quick presses is dropped: it was not meant for what has come there meanwhile', async () => {
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
])('tabs: %s', (_, room, current, expected) => {
  expect(tabsThatFit({ widths, gap: 10, room, more: 60, current })).toEqual(expected)
})

test('a key held down on a move makes no other one, and after the move the record has the focus', async () => {
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
