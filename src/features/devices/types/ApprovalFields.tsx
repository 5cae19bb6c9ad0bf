import { ApprovalKind, approvalKindLabels, foreignDocumentLabels } from '../../../contract/deviceKinds.ts'
import type { DeviceTypeBody } from '../../../contract/shapes/devices.ts'
import { today } from '../../../dates/clock.ts'
import type { Form } from '../../../screen-kit/form/useFormState.ts'
import { LabelSelect } from '../../../screen-kit/lookup/LabelSelect.tsx'
import { OptionField } from '../../../screen-kit/lookup/OptionField.tsx'
import { DateField } from '../../../widgets/fields/DateField.tsx'
import { TextField } from '../../../widgets/fields/TextField.tsx'
import { Card } from '../../../widgets/page/Card.tsx'
import { type BodyField, labelOfField, toRegister } from '../typeLabels.ts'
import { countries } from './typesFilter.tsx'

type Props = { form: Form<DeviceTypeBody>; isForeign: boolean }

export const ApprovalFields = ({ form, isForeign }: Props) => {
  const { values, input, dateInput } = form
  const label = (field: BodyField) => labelOfField(field, isForeign)
  return (
    <Card title={isForeign ? 'Чуждестранно одобрение' : 'Одобряване'}>
      <div className="form-grid">
        {isForeign && (
          <>
            <OptionField {...input('issuingCountry')} label={label('issuingCountry')} required from={countries} />
            <TextField {...input('issuingBody')} label={label('issuingBody')} required />
            <LabelSelect
              {...input('foreignDocumentKindId')}
              label={label('foreignDocumentKindId')}
              labels={foreignDocumentLabels}
            />
            <TextField {...input('notifiedBody')} label={label('notifiedBody')} />
          </>
        )}
        {!isForeign && (
          <LabelSelect
            {...input('approvalKindId')}
            label={label('approvalKindId')}
            later={toRegister}
            labels={approvalKindLabels}
          />
        )}
        {values.approvalKindId === ApprovalKind.LIMITED && (
          <TextField {...input('limitation')} label={label('limitation')} required />
        )}
        <TextField
          {...input('certificateNumber')}
          label={label('certificateNumber')}
          required={isForeign}
          later={toRegister}
        />
        <DateField
          {...dateInput('certificateDate')}
          label={label('certificateDate')}
          required={isForeign}
          later={toRegister}
          max={today()}
        />
        <DateField {...dateInput('validUntil')} label={label('validUntil')} later={toRegister} />
        <TextField
          {...input('approvalSign')}
          label={label('approvalSign')}
          {...(!isForeign && { later: toRegister })}
        />
        <TextField {...input('orderNumber')} label={label('orderNumber')} />
        <DateField {...dateInput('orderDate')} label={label('orderDate')} max={today()} />
        <TextField {...input('testReport')} label={label('testReport')} />
        {isForeign && <TextField {...input('recognitionBasis')} label={label('recognitionBasis')} />}
      </div>
    </Card>
  )
}
