import { useState } from 'react'
import { documentParts } from '../../../contract/documentParts.ts'
import { today } from '../../../dates/clock.ts'
import { paymentErrors, paymentInFuture } from '../../../rules/documents/obligationRules.ts'
import { formatAmount } from '../../../rules/words/money.ts'
import { textLimits } from '../../../rules/words/textLength.ts'
import { ChoiceField } from '../../../screen-kit/lookup/ChoiceField.tsx'
import { AmountField } from '../../../screen-kit/money/AmountField.tsx'
import { FormDialog } from '../../../screen-kit/record-form/FormDialog.tsx'
import { appConfig } from '../../../transport/config.ts'
import { notify } from '../../../transport/notices.ts'
import { DateField } from '../../../widgets/fields/DateField.tsx'
import { TextField } from '../../../widgets/fields/TextField.tsx'
import { useConfirm } from '../../../widgets/overlays/useConfirm.tsx'
import { NoteField } from '../NoteField.tsx'
import type { Obligation, Payment } from '../partsState.ts'
import { useDocumentSection } from '../useDocumentSection.ts'
import { asSentence } from './asSentence.ts'
import { paymentTypes } from './obligationStatus.ts'
import { obligationSums, paidTooMuch } from './obligationSums.ts'
import { savedPayment } from './obligationWrites.ts'
import { newPayment, otherMoney, paidText, paymentBody, paymentValues } from './paymentForm.ts'
import { SumsLine } from './SumsLine.tsx'

type Props = {
  docGuid: string
  /** The way in which the document was received; null if it is not an incoming document. */
  receivedViaId: number | null
  obligation: Obligation
  known: Payment | undefined
  onClose: () => void
}

const shown = (cents: number, currency: string) => formatAmount(cents, currency, appConfig().amountDisplay)

const PaymentDialog = ({ docGuid, receivedViaId, obligation, known, onClose }: Props) => {
  const [start] = useState(() => (known ? paymentValues(known) : newPayment(obligation, today(), receivedViaId)))
  const saved = (payment: Payment) => {
    notify({ kind: 'success', text: paidText(obligation, payment, known, appConfig().amountDisplay) })
    onClose()
  }
  const form = useDocumentSection(
    {
      name: 'payment',
      docGuid,
      record: `${obligation.guid}/${known?.guid ?? 'new'}`,
      limits: textLimits(documentParts.editObligationPayment.body),
    },
    start,
    (values) => paymentErrors(values, today()),
    saved,
  )
  const { values, set, field, write } = form
  const { currency } = obligation
  const { confirm, confirmDialog } = useConfirm()
  const save = async () => {
    if (values.amount === null) return
    const duplicates = values.amount === start.amount && known ? 0 : paidTooMuch(obligation, values.amount, known?.guid)
    if (duplicates > 0) {
      const paid = asSentence(`Плащането е ${shown(values.amount, currency)}`)
      const body = `${paid} ${asSentence(`Задължението ще бъде надплатено с ${shown(duplicates, currency)}`)}`
      if (!(await confirm({ title: 'Плащането надхвърля остатъка', body, yes: 'Запази плащането' }))) return
    }
    write(savedPayment(docGuid, obligation, paymentBody(values, known)))
  }
  const hint = otherMoney(values, obligation)
  return (
    <FormDialog
      title={known ? 'Редактиране на плащане' : 'Добавяне на плащане'}
      form={form}
      loses="Плащането не е записано."
      onSave={() => void save()}
      onClose={onClose}
    >
      <div>
        <p>{obligation.basis}</p>
        <SumsLine sums={obligationSums(obligation)} />
      </div>
      <div className="form-grid">
        <DateField
          {...field('date')}
          label="Дата"
          required
          max={today()}
          messages={{ afterMax: paymentInFuture }}
          value={values.date}
          onChange={(date, problem) => form.setDate('date', date, problem)}
        />
        <AmountField
          {...field('amount')}
          required
          currency={currency}
          {...(hint !== undefined && { hint })}
          value={values.amount}
          onChange={(amount) => set({ amount })}
        />
        <ChoiceField
          {...field('paymentTypeId')}
          label="Начин"
          required
          from={paymentTypes}
          value={values.paymentTypeId}
          onChange={(paymentTypeId) => set({ paymentTypeId })}
        />
        <TextField
          {...field('documentNumber')}
          label="Документ №"
          value={values.documentNumber}
          onChange={(documentNumber) => set({ documentNumber })}
        />
        <TextField
          {...field('payer')}
          className="wide"
          label="Платец"
          value={values.payer}
          onChange={(payer) => set({ payer })}
        />
        <NoteField {...field('note')} value={values.note} onChange={(note) => set({ note })} />
      </div>
      {confirmDialog}
    </FormDialog>
  )
}

export default PaymentDialog
