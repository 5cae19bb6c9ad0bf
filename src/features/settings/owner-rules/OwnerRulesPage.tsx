import { useAtomValue } from 'jotai'
import { caseFileOwnerRules, configuration } from '../../../contract/configuration.ts'
import { directionLabels } from '../../../contract/enumerations.ts'
import { labelIn } from '../../../contract/labels.ts'
import { type OwnerRule, ownerRuleRules } from '../../../rules/documents/caseFileOwner.ts'
import type { Form } from '../../../screen-kit/form/useFormState.ts'
import { ChoiceField } from '../../../screen-kit/lookup/ChoiceField.tsx'
import { LookupName } from '../../../screen-kit/lookup/LookupName.tsx'
import { chosenIn } from '../../../screen-kit/lookup/lookupOptions.ts'
import { departments, people, presentForDocuments } from '../../../screen-kit/lookup/lookups.ts'
import { NomenclaturePage } from '../../../screen-kit/register/NomenclaturePage.tsx'
import { orderByMoves } from '../../../screen-kit/register/orderWrites.ts'
import { register } from '../../../screen-kit/register/register.ts'
import { attempt } from '../../../transport/request.ts'
import { DirectionSelect } from '../choices/DirectionSelect.tsx'
import { byDocumentType, directions, documentTypes, positions, workingPositions } from '../choices/settingsLookups.ts'
import { OwnerTryOut } from './OwnerTryOut.tsx'
import './ownerRules.css'

export const ownerRules = register<OwnerRule>({
  name: 'owner-rule',
  title: 'Правила за собственик на преписка',
  note: 'Прилага се първото активно правило, което отговаря на документа. Ново правило застава последно: преместете го на мястото му.',
  calls: caseFileOwnerRules,
  rules: ownerRuleRules,
  blank: {
    id: 0,
    orderNumber: null,
    documentDirectionId: null,
    departmentId: null,
    documentTypeId: null,
    ownerPositionId: null,
    ownerPersonId: null,
    isActive: true,
  },
  derived: ['orderNumber'],
  sends: {
    order: orderByMoves((ruleId, moveUp, idempotencyKey) =>
      attempt(configuration.moveCaseFileOwnerRule, { query: { ruleId, moveUp } }, { idempotencyKey, quiet: true }),
    ),
    remove: (ruleId, idempotencyKey) =>
      attempt(configuration.deleteCaseFileOwnerRule, { query: { ruleId } }, { idempotencyKey }),
  },
  columns: [
    {
      key: 'orderNumber',
      header: 'Правило',
      width: '5rem',
      onPhone: 'title',
      opens: true,
      text: ({ orderNumber }) => (orderNumber === null ? '–' : `№ ${orderNumber}`),
    },
    {
      key: 'direction',
      header: 'Посока',
      width: '6.5rem',
      onPhone: 'line',
      text: ({ documentDirectionId }) => labelIn(directionLabels, documentDirectionId, 'f') || 'Всички',
    },
    {
      key: 'department',
      header: 'Звено',
      onPhone: 'line',
      cell: ({ departmentId }) => <LookupName from={departments} id={departmentId} none="Всички" gender="n" />,
    },
    {
      key: 'documentType',
      header: 'Вид документ',
      onPhone: 'line',
      cell: ({ documentTypeId }) => <LookupName from={documentTypes} id={documentTypeId} none="Всички" />,
    },
    {
      key: 'owner',
      header: 'Водещ',
      onPhone: 'line',
      cell: ({ ownerPersonId, ownerPositionId }) =>
        ownerPersonId === null ? (
          <LookupName from={positions} id={ownerPositionId} gender="f" />
        ) : (
          <LookupName from={people} id={ownerPersonId} />
        ),
    },
  ],
  // A filter also shows the rules that restrict nothing in its field, because they apply to the chosen value too.
  narrowings: [
    {
      address: 'documentDirectionId',
      label: 'Посока',
      from: directions,
      fits: ({ documentDirectionId }, id) => documentDirectionId === null || documentDirectionId === id,
      start: (blank, { id }) => ({ ...blank, documentDirectionId: id }),
    },
    {
      address: 'departmentId',
      label: 'Звено',
      from: departments,
      fits: ({ departmentId }, id) => departmentId === null || departmentId === id,
      start: (blank, { id }) => ({ ...blank, departmentId: id }),
    },
    byDocumentType({
      fits: ({ documentTypeId }, id) => documentTypeId === null || documentTypeId === id,
      start: (blank, { id }) => ({ ...blank, documentTypeId: id }),
    }),
  ],
  inactiveHint: 'Неактивното правило се прескача; сегашните преписки остават с водещите си.',
})

const Fields = ({ values, input }: Form<OwnerRule>) => {
  const everybody = useAtomValue(people.optionsAtom)
  return (
    <div className="form-grid">
      <DirectionSelect {...input('documentDirectionId')} />
      <ChoiceField {...input('departmentId')} label="Звено" placeholder="Всички" from={departments} />
      <ChoiceField
        {...input('documentTypeId')}
        className="wide"
        label="Вид документ"
        placeholder="Всички"
        from={documentTypes}
      />
      <ChoiceField
        {...input('ownerPositionId')}
        className="wide"
        label="Водеща длъжност"
        hint="Води този, който заема длъжността."
        from={workingPositions}
      />
      <ChoiceField
        {...input('ownerPersonId')}
        className="wide"
        label="Или водещ служител"
        from={presentForDocuments}
        known={chosenIn(everybody, values.ownerPersonId)}
      />
    </div>
  )
}

/**
 * Renders the rules for the owners of new case files, with a test form beside the list (specification 1, section 2,
 * „Settings“; specification 2, section 7).
 */
const OwnerRulesPage = () => (
  <div className="owner-rules">
    <NomenclaturePage definition={ownerRules} size="m">
      {(form) => <Fields {...form} />}
    </NomenclaturePage>
    <OwnerTryOut rulesAtom={ownerRules.rowsAtom} />
  </div>
)

export default OwnerRulesPage
