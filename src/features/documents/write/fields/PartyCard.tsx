import type { ReactNode } from 'react'
import { Direction } from '../../../../contract/enumerations.ts'
import { Card } from '../../../../widgets/page/Card.tsx'
import type { DocumentForm } from '../values/useDocumentForm.ts'

type Props = { form: DocumentForm; children: [party: ReactNode, channel: ReactNode] }

export const PartyCard = ({ form, children: [party, channel] }: Props) => {
  const { documentDirectionId } = form.values
  if (documentDirectionId === Direction.INTERNAL) return null
  const incoming = documentDirectionId === Direction.INCOMING
  return (
    <Card title={incoming ? 'Получаване и подател' : 'Получател и изпращане'}>
      <div className="flex flex-column gap-3">
        {incoming && channel}
        {party}
        {!incoming && channel}
      </div>
    </Card>
  )
}
