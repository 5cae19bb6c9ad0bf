import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { deviceCategories } from '../../../contract/deviceKinds.ts'
import { basisLabels, InspectionKind, inspectionKindLabels, siteKinds } from '../../../contract/inspectionKinds.ts'
import type { Inspection } from '../../../contract/shapes/inspections.ts'
import type { Form } from '../../../screen-kit/form/useFormState.ts'
import { LabelSelect } from '../../../screen-kit/lookup/LabelSelect.tsx'
import { choicesOf, ofDepartmentFirst } from '../../../screen-kit/lookup/lookupOptions.ts'
import { departments, presentForInspections } from '../../../screen-kit/lookup/lookups.ts'
import { OptionField } from '../../../screen-kit/lookup/OptionField.tsx'
import { DateField } from '../../../widgets/fields/DateField.tsx'
import { DateTimeField } from '../../../widgets/fields/DateTimeField.tsx'
import { SelectField } from '../../../widgets/fields/SelectField.tsx'
import { TextArea } from '../../../widgets/fields/TextArea.tsx'
import { TextField } from '../../../widgets/fields/TextField.tsx'
import { Card } from '../../../widgets/page/Card.tsx'
import { HolderField } from '../../devices/public.ts'
import { optionsOf, wordOptions } from '../words.tsx'
import { ManyField } from './ManyField.tsx'
import type { SiteHint } from './useSitePreset.ts'

const bases = optionsOf(basisLabels)
const sites = wordOptions(siteKinds)
const categories = deviceCategories.map((name) => ({ id: name, name }))
/**
 * The kinds that can be chosen. The kind „в рамките на групова проверка“ is not offered, because such an inspection is
 * created from its group.
 */
const { [InspectionKind.IN_GROUP]: _inGroup, ...kindsAlone } = inspectionKindLabels
type FormOfInspection = { form: Form<Inspection>; hintOf: SiteHint }

export const MainFields = ({ form, hintOf, onCategories }: FormOfInspection & { onCategories: () => void }) => {
  const { values, set, input, dateInput } = form
  const everybody = useAtomValue(presentForInspections.optionsAtom)
  const departmentId = values.department?.id ?? null
  const staff = useMemo(() => choicesOf(ofDepartmentFirst(everybody, departmentId)), [everybody, departmentId])
  const hasNumber = values.basis !== '' && values.basis !== 'plan'
  return (
    <Card title="Основни данни">
      <div className="form-grid">
        <LabelSelect
          {...input('kindId')}
          label="Вид проверка"
          required
          labels={values.kindId === InspectionKind.IN_GROUP ? inspectionKindLabels : kindsAlone}
          disabled={values.groupedInspection !== null}
        />
        <SelectField {...input('basis')} label="Основание" required options={bases} />
        {hasNumber && <TextField {...input('basisNumber')} label="Основание №" required />}
        {hasNumber && <DateField {...dateInput('basisDate')} label="Дата на основанието" required />}
        <DateTimeField {...dateInput('startsAt')} label="Начало" required />
        <DateTimeField {...dateInput('endsAt')} label="Край" />
        <OptionField {...input('department')} label="Регионален отдел" required from={departments} />
        <ManyField {...input('team')} {...staff} label="Проверяващи" required firstIs="ръководител" />
        <ManyField
          {...form.field('categories')}
          label="Категории средства за измерване"
          required
          options={categories}
          value={values.categories.map((name) => ({ id: name, name }))}
          onChange={(chosen) => {
            onCategories()
            set({ categories: chosen.map(({ name }) => name) })
          }}
        />
        <TextArea
          {...input('requirements')}
          className="wide"
          label="Проверени изисквания"
          required
          rows={2}
          hint={hintOf('requirements')}
        />
      </div>
    </Card>
  )
}

export const SiteFields = ({ form, hintOf }: FormOfInspection) => {
  const { input } = form
  return (
    <Card title="Проверявано лице и обект">
      <div className="form-grid">
        <HolderField {...input('inspectedPerson')} label="Проверявано лице" required />
        <TextField {...input('siteName')} label="Обект" required hint={hintOf('siteName')} />
        <SelectField {...input('siteKind')} label="Вид обект" required options={sites} hint={hintOf('siteKind')} />
        <TextField {...input('settlementName')} label="Населено място" required hint={hintOf('settlementName')} />
        <TextField {...input('siteAddress')} label="Адрес" required hint={hintOf('siteAddress')} />
        <TextField
          {...input('representativeName')}
          label="Присъствал представител"
          hint="Нужен е за приключване на проверката."
        />
        <TextField {...input('representativePosition')} label="Длъжност на представителя" />
      </div>
    </Card>
  )
}
