import { supplementKindLabels } from '../../../contract/deviceKinds.ts'
import type { DeviceTypeBody } from '../../../contract/shapes/devices.ts'
import type { Form } from '../../../screen-kit/form/useFormState.ts'
import { LabelSelect } from '../../../screen-kit/lookup/LabelSelect.tsx'
import { DateField } from '../../../widgets/fields/DateField.tsx'
import { TextArea } from '../../../widgets/fields/TextArea.tsx'
import { Card } from '../../../widgets/page/Card.tsx'
import { labelOfField, toRegister } from '../typeLabels.ts'

export const SupplementFields = ({ form }: { form: Form<DeviceTypeBody> }) => (
  <Card title="Допълнение">
    <div className="form-grid">
      <LabelSelect
        {...form.input('supplementKindId')}
        label={labelOfField('supplementKindId', false)}
        required
        labels={supplementKindLabels}
      />
      <DateField
        {...form.dateInput('supplementDate')}
        label={labelOfField('supplementDate', false)}
        required
        hint="От този ден важат промените по-долу."
      />
      <TextArea
        {...form.input('supplementDescription')}
        className="wide"
        label={labelOfField('supplementDescription', false)}
        later={toRegister}
      />
    </div>
  </Card>
)
