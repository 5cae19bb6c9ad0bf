import { useState } from 'react'
import { documentParts } from '../../../contract/documentParts.ts'
import { today } from '../../../dates/clock.ts'
import { dueTooEarly, obligationErrors, obligationKinds } from '../../../rules/documents/obligationRules.ts'
import { formatAmount } from '../../../rules/words/money.ts'
import { textLimits } from '../../../rules/words/textLength.ts'
import { AmountField } from '../../../screen-kit/money/AmountField.tsx'
import { FormDialog } from '../../../screen-kit/record-form/FormDialog.tsx'
import { type ChosenCorrespondent, CorrespondentSelect } from '../../../screen-kit/search/CorrespondentSelect.tsx'
import { appConfig } from '../../../transport/config.ts'
import { DateField } from '../../../widgets/fields/DateField.tsx'
import type { DateTimeProblem } from '../../../widgets/fields/DateTimeField.tsx'
import { SelectField } from '../../../widgets/fields/SelectField.tsx'
import { TextField } from '../../../widgets/fields/TextField.tsx'
import { useConfirm } from '../../../widgets/overlays/useConfirm.tsx'
import { NoteField } from '../NoteField.tsx'
import type { Obligation } from '../partsState.ts'
import { useDocumentSection } from '../useDocumentSection.ts'
import { asSentence } from './asSentence.ts'
import { currencyConfirmation, inCurrencyOf, newObligation, obligationBody, valuesOf } from './obligationForm.ts'
import { obligationSums } from './obligationSums.ts'
import { savedObligation } from './obligationWrites.ts'

type Props = {
  docGuid: string
  known: Obligation | undefined
  applicant: ChosenCorrespondent | null
  isFirstOfService: boolean
  onClose: () => void
}

const kinds = obligationKinds.map((kind) => ({ value: kind, label: kind }))

const ObligationDialog = ({ docGuid, known, applicant, isFirstOfService, onClose }: Props) => {
  const [start] = useState(() => (known ? valuesOf(known) : newObligation(applicant, today(), isFirstOfService)))
  /**
   * The version with which the user began. After the form has shown a change by another user, it is replaced with that
   * user's version.
   */
  const [was, setWas] = useState(() => obligationBody(start, known))
  const form = useDocumentSection(
    { name: 'obligation', docGuid, record: known?.guid, limits: textLimits(documentParts.editDocumentObligation.body) },
    start,
    (values) => obligationErrors(values, known),
    onClose,
  )
  const { values, set, field, write } = form
  const { confirm, confirmDialog } = useConfirm()

  const changeDate = async (date: string | null, problem: DateTimeProblem | null) => {
    form.setDate('dateArisen', date, problem)
    if (date === null) return
    const body = currencyConfirmation(values, date, known)
    if (body === null) {
      if (values.amount === null) set(inCurrencyOf(values, date, false))
      return
    }
    const convert = await confirm({ title: 'Смяна на валутата', body, yes: 'Превалутирай', no: 'Остави числото' })
    set(inCurrencyOf(values, date, convert))
  }
  const save = async () => {
    const body = obligationBody(values, known)
    const { over } = obligationSums(body)
    if (over.cents > 0 && values.amount !== start.amount) {
      const duplicates = formatAmount(over.cents, over.currency, appConfig().amountDisplay)
      const confirmation = {
        title: 'Платено е повече от новата сума',
        body: asSentence(`С тази сума задължението ще бъде надплатено с ${duplicates}`),
      }
      if (!(await confirm({ ...confirmation, yes: 'Запази сумата' }))) return
    }
    write(savedObligation(docGuid, { was, mine: body, onConflict: setWas }))
  }
  return (
    <FormDialog
      title={known ? 'Редактиране на задължение' : 'Добавяне на задължение'}
      size="l"
      form={form}
      loses="Задължението не е записано."
      onSave={() => void save()}
      onClose={onClose}
    >
      <div className="form-grid">
        <SelectField
          {...field('kind')}
          label="Вид задължение"
          required
          value={values.kind}
          options={kinds}
          onChange={(kind) => set({ kind })}
        />
        <TextField
          {...field('basis')}
          className="obligation-basis"
          label="Основание"
          required
          placeholder="чл. 1 от Тарифата за таксите"
          value={values.basis}
          onChange={(basis) => set({ basis })}
        />
        <CorrespondentSelect
          {...field('debtor')}
          className="wide"
          label="Задължено лице"
          required
          selected={values.debtor ? [values.debtor] : []}
          onPick={(debtor) => set({ debtor })}
          onRemove={() => set({ debtor: null })}
        />
        <DateField
          {...field('dateArisen')}
          label="Дата на възникване"
          required
          value={values.dateArisen}
          onChange={(date, problem) => void changeDate(date, problem)}
        />
        <AmountField
          {...field('amount')}
          required
          currency={values.currency}
          value={values.amount}
          onChange={(amount) => set({ amount })}
        />
        <DateField
          {...field('dueDate')}
          label="Краен срок за плащане"
          min={values.dateArisen ?? undefined}
          messages={{ beforeMin: dueTooEarly }}
          value={values.dueDate}
          onChange={(date, problem) => form.setDate('dueDate', date, problem)}
        />
        <TextField
          {...field('paymentCode')}
          className="wide"
          label="IBAN / код за плащане"
          value={values.paymentCode}
          onChange={(paymentCode) => set({ paymentCode })}
        />
        <NoteField {...field('note')} value={values.note} onChange={(note) => set({ note })} />
      </div>
      {confirmDialog}
    </FormDialog>
  )
}

export default ObligationDialog
