import { useAtomValue } from 'jotai'
import { type ReactNode, useState } from 'react'
import { mayEnterAtom } from '../../../state/access.ts'
import { clientAtom } from '../../../state/queryClient.ts'
import type { ExchangeSystem } from '../exchangeSystem.ts'
import { MessageSkeleton } from './MessageSkeleton.tsx'
import { unopenedAtom } from './messageState.ts'
import { ServingQuestion } from './ServingQuestion.tsx'

type Props = { system: ExchangeSystem; guid: string; children: ReactNode }
type GateProps = Props & { onOpen: () => void }

/**
 * Lets a message be read. In ССЕВ opening is being served, so one that nobody has opened asks first; where it cannot be
 * known, it asks too.
 */
export const MessageGate = ({ system, guid, children }: Props) => {
  const client = useAtomValue(clientAtom)
  const mayList = useAtomValue(mayEnterAtom)([system.role])
  const [isOpen, setIsOpen] = useState(
    () => !system.servesByOpening || client.getQueryData(system.calls.message(guid).queryKey) !== undefined,
  )
  if (isOpen) return children
  const onOpen = () => setIsOpen(true)
  if (!mayList) return <ServingQuestion system={system} row={undefined} onOpen={onOpen} />
  return (
    <AmongUnopened system={system} guid={guid} onOpen={onOpen}>
      {children}
    </AmongUnopened>
  )
}

const AmongUnopened = ({ system, guid, children, onOpen }: GateProps) => {
  const { data, isPending } = useAtomValue(unopenedAtom[system.name])
  if (isPending) return <MessageSkeleton system={system} />
  const row = data?.items.find((one) => one.guid === guid)
  const isKnown = data !== undefined && data.items.length === data.totalCount
  if (row || !isKnown) return <ServingQuestion system={system} row={row} onOpen={onOpen} />
  return children
}
