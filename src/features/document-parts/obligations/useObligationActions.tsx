import { useState } from 'react'
import { formatDateYear } from '../../../dates/civilDate.ts'
import { PaymentStatus } from '../../../rules/documents/obligationStatus.ts'
import { formatAmount } from '../../../rules/words/money.ts'
import { appConfig } from '../../../transport/config.ts'
import { useConfirm } from '../../../widgets/overlays/useConfirm.tsx'
import { useDocumentMutation } from '../../document-record/public.ts'
import type { Obligation, Payment } from '../partsState.ts'
import { centsOnWire } from './obligationSums.ts'
import { deletedObligation, deletedPayment, obligationInStatus } from './obligationWrites.ts'

export const useObligationActions = (docGuid: string) => {
  const [writing, setWriting] = useState<string | null>(null)
  const { confirm, confirmDialog } = useConfirm()
  const { state, busy, write } = useDocumentMutation<unknown>(docGuid, () => setWriting(null))

  const setStatus = async (obligation: Obligation, statusId: number, title: string, body: string, yes: string) => {
    if (!(await confirm({ title, body, yes }))) return
    setWriting(obligation.guid ?? null)
    write<Obligation[]>(obligationInStatus(docGuid, obligation, statusId))
  }
  return {
    state,
    writing: busy ? writing : null,
    confirmation: confirmDialog,
    refund: (obligation: Obligation) =>
      setStatus(
        obligation,
        PaymentStatus.REFUNDED,
        'Възстановяване на сумата',
        `Платеното по „${obligation.basis}“ ще бъде отбелязано като върнато на платеца.`,
        'Отбележи',
      ),
    reopen: (obligation: Obligation) =>
      setStatus(
        obligation,
        PaymentStatus.UNPAID,
        'Връщане като дължимо',
        `„${obligation.basis}“ отново ще се дължи; състоянието ще следва от плащанията.`,
        'Върни',
      ),
    remove: async (obligation: Obligation) => {
      const body = `„${obligation.basis}“ ще бъде изтрито от документа. В историята остава, че го е имало.`
      if (!(await confirm({ title: 'Изтриване на задължение', body, yes: 'Изтрий', danger: true }))) return
      setWriting(obligation.guid ?? null)
      write<Obligation[]>(deletedObligation(docGuid, obligation.guid ?? ''))
    },
    removePayment: async (obligation: Obligation, payment: Payment) => {
      const amount = formatAmount(centsOnWire(payment.amount), obligation.currency, appConfig().amountDisplay)
      const body = `Плащането от ${formatDateYear(payment.date)} за ${amount} ще бъде изтрито и сумата отново ще се дължи.`
      if (!(await confirm({ title: 'Изтриване на плащане', body, yes: 'Изтрий', danger: true }))) return
      setWriting(obligation.guid ?? null)
      write<Obligation[]>(deletedPayment(docGuid, payment.guid ?? ''))
    },
  }
}
