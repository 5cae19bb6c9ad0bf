import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { orgStructure } from '../../../contract/orgStructure.ts'
import {
  coveredRules,
  decidingRule,
  type OwnerRule,
  ownerBy,
  ownerInText,
  ownerRuleRules,
} from '../../../rules/documents/caseFileOwner.ts'
import { ChoiceField } from '../../../screen-kit/lookup/ChoiceField.tsx'
import { labelFrom } from '../../../screen-kit/lookup/lookupOptions.ts'
import { departments, people } from '../../../screen-kit/lookup/lookups.ts'
import { itemsOf, lookupAtom } from '../../../state/lookup.ts'
import type { QueryAtom } from '../../../state/queryAtomFamily.ts'
import { SelectField } from '../../../widgets/fields/SelectField.tsx'
import { Banner } from '../../../widgets/page/Banner.tsx'
import { Card } from '../../../widgets/page/Card.tsx'
import { directionOptions } from '../choices/selectOptions.ts'
import { documentTypes, positions } from '../choices/settingsLookups.ts'

type OwnerInput = { documentDirectionId: number; departmentId: number | null; documentTypeId: number | null }

/**
 * Returns a sentence that names the owner and the deciding rule; undefined while the data is loading or if no type is
 * chosen.
 */
const useOwnerInText = (rules: readonly OwnerRule[], input: OwnerInput): string | undefined => {
  const staffed = itemsOf(useAtomValue(lookupAtom(orgStructure.getPositions, {})))
  const named = useAtomValue(positions.optionsAtom)
  const everybody = useAtomValue(people.optionsAtom)
  const { documentTypeId } = input
  if (documentTypeId === null || !staffed) return undefined
  const rule = decidingRule(rules, { ...input, documentTypeId })
  const ownerId = ownerBy(
    rule,
    (id) => staffed.find((one) => one.id === id)?.actualPersonsInPosition.find(({ isActive }) => isActive)?.id,
  )
  const isByPosition = rule !== undefined && rule.ownerPersonId === null
  return ownerInText(
    rule,
    ownerId === null ? null : labelFrom(everybody, ownerId),
    isByPosition ? labelFrom(named, rule.ownerPositionId, 'f') : null,
  )
}

/** Renders a warning about rules that never apply, because earlier rules match the same documents. */
const Covered = ({ rules }: { rules: readonly OwnerRule[] }) => {
  const covered = coveredRules(rules)
  if (covered.length === 0) return null
  return (
    <Banner kind="warning" title="Има правила, до които не се стига">
      {covered.map(({ rule, by }) => (
        <p
          key={rule.id}
        >{`${ownerRuleRules.nameOf(rule)}: преди него № ${by.orderNumber ?? '–'} отговаря на същите документи.`}</p>
      ))}
    </Banner>
  )
}

/**
 * Renders a form in which the administrator enters a direction, a department and a type, and sees which owner the rules
 * give and why.
 */
export const OwnerTryOut = ({ rulesAtom }: { rulesAtom: QueryAtom<OwnerRule[]> }) => {
  const { data: rules = [] } = useAtomValue(rulesAtom)
  const [input, setConfirmation] = useState<OwnerInput>({
    documentDirectionId: 1,
    departmentId: null,
    documentTypeId: null,
  })
  const text = useOwnerInText(rules, input)
  return (
    <Card title="Проба на правилата" className="owner-try-out">
      <SelectField
        label="Посока на документа"
        empty={null}
        value={String(input.documentDirectionId)}
        options={directionOptions}
        onChange={(value) => setConfirmation({ ...input, documentDirectionId: Number(value) })}
      />
      <ChoiceField
        label="Адресиран до звено"
        placeholder="Без звено"
        from={departments}
        value={input.departmentId}
        onChange={(departmentId) => setConfirmation({ ...input, departmentId })}
      />
      <ChoiceField
        label="Вид на документа"
        from={documentTypes}
        value={input.documentTypeId}
        onChange={(documentTypeId) => setConfirmation({ ...input, documentTypeId })}
      />
      <p role="status" className="owner-verdict">
        {text ?? 'Изберете вид на документа, за да видите кой ще води преписката.'}
      </p>
      <Covered rules={rules} />
    </Card>
  )
}
