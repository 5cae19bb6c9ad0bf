import { useAtomValue } from 'jotai'
import { formatDate } from '../../../dates/civilDate.ts'
import type { Refusal } from '../../../rules/ruleResult.ts'
import { labelFrom } from '../../../screen-kit/lookup/lookupOptions.ts'
import { Amount } from '../../../screen-kit/money/Amount.tsx'
import { Grid } from '../../../widgets/grid/Grid.tsx'
import type { GridColumn } from '../../../widgets/grid/gridColumn.ts'
import { IconDelete, IconEdit } from '../../../widgets/icons.ts'
import type { Obligation, Payment } from '../partsState.ts'
import { paymentTypes } from './obligationStatus.ts'
import { centsOnWire } from './obligationSums.ts'

type Props = {
  obligation: Obligation
  refusal: Refusal | undefined
  onEdit: (payment: Payment) => void
  onDelete: (payment: Payment) => void
}

export const PaymentsTable = ({ obligation, refusal, onEdit, onDelete }: Props) => {
  const types = useAtomValue(paymentTypes.optionsAtom)
  const columns: GridColumn<Payment>[] = [
    { key: 'date', header: 'Дата', width: '7rem', cell: ({ date }) => formatDate(date), onPhone: 'title' },
    {
      key: 'amount',
      header: 'Сума',
      width: '10.5rem',
      numeric: true,
      cell: ({ amount }) => <Amount money={{ cents: centsOnWire(amount), currency: obligation.currency }} />,
      onPhone: 'line',
    },
    { key: 'type', header: 'Начин', cell: ({ paymentTypeId }) => labelFrom(types, paymentTypeId), onPhone: 'line' },
    {
      key: 'number',
      header: 'Документ №',
      width: '8.5rem',
      cell: ({ documentNumber }) => documentNumber || '–',
      onPhone: 'line',
    },
    { key: 'payer', header: 'Платец', cell: ({ payer }) => payer || '–', onPhone: 'line' },
    { key: 'note', header: 'Бележка', cell: ({ note }) => note || '–', onPhone: 'line' },
  ]
  return (
    <Grid<Payment>
      label={`Плащания: ${obligation.basis}`}
      className="payments"
      columns={columns}
      rows={obligation.payments}
      rowKey={({ guid = '' }) => guid}
      rowLabel={({ date }) => `плащане от ${formatDate(date)}`}
      {...(!refusal && { onOpen: onEdit })}
      rowActions={(payment) => [
        { label: 'Редактирай', icon: IconEdit, refusal, run: () => onEdit(payment) },
        { label: 'Изтрий', icon: IconDelete, refusal, danger: true, run: () => onDelete(payment) },
      ]}
    />
  )
}
