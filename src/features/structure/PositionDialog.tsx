import { useState } from 'react'
import { PositionRecord } from '../../contract/shapes/people.ts'
import { type Position, positionErrors } from '../../rules/structure/positionRules.ts'
import type { Structure } from '../../rules/structure/structure.ts'
import { textLimits } from '../../rules/words/textLength.ts'
import type { Form } from '../../screen-kit/form/useFormState.ts'
import { ManyChoiceField } from '../../screen-kit/lookup/ManyChoiceField.tsx'
import { FormDialog } from '../../screen-kit/record-form/FormDialog.tsx'
import { useRecordForm } from '../../screen-kit/record-form/useRecordForm.ts'
import { LookupField } from '../../widgets/fields/LookupField.tsx'
import { NumberField } from '../../widgets/fields/NumberField.tsx'
import { Switch } from '../../widgets/fields/Switch.tsx'
import { TextField } from '../../widgets/fields/TextField.tsx'
import { announce } from '../../widgets/focus/announce.ts'
import { savedPosition } from './recordWrites.ts'
import { staff } from './structureState.ts'

export const blankPosition = (departmentId: number): Position => ({
  id: 0,
  positionName: '',
  departmentId,
  isHead: false,
  nkpdCode: '',
  staffCount: 1,
  isDmPosition: true,
  isActive: true,
  personIds: [],
})

const PeopleField = ({ form }: { form: Form<Position> }) => {
  const { personIds, staffCount } = form.values
  const isOver = staffCount !== null && personIds.length > staffCount
  return (
    <div className="wide">
      <ManyChoiceField
        {...form.field('personIds')}
        label="Служители"
        hint={
          isOver
            ? 'Заетите са повече от щатните бройки.'
            : 'Който заема друга длъжност, минава на тази заедно с отворените си задачи.'
        }
        from={staff}
        value={personIds}
        onChange={(ids) => form.set({ personIds: [...ids] })}
      />
    </div>
  )
}

type SwitchesProps = { form: Form<Position> }
const Switches = ({ form: { values, set, field } }: SwitchesProps) => (
  <>
    <Switch
      {...field('isHead')}
      label="Ръководна"
      hint="Получава документите, адресирани до звеното."
      checked={values.isHead}
      onChange={(isHead) => set({ isHead })}
    />
    <Switch
      {...field('isDmPosition')}
      label="Длъжност за документооборот"
      checked={values.isDmPosition}
      onChange={(isDmPosition) => set({ isDmPosition })}
    />
    <Switch
      {...field('isActive')}
      label="Активна"
      hint="Неактивната длъжност не се предлага."
      checked={values.isActive}
      onChange={(isActive) => set({ isActive })}
    />
  </>
)

type Props = { record: Position; structure: Structure; onStale: () => void; onClose: () => void }

export const PositionDialog = ({ record, structure, onStale, onClose }: Props) => {
  const [start] = useState(record)
  const [was, setWas] = useState(start)
  const isNew = start.id === 0
  const form = useRecordForm<Position, Position>({
    name: 'position',
    draft: `position/${isNew ? 'new' : start.id}`,
    start,
    errors: (values) => positionErrors(values, structure, start.isHead),
    onDone: () => {
      onClose()
      announce(isNew ? 'Длъжността е добавена.' : 'Длъжността е променена.')
    },
    onStale,
    limits: textLimits(PositionRecord),
  })
  const { departmentId } = form.values
  const options = structure.departments.filter(({ id, isActive }) => isActive || id === departmentId)
  return (
    <FormDialog
      title={isNew ? 'Нова длъжност' : 'Промяна на длъжност'}
      size="l"
      form={form}
      loses="Длъжността не е записана."
      onSave={() => form.write(savedPosition({ was, mine: form.values, onConflict: setWas }))}
      onClose={onClose}
    >
      <div className="form-grid">
        <TextField {...form.input('positionName')} className="wide" label="Наименование" required />
        <LookupField
          {...form.field('departmentId')}
          className="wide"
          label="Звено"
          required
          options={options}
          value={options.find(({ id }) => id === departmentId) ?? null}
          onChange={(option) => form.set({ departmentId: option?.id ?? null })}
        />
        <TextField {...form.input('nkpdCode')} label="Код по НКПД" />
        <NumberField {...form.input('staffCount')} label="Щатни бройки" required min={1} max={500} />
        <PeopleField form={form} />
        <Switches form={form} />
      </div>
    </FormDialog>
  )
}
