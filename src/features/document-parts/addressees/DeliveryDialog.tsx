import { useState } from 'react'
import { documentParts } from '../../../contract/documentParts.ts'
import { formatDateYear } from '../../../dates/civilDate.ts'
import { today } from '../../../dates/clock.ts'
import type { DeliveryOutcome } from '../../../rules/documents/delivery.ts'
import { deliveryRecordErrors } from '../../../rules/documents/delivery.ts'
import type { Refusal } from '../../../rules/ruleResult.ts'
import { textLimits } from '../../../rules/words/textLength.ts'
import { FormDialog } from '../../../screen-kit/record-form/FormDialog.tsx'
import { DateField } from '../../../widgets/fields/DateField.tsx'
import { RadioGroup } from '../../../widgets/fields/RadioGroup.tsx'
import { SelectField } from '../../../widgets/fields/SelectField.tsx'
import { TextField } from '../../../widgets/fields/TextField.tsx'
import { NoteField } from '../NoteField.tsx'
import type { Addressee } from '../partsState.ts'
import { useDocumentSection } from '../useDocumentSection.ts'
import { recordedDelivery } from './addresseeWrites.ts'
import { deliveryBody, deliveryValues, returnReasonOptions } from './deliveryForm.ts'
import { ReceiptField } from './ReceiptField.tsx'

type Props = {
  docGuid: string
  addressee: Addressee
  /** Why this user cannot record that the document came back; undefined if the user can. */
  returnRefusal: Refusal | undefined
  attachRefusal: Refusal | undefined
  onClose: () => void
}

const DeliveryDialog = ({ docGuid, addressee, returnRefusal, attachRefusal, onClose }: Props) => {
  const { id, name, sentAt } = addressee
  const [start] = useState(() => deliveryValues(addressee, today()))
  const form = useDocumentSection(
    { name: 'delivery', docGuid, record: id, limits: textLimits(documentParts.recordDelivery.body) },
    start,
    (values) => deliveryRecordErrors(values, { sentAt, today: today() }),
    onClose,
  )
  const { values, set, field, write } = form
  const isServed = values.outcome === 'served'
  return (
    <FormDialog
      title="Отбелязване на връчване"
      form={form}
      loses="Връчването не е отбелязано."
      onSave={() => write(recordedDelivery(docGuid, id, deliveryBody(values)))}
      onClose={onClose}
    >
      <p className="muted">{`${name}. Изпратено на ${formatDateYear(sentAt)}`}</p>
      <RadioGroup
        {...field('outcome')}
        label="Резултат"
        inline
        required
        value={values.outcome}
        options={[
          { value: 'served', label: 'Връчено' },
          { value: 'returned', label: 'Върнато' },
        ]}
        {...(returnRefusal && { hint: `„Върнато“: ${returnRefusal.because}` })}
        onChange={(outcome) => set({ outcome: outcome as DeliveryOutcome })}
      />
      <div className="form-grid">
        <DateField
          {...field('on')}
          label={isServed ? 'Връчено на' : 'Върнато на'}
          required
          max={today()}
          value={values.on}
          onChange={(on, problem) => form.setDate('on', on, problem)}
        />
        {isServed ? (
          <TextField
            {...field('servedTo')}
            label="На кого е връчено"
            required
            value={values.servedTo}
            hint="Име, или „с обявление“ (АПК, чл. 18а)."
            onChange={(servedTo) => set({ servedTo })}
          />
        ) : (
          <SelectField
            {...field('reasonId')}
            label="Причина"
            required
            value={values.reasonId === null ? '' : String(values.reasonId)}
            options={returnReasonOptions}
            onChange={(value) => set({ reasonId: value === '' ? null : Number(value) })}
          />
        )}
        <ReceiptField
          {...field('receiptGuid')}
          docGuid={docGuid}
          label={isServed ? 'Разписка' : 'Върнат плик'}
          attachRefusal={attachRefusal}
          value={values.receiptGuid}
          onChange={(receiptGuid) => set({ receiptGuid })}
        />
        <NoteField {...field('note')} value={values.note} onChange={(note) => set({ note })} />
      </div>
    </FormDialog>
  )
}

export default DeliveryDialog
