import { inspectionKindLabels } from '../../../contract/inspectionKinds.ts'
import { labelIn } from '../../../contract/labels.ts'
import { type ProtocolTemplate, protocolTemplates } from '../../../contract/protocolTemplates.ts'
import { formatDateYear } from '../../../dates/civilDate.ts'
import { protocolTemplateRules } from '../../../rules/protocols/protocolTemplateRules.ts'
import { NomenclaturePage } from '../../../screen-kit/register/NomenclaturePage.tsx'
import { register } from '../../../screen-kit/register/register.ts'
import { DateField } from '../../../widgets/fields/DateField.tsx'
import { SelectField } from '../../../widgets/fields/SelectField.tsx'
import { chosenNumber, shownChoice } from '../choices/selectOptions.ts'
import { ContentField } from './ContentField.tsx'
import './protocolTemplates.css'

const kinds = Object.entries(inspectionKindLabels).map(([value, label]) => ({ value, label }))

export const templates = register<ProtocolTemplate>({
  name: 'protocol-template',
  title: 'Шаблони на протоколи',
  note: 'По шаблона за вида на проверката се пише протоколът ѝ. Всяка промяна на текста е нова версия; старите се пазят.',
  calls: protocolTemplates,
  rules: protocolTemplateRules,
  blank: {
    id: 0,
    name: '',
    inspectionKindId: null,
    version: null,
    validFrom: null,
    validTo: null,
    content: '',
    versions: [],
    isActive: true,
  },
  derived: ['version', 'versions'],
  columns: [
    {
      key: 'kind',
      header: 'Вид проверка',
      width: '16rem',
      onPhone: 'line',
      text: ({ inspectionKindId }) => labelIn(inspectionKindLabels, inspectionKindId) || 'Всички',
    },
    { key: 'version', header: 'Версия', width: '6rem', onPhone: 'line', text: ({ version }) => String(version ?? '–') },
    {
      key: 'validFrom',
      header: 'Валиден от',
      width: '9rem',
      onPhone: 'line',
      text: ({ validFrom }) => (validFrom === null ? '' : formatDateYear(validFrom)),
    },
  ],
  inactiveHint: 'По неактивен шаблон не се пишат нови протоколи; написаните остават.',
})

const ProtocolTemplatesPage = () => (
  <NomenclaturePage definition={templates} size="l">
    {(form) => (
      <>
        <div className="form-grid">
          <SelectField
            {...form.field('inspectionKindId')}
            label="Вид проверка"
            empty="Всички"
            value={shownChoice(form.values.inspectionKindId)}
            options={kinds}
            onChange={(value) => form.set({ inspectionKindId: chosenNumber(value) })}
          />
          <DateField {...form.dateInput('validFrom')} label="Валиден от" />
          <DateField {...form.dateInput('validTo')} label="Валиден до" min={form.values.validFrom ?? undefined} />
        </div>
        <ContentField {...form} />
      </>
    )}
  </NomenclaturePage>
)

export default ProtocolTemplatesPage
