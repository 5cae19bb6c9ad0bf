import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { MentionArea, type Mentionable } from '../../../src/widgets/fields/MentionArea.tsx'

const people: readonly Mentionable[] = ['Мария Петрова', 'Петър Колев'].map((name, key) => ({
  key,
  name,
  note: 'отдел',
}))
const Comment = ({ onMention }: { onMention: (one: Mentionable) => void }) => {
  const [text, setText] = useState('')
  return (
    <MentionArea
      label="Коментар"
      value={text}
      onChange={setText}
      suggest={(typed) => people.filter(({ name }) => `${name} `.toLowerCase().includes(typed.toLowerCase()))}
      onMention={(one, written) => {
        onMention(one)
        setText(written)
      }}
    />
  )
}
const area = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Коментар' })
const offered = () => screen.queryAllByRole('option').length

test.each(['Enter', 'Tab'])('a colleague is selected by arrows and %s, and inserted into the text', async (key) => {
  const mention = vi.fn()
  render(<Comment onMention={mention} />)
  await userEvent.type(area(), `Моля, @пет{ArrowDown}{${key}}`)
  expect(mention).toHaveBeenCalledExactlyOnceWith(people[1])
  expect(area().value).toBe('Моля, @Петър Колев ')
  expect(document.activeElement).toBe(area())
})

test('a list closed by Esc stays closed until more text is typed', async () => {
  render(<Comment onMention={() => {}} />)
  await userEvent.type(area(), 'Моля, @пет')
  expect(offered()).toBe(2)
  await userEvent.keyboard('{Escape}')
  await userEvent.keyboard('{Shift}')
  expect(offered()).toBe(0)
  await userEvent.keyboard('р')
  expect(offered()).toBe(1)
})

test('an already mentioned colleague is not offered again when the text is focused again', async () => {
  render(<Comment onMention={() => {}} />)
  await userEvent.type(area(), '@мария{Enter}')
  await userEvent.tab()
  await userEvent.click(area())
  await userEvent.keyboard('{Home}{End}')
  expect(offered()).toBe(0)
})
