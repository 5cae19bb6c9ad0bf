import { expect, test } from 'vitest'
import { formNames } from '../../../src/app/shell/formNames.ts'

test.each<[string[], string]>([
  [['document/new/documents-flow'], 'нов документ'],
  [['document/new/documents-flow#2', 'document/new/documents-flow/to/1'], 'нов документ (2)'],
  [['document/0b1c', 'task-result/2', 'task/many'], 'редактиране на документ, резултат от задача, задача'],
  [['vehicle-insurance/new', 'vehicle/3'], 'застраховка, автомобил'],
  [['something/new'], 'друга форма'],
])('%j is said as „%s“', (forms, said) => {
  expect(formNames(forms)).toBe(said)
})
