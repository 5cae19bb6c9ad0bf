import { expect, test } from 'vitest'
import { taskResultTypes, taskTypes } from '../../../fixtures/nomenclatures.ts'
import { completionProblems, serverProblems } from '../../../src/features/tasks/result/completionForm.ts'
import { isNegativeResult, resultsFor } from '../../../src/features/tasks/result/taskResults.ts'
import { Fault } from '../../../src/transport/fault.ts'

test.each(taskTypes)('the dialog offers for „$name“ what the backend takes', ({ id }) => {
  const offered = resultsFor(id, taskResultTypes)
  expect(offered.length).toBeGreaterThan(0)
  expect(offered).toEqual(taskResultTypes.filter(({ taskTypeIds }) => taskTypeIds.includes(id)))
})
test.each(taskResultTypes)('„$name“ asks for a comment exactly when the backend does', ({ id, isNegative }) => {
  expect(isNegativeResult(id)).toBe(isNegative)
})
test('a result nobody has heard of is offered everywhere and asks for nothing', () => {
  expect(resultsFor(3, [{ id: 77, name: 'Прието' }])).toHaveLength(1)
  // A type that an administrator has added ends as one for execution.
  expect(resultsFor(11, taskResultTypes)).toEqual(resultsFor(1, taskResultTypes))
  expect(isNegativeResult(77)).toBe(false)
})

const comment = 'Полето е задължително'
test.each([
  [{ resultId: null, comment: '', documentGuid: null }, false, { resultId: 'Полето е задължително' }],
  [{ resultId: 1, comment: '', documentGuid: null }, false, {}],
  [{ resultId: 2, comment: '  ', documentGuid: null }, false, { comment }],
  [{ resultId: 2, comment: 'Няма достъп.', documentGuid: null }, false, {}],
  [
    { resultId: 1, comment: '', documentGuid: null },
    true,
    { documentGuid: 'Задачата изисква документ при приключване.' },
  ],
  [{ resultId: 1, comment: '', documentGuid: 'a document' }, true, {}],
])('%j, document wanted %s', (form, needsDocument, problems) => {
  expect(completionProblems(form, needsDocument)).toEqual(problems)
})

test('what the server says stands at the fields of the dialog', () => {
  const fields = { ResultComment: [comment], 'Body.DocumentGuid': ['Няма такъв документ.'] }
  expect(serverProblems(new Fault('invalid', 'Грешка', { fields }))).toEqual({
    comment,
    documentGuid: 'Няма такъв документ.',
  })
})
