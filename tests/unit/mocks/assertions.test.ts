import { expect, test } from 'vitest'
import { assertFound } from '../../../mocks/engine/assertions.ts'

test.each([
  ['Документът', 'Документът не съществува или е изтрит.'],
  ['Задачата', 'Задачата не съществува или е изтрита.'],
  ['Длъжността', 'Длъжността не съществува или е изтрита.'],
  ['Съобщението', 'Съобщението не съществува или е изтрито.'],
  ['Служителят', 'Служителят не съществува или е изтрит.'],
])('the message about a missing %s agrees in gender', (what, message) => {
  expect(() => assertFound(null, what)).toThrow(expect.objectContaining({ refusal: { kind: 'notFound', message } }))
})
