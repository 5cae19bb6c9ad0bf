import { useAtomValue } from 'jotai'
import * as v from 'valibot'
import { Guid } from '../../../contract/shapes/base.ts'
import { useRouteParams } from '../../../screen-kit/routeParams.ts'
import { type ExchangeSystem, exchangeSystems, type SystemName } from '../exchangeSystem.ts'
import { MessageGate } from './MessageGate.tsx'
import { MessageFailed, MessageGone } from './MessageGone.tsx'
import { MessageSkeleton } from './MessageSkeleton.tsx'
import { MessageView } from './MessageView.tsx'
import { messageAtom } from './messageState.ts'
import '../exchange.css'

const Loaded = ({ system, guid }: { system: ExchangeSystem; guid: string }) => {
  const { data, error, refetch } = useAtomValue(messageAtom(system.name, guid))
  if (data) return <MessageView system={system} message={data} />
  if (error) return <MessageFailed system={system} fault={error} onRetry={() => void refetch()} />
  return <MessageSkeleton system={system} />
}

/** Renders one incoming message (specification 1, section 2), which can be read, registered or rejected. */
const MessagePage = ({ system: name }: { system: SystemName }) => {
  const system = exchangeSystems[name]
  const { id = '' } = useRouteParams()
  if (!v.is(Guid, id)) return <MessageGone system={system} />
  return (
    <MessageGate key={id} system={system} guid={id}>
      <Loaded system={system} guid={id} />
    </MessageGate>
  )
}

export default MessagePage
