import { expect, test } from 'vitest'
import { sameView } from '../../../src/screen-kit/views/useSavedViews.ts'
import { tidyName, viewNameProblem } from '../../../src/screen-kit/views/viewName.ts'

const problems: [typed: string, problem: string | undefined][] = [
  ['', 'Полето е задължително'],
  ['   ', 'Полето е задължително'],
  ['Просрочени', 'Вече имате изглед с това име.'],
  [' просрочени ', 'Вече имате изглед с това име.'],
  ['Просрочени  писма', 'Вече имате изглед с това име.'],
  ['Мои', undefined],
  ['Писма на 750314 1404', 'Името се пази в браузъра и не може да съдържа ЕГН или ЛНЧ.'],
  ['я'.repeat(40), undefined],
  ['я'.repeat(41), 'Името може да е най-много 40 знака.'],
]
test.each(problems)('the problem of the name „%s“', (typed, problem) => {
  expect(viewNameProblem(typed, ['Просрочени', 'Просрочени писма'])).toBe(problem)
})

test('blanks around a name and doubled ones inside are removed', () => {
  expect(tidyName('  Мои   писма ')).toBe('Мои писма')
})

test('a view is active when filter, sort, size and columns are the same, in any order', () => {
  const view = { list: 'flow', search: 'subject=писмо&size=25', columns: ['a', '-b'] }
  expect(sameView(view, { ...view, search: 'size=25&subject=%D0%BF%D0%B8%D1%81%D0%BC%D0%BE' })).toBe(true)
  expect(sameView(view, { ...view, search: 'subject=писмо' })).toBe(false)
  expect(sameView(view, { ...view, columns: ['-b', 'a'] })).toBe(false)
  expect(sameView(view, { ...view, columns: null })).toBe(false)
  expect(sameView(view, { ...view, list: 'services' })).toBe(false)
})
