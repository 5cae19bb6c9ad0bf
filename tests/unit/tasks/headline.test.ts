import { expect, test } from 'vitest'
import { headline, isInHeadline } from '../../../src/features/tasks/taskText.ts'

const long = `Проверете ${'всички приложени документи '.repeat(8)}и отговорете.`

test.each([
  ['Отговорете на подателя.', 'Жалба', 'Отговорете на подателя – Жалба'],
  ['Отговорете.\nСпешно е.', '', 'Отговорете'],
  ['', 'Жалба', 'Жалба'],
  ['', '', 'Задача № 12'],
])('the title of a task to „%s“ on „%s“', (instruction, subject, title) => {
  expect(headline(instruction, subject, '12')).toBe(title)
})

test('a long instruction is cut between words in the title, and is complete below it', () => {
  expect(headline(long, '', '12')).toMatch(/^Проверете .{90,130} \S+…$/)
  expect(isInHeadline(long, long)).toBe(false)
  expect(isInHeadline('Проверете.', 'Проверете.')).toBe(true)
  expect(isInHeadline('', 'Проверете.')).toBe(true)
  expect(isInHeadline('По жалбата.', 'Проверете.')).toBe(false)
})
