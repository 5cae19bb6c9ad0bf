import { useAtomValue } from 'jotai'
import { type ReactNode, useState } from 'react'
import { neededRole } from '../../../rules/callAccess.ts'
import { mayCallAtom } from '../../../state/access.ts'
import { clientAtom } from '../../../state/queryClient.ts'
import { EmptyState } from '../../../widgets/page/EmptyState.tsx'
import { PageHeader } from '../../../widgets/page/PageHeader.tsx'
import type { ExchangeSystem } from '../exchangeSystem.ts'
import { MessageSkeleton } from './MessageSkeleton.tsx'
import { unopenedAtom } from './messageState.ts'
import { ServingConfirmation } from './ServingConfirmation.tsx'

type Props = { system: ExchangeSystem; guid: string; children: ReactNode }
type GateProps = Props & { onOpen: () => void }

/**
 * Renders a message only if the user may see it. In ССЕВ opening a message counts as legal service, so the user
 * confirms before a message that may be unopened.
 */
export const MessageGate = ({ system, guid, children }: Props) => {
  const client = useAtomValue(clientAtom)
  const mayOpen = useAtomValue(mayCallAtom)(system.calls.opens)
  const [isOpen, setIsOpen] = useState(
    () => !system.servesByOpening || client.getQueryData(system.calls.message(guid).queryKey) !== undefined,
  )
  if (!mayOpen) return <NotForMe system={system} />
  if (isOpen) return children
  const onOpen = () => setIsOpen(true)
  return (
    <AmongUnopened system={system} guid={guid} onOpen={onOpen}>
      {children}
    </AmongUnopened>
  )
}

const NotForMe = ({ system }: Pick<Props, 'system'>) => (
  <>
    <PageHeader title={system.messageTitle} />
    <EmptyState title="Нямате достъп до съобщението">
      {neededRole(system.calls.opens.roles)} Обърнете се към администратор.
    </EmptyState>
  </>
)

const AmongUnopened = ({ system, guid, children, onOpen }: GateProps) => {
  const { data, isPending } = useAtomValue(unopenedAtom[system.name])
  if (isPending) return <MessageSkeleton system={system} />
  const row = data?.items.find((one) => one.guid === guid)
  const isKnown = data !== undefined && data.items.length === data.totalCount
  if (row || !isKnown) return <ServingConfirmation system={system} row={row} onOpen={onOpen} />
  return children
}
