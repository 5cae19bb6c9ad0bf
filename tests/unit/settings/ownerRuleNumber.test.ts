import { expect, test } from 'vitest'
import { ownerRules } from '../../../src/features/settings/owner-rules/OwnerRulesPage.tsx'

test.each([
  [3, '№ 3'],
  [null, '–'],
])('the number %s of a rule is written „%s“, also where the column has no header', (orderNumber, words) => {
  const column = ownerRules.columns?.find(({ key }) => key === 'orderNumber')
  expect(column?.text?.({ ...ownerRules.blank, orderNumber })).toBe(words)
})
