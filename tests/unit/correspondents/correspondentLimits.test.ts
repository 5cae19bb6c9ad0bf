import { expect, test } from 'vitest'
import { fieldId, labelOf, limits, listedFields } from '../../../src/features/correspondents/correspondentErrors.ts'
import { blankCorrespondent } from '../../../src/features/correspondents/newCorrespondent.ts'
import {
  beginForm,
  type FormRules,
  formStep,
  invalidControls,
  summaryOf,
} from '../../../src/screen-kit/form/formState.ts'

const rules: FormRules<ReturnType<typeof blankCorrespondent>> = {
  fields: listedFields,
  labelOf,
  limits,
  idOf: fieldId,
  errors: () => ({}),
}

test.each([
  ['note', 1000, 'Бележка'],
  ['firstName', 100, 'Име'],
] as const)(
  'a %s of more than %i characters is listed and keeps the correspondent from being saved',
  (name, limit, label) => {
    const fitting = beginForm({ ...blankCorrespondent(), [name]: 'я'.repeat(limit) })
    expect(invalidControls(fitting, rules, 'save')).toEqual([])
    const long = beginForm({ ...blankCorrespondent(), [name]: 'я'.repeat(limit + 1) })
    const wrong = invalidControls(long, rules, 'save')
    expect(wrong).toEqual([fieldId(name)])
    const message = `Най-много ${limit} знака; написани са ${limit + 1}.`
    expect(summaryOf(formStep(long, { kind: 'ask', purpose: 'save', wrong }), rules)).toEqual([
      { fieldId: fieldId(name), label, message },
    ])
  },
)
