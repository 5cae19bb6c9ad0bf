import { useAtomValue } from 'jotai'
import { useId } from 'react'
import { formatDate } from '../../../dates/civilDate.ts'
import { type ObligationAction, obligationAction } from '../../../rules/documents/obligationRules.ts'
import { PaymentStatus } from '../../../rules/documents/obligationStatus.ts'
import { type Refusal, refusalOf } from '../../../rules/ruleResult.ts'
import { labelFrom } from '../../../screen-kit/lookup/lookupOptions.ts'
import { Amount } from '../../../screen-kit/money/Amount.tsx'
import { Button } from '../../../widgets/buttons/Button.tsx'
import { IconDelete, IconEdit, IconPayment, IconReject, IconReset, IconUndo } from '../../../widgets/icons.ts'
import { MenuButton } from '../../../widgets/overlays/MenuButton.tsx'
import { DescriptionList } from '../../../widgets/page/DescriptionList.tsx'
import { StatusTag } from '../../../widgets/tags/StatusTag.tsx'
import type { Obligation, Payment } from '../partsState.ts'
import { obligationTone, paymentStatuses } from './obligationStatus.ts'
import { centsOnWire, obligationSums } from './obligationSums.ts'
import { PaymentsTable } from './PaymentsTable.tsx'
import { SumsLine } from './SumsLine.tsx'

export type CardAction = 'edit' | 'cancel' | 'refund' | 'reopen' | 'delete'
type Props = {
  obligation: Obligation
  refusal: Refusal | undefined
  busy: boolean
  onWant: (wanted: CardAction) => void
  onPay: (payment?: Payment) => void
  onDeletePayment: (payment: Payment) => void
}

export const ObligationCard = ({ obligation, refusal, busy, onWant, onPay, onDeletePayment }: Props) => {
  const id = useId()
  const statuses = useAtomValue(paymentStatuses.optionsAtom)
  const { statusId, currency, payments, dueDate } = obligation
  const refused = (action: ObligationAction) => refusal ?? refusalOf(obligationAction(action, obligation))
  const payRefusal = refused('pay')
  const isLate = statusId === PaymentStatus.OVERDUE
  return (
    <article className="obligation" aria-labelledby={id}>
      <header className="obligation-head">
        <div className="obligation-title">
          <div className="flex flex-wrap align-items-center gap-2">
            <StatusTag tone={obligationTone(statusId)}>{labelFrom(statuses, statusId)}</StatusTag>
            <span className="muted">{obligation.kind}</span>
          </div>
          <h3 id={id}>{obligation.basis}</h3>
        </div>
        <div className="flex flex-wrap align-items-center gap-2">
          <Button
            small
            icon={IconPayment}
            busy={busy}
            {...(payRefusal && { refusal: payRefusal })}
            onClick={() => onPay()}
          >
            Добави плащане
          </Button>
          <MenuButton
            label={`Действия за ${obligation.basis}`}
            hideLabel
            items={[
              { label: 'Редактирай', icon: IconEdit, refusal: refused('edit'), run: () => onWant('edit') },
              { label: 'Отмени', icon: IconReject, refusal: refused('cancel'), run: () => onWant('cancel') },
              {
                label: 'Отбележи като възстановено',
                icon: IconUndo,
                refusal: refused('refund'),
                run: () => onWant('refund'),
              },
              { label: 'Върни като дължимо', icon: IconReset, refusal: refused('reopen'), run: () => onWant('reopen') },
              {
                label: 'Изтрий',
                icon: IconDelete,
                danger: true,
                separated: true,
                refusal: refused('delete'),
                run: () => onWant('delete'),
              },
            ]}
          />
        </div>
      </header>
      <DescriptionList
        items={[
          { term: 'Задължено лице', value: obligation.debtor?.name },
          { term: 'Сума', value: <Amount money={{ cents: centsOnWire(obligation.amount), currency }} /> },
          { term: 'Възникнало на', value: formatDate(obligation.dateArisen) },
          {
            term: 'Краен срок',
            value: dueDate && <span className={isLate ? 'late' : undefined}>{formatDate(dueDate)}</span>,
          },
          obligation.paymentCode ? { term: 'IBAN / код', value: obligation.paymentCode } : undefined,
          obligation.note
            ? { term: 'Бележка', value: <span className="pre-line">{obligation.note}</span>, wide: true }
            : undefined,
          obligation.cancelReason
            ? {
                term: 'Основание за отмяната',
                value: <span className="pre-line">{obligation.cancelReason}</span>,
                wide: true,
              }
            : undefined,
        ]}
      />
      {payments.length > 0 && (
        <PaymentsTable
          obligation={obligation}
          refusal={refused('changePayment')}
          onEdit={onPay}
          onDelete={onDeletePayment}
        />
      )}
      <SumsLine sums={obligationSums(obligation)} />
    </article>
  )
}
