import { useState } from 'react'
import { documentParts } from '../../../contract/documentParts.ts'
import { today } from '../../../dates/clock.ts'
import { resendingErrors } from '../../../rules/documents/delivery.ts'
import { isByExchange } from '../../../rules/exchange/isByExchange.ts'
import { textLimits } from '../../../rules/words/textLength.ts'
import { ChoiceField } from '../../../screen-kit/lookup/ChoiceField.tsx'
import { FormDialog } from '../../../screen-kit/record-form/FormDialog.tsx'
import { DateField } from '../../../widgets/fields/DateField.tsx'
import { TextField } from '../../../widgets/fields/TextField.tsx'
import { sentVias } from '../../document-lookups/public.ts'
import type { Addressee } from '../partsState.ts'
import { useDocumentSection } from '../useDocumentSection.ts'
import { AddressField } from './AddressField.tsx'
import { sentToAgain } from './addresseeWrites.ts'

type Props = {
  docGuid: string
  addressee: Addressee
  /** Called after the save; `byExchange` is true if an exchange system must now send the document. */
  onDone: (byExchange: boolean) => void
  onClose: () => void
}

/** Renders the form for a second delivery attempt: the same receiver, another channel or address. */
const ResendDialog = ({ docGuid, addressee, onDone, onClose }: Props) => {
  const { id, kind, targetId, name, sentViaId, address, attentionTo, sentAt } = addressee
  const [start] = useState(() => ({
    kind,
    targetId,
    sentViaId,
    address,
    attentionTo,
    sentOn: today() as string | null,
  }))
  const form = useDocumentSection(
    { name: 'resending', docGuid, record: id, limits: textLimits(documentParts.sendToAddresseeAgain.body) },
    start,
    (values) => resendingErrors(values, { lastSentAt: sentAt, today: today() }),
    () => onDone(isByExchange(form.values)),
  )
  const { values, set, field, write } = form
  const byExchange = isByExchange(values)
  const save = () => {
    const { sentViaId: way, sentOn } = values
    if (way === null) return
    write(
      sentToAgain(docGuid, addressee, {
        sentViaId: way,
        address: values.address.trim(),
        attentionTo: values.attentionTo.trim(),
        sentOn: byExchange ? null : sentOn,
      }),
    )
  }
  return (
    <FormDialog
      title="Повторно изпращане"
      form={form}
      loses="Повторното изпращане не е отбелязано."
      save={byExchange ? 'Към изпращане' : 'Отбележи като изпратен'}
      onSave={save}
      onClose={onClose}
    >
      <p className="muted">{`${name}. ${addressee.failure}`}</p>
      <div className="form-grid">
        <ChoiceField
          {...field('sentViaId')}
          label="Изпращане чрез"
          required
          from={sentVias}
          value={values.sentViaId}
          onChange={(way) => set({ sentViaId: way, address: way === sentViaId ? address : '' })}
        />
        {!byExchange && (
          <DateField
            {...field('sentOn')}
            label="Изпратено на"
            required
            max={today()}
            value={values.sentOn}
            onChange={(sentOn, problem) => form.setDate('sentOn', sentOn, problem)}
          />
        )}
        <AddressField form={form} keepsChannel fills={values.sentViaId !== sentViaId} />
        <TextField
          {...field('attentionTo')}
          label="На вниманието на"
          value={values.attentionTo}
          onChange={(text) => set({ attentionTo: text })}
        />
      </div>
    </FormDialog>
  )
}

export default ResendDialog
