import { expect, test } from 'vitest'
import { serverProblems } from '../../../src/features/tasks/result/completionForm.ts'
import { Fault } from '../../../src/transport/fault.ts'

const comment = 'Полето е задължително'
test("the server's messages are shown at the fields of the dialog", () => {
  const fields = { ResultComment: [comment], 'Body.DocumentGuid': ['Няма такъв документ.'] }
  expect(serverProblems(new Fault('invalid', 'Грешка', { fields }))).toEqual({
    comment,
    documentGuid: 'Няма такъв документ.',
  })
})
