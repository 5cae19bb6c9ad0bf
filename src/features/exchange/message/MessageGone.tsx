import type { Fault } from '../../../transport/fault.ts'
import { LinkButton } from '../../../widgets/buttons/LinkButton.tsx'
import { BackHeader } from '../../../widgets/page/BackHeader.tsx'
import { EmptyState } from '../../../widgets/page/EmptyState.tsx'
import { ErrorState } from '../../../widgets/page/ErrorState.tsx'
import type { ExchangeSystem } from '../exchangeSystem.ts'

export const MessageGone = ({ system }: { system: ExchangeSystem }) => (
  <>
    <BackHeader href={system.listHref()} label={system.listTitle} />
    <h1 className="visually-hidden">{system.messageTitle}</h1>
    <EmptyState
      title="Няма такова съобщение"
      action={<LinkButton href={system.listHref()}>Към съобщенията</LinkButton>}
    >
      Проверете адреса: съобщението може да е от другата система за обмен.
    </EmptyState>
  </>
)

type Props = { system: ExchangeSystem; fault: Fault; onRetry: () => void }

export const MessageFailed = ({ system, fault, onRetry }: Props) => {
  if (fault.status === 404 || fault.kind === 'refused') return <MessageGone system={system} />
  return (
    <>
      <BackHeader href={system.listHref()} label={system.listTitle} />
      <h1 className="visually-hidden">{system.messageTitle}</h1>
      <ErrorState title="Съобщението не се зареди" message={fault.message} onRetry={onRetry} />
    </>
  )
}
