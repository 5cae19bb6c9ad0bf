import { deadlineRules, deadlines } from '../../../contract/deadlines.ts'
import { directionLabels } from '../../../contract/enumerations.ts'
import { labelIn } from '../../../contract/labels.ts'
import { metadata } from '../../../contract/metadata.ts'
import {
  type DeadlineRule,
  deadlineRuleRules,
  startEventLabel,
  startEventLabels,
  termOf,
} from '../../../rules/deadlines/deadlineRules.ts'
import type { Form } from '../../../screen-kit/form/useFormState.ts'
import { ChoiceField } from '../../../screen-kit/lookup/ChoiceField.tsx'
import { LookupName } from '../../../screen-kit/lookup/LookupName.tsx'
import { lookupOptions } from '../../../screen-kit/lookup/lookupOptions.ts'
import { keepOptions } from '../../../screen-kit/lookup/lookups.ts'
import { NomenclaturePage } from '../../../screen-kit/register/NomenclaturePage.tsx'
import { register } from '../../../screen-kit/register/register.ts'
import { DateField } from '../../../widgets/fields/DateField.tsx'
import { NumberField } from '../../../widgets/fields/NumberField.tsx'
import { SelectField } from '../../../widgets/fields/SelectField.tsx'
import { TextField } from '../../../widgets/fields/TextField.tsx'
import { DirectionSelect } from '../choices/DirectionSelect.tsx'
import { byDocumentType, classifications, documentTypes, targetTypes } from '../choices/settingsLookups.ts'
import { OutdatedTerms } from './OutdatedTerms.tsx'

const deadlineUnits = lookupOptions(metadata.getDeadlineUnitOfMeasures, {}, keepOptions)

const rules = register<DeadlineRule>({
  name: 'deadline-rule',
  title: 'Правила за срокове',
  note: 'Срокът тече от началното събитие по правилото за вида, посоката и класификацията, което е валидно в този ден.',
  calls: deadlineRules,
  rules: deadlineRuleRules,
  blank: {
    id: 0,
    documentType: null,
    documentDirectionId: null,
    classificationId: null,
    targetTypeId: 1,
    startEvent: 'registration',
    quantity: null,
    deadlineUnitOfMeasureId: null,
    remindWorkingDaysBefore: null,
    legalBasis: '',
    validFrom: null,
    validTo: null,
    isActive: true,
  },
  narrowings: [
    byDocumentType({
      fits: ({ documentType }, id) => documentType?.id === id,
      start: (blank, documentType) => ({ ...blank, documentType }),
    }),
  ],
  columns: [
    { key: 'documentType', header: 'Вид документ', onPhone: 'title', opens: true, text: deadlineRuleRules.nameOf },
    {
      key: 'direction',
      header: 'Посока',
      width: '6.5rem',
      onPhone: 'line',
      text: ({ documentDirectionId }) => labelIn(directionLabels, documentDirectionId, 'f') || 'Всички',
    },
    {
      key: 'target',
      header: 'Обект',
      width: '7rem',
      onPhone: 'line',
      cell: ({ targetTypeId }) => <LookupName from={targetTypes} id={targetTypeId} />,
    },
    { key: 'term', header: 'Срок', width: '10rem', onPhone: 'line', nowrap: true, text: termOf },
    {
      key: 'startEvent',
      header: 'Начално събитие',
      width: '9rem',
      onPhone: 'line',
      text: startEventLabel,
    },
    { key: 'basis', header: 'Основание', width: '15rem', onPhone: 'line', text: ({ legalBasis }) => legalBasis },
  ],
  staleCalls: [deadlines.getOutdatedTerms],
  inactiveHint: 'По неактивно правило не се изчисляват нови срокове; изчислените остават.',
})

const Fields = ({ values, set, field, input, dateInput }: Form<DeadlineRule>) => (
  <div className="form-grid">
    <ChoiceField
      {...field('documentType')}
      className="wide"
      label="Вид документ"
      required
      from={documentTypes}
      value={values.documentType?.id ?? null}
      known={values.documentType}
      onChange={(_, documentType) => set({ documentType })}
    />
    <DirectionSelect {...input('documentDirectionId')} />
    <ChoiceField {...input('classificationId')} label="Класификация" placeholder="Всички" from={classifications} />
    <ChoiceField {...input('targetTypeId')} label="Обект" required from={targetTypes} />
    <SelectField
      {...field('startEvent')}
      label="Начално събитие"
      required
      {...(values.startEvent !== null && { empty: null })}
      value={values.startEvent ?? ''}
      options={Object.entries(startEventLabels).map(([value, label]) => ({ value, label }))}
      onChange={(value) => {
        if (value in startEventLabels) set({ startEvent: value as DeadlineRule['startEvent'] })
      }}
    />
    <NumberField {...input('quantity')} label="Срок" required min={1} />
    <ChoiceField {...input('deadlineUnitOfMeasureId')} label="Мерна единица" required from={deadlineUnits} />
    <NumberField {...input('remindWorkingDaysBefore')} label="Напомняне преди" min={0} suffix="раб. дни" />
    <TextField {...input('legalBasis')} label="Правно основание" />
    <div className="period">
      <DateField {...dateInput('validFrom')} label="Валидно от" />
      <DateField {...dateInput('validTo')} label="Валидно до" />
    </div>
  </div>
)

/**
 * Renders the page of the deadline rules (specification 1, section 2, „Settings“; specification 2, section 7, „Deadline
 * rules“).
 */
const DeadlineRulesPage = () => (
  <>
    <OutdatedTerms />
    <NomenclaturePage definition={rules} size="m">
      {(form) => <Fields {...form} />}
    </NomenclaturePage>
  </>
)

export default DeadlineRulesPage
