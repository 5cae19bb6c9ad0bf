import { expect, test } from 'vitest'
import { ownerRules } from '../../../src/features/settings/owner-rules/OwnerRulesPage.tsx'

test.each([
  [3, '№ 3'],
  [null, '–'],
])('the number %s of a rule is told as „%s“, also where no header stands over it', (orderNumber, words) => {
  const column = ownerRules.columns?.find(({ key }) => key === 'orderNumber')
  expect(column?.text?.({ ...ownerRules.blank, orderNumber })).toBe(words)
})
