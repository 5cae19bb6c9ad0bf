import { useAtomValue } from 'jotai'
import * as v from 'valibot'
import { Guid } from '../../../contract/shapes/base.ts'
import { useRouteParams } from '../../../screen-kit/routeParams.ts'
import { type ExchangeSystem, exchangeSystems, type SystemName } from '../exchangeSystem.ts'
import { MessageGate } from '../message/MessageGate.tsx'
import { MessageFailed, MessageGone } from '../message/MessageGone.tsx'
import { MessageSkeleton } from '../message/MessageSkeleton.tsx'
import { messageAtom, preDocumentAtom } from '../message/messageState.ts'
import type { DocumentFormSlot } from './documentFormSlot.ts'
import { Registration } from './Registration.tsx'
import '../exchange.css'

type Props = { Form: DocumentFormSlot }

const Loaded = ({ system, guid, Form }: Props & { system: ExchangeSystem; guid: string }) => {
  const message = useAtomValue(messageAtom(system.name, guid))
  const filled = useAtomValue(preDocumentAtom(system.name, guid))
  if (message.data && filled.data)
    return <Registration system={system} message={message.data} filled={filled.data} Form={Form} />
  const failed = message.error ? message : filled
  if (failed.error) return <MessageFailed system={system} fault={failed.error} onRetry={() => void failed.refetch()} />
  return <MessageSkeleton system={system} />
}

const RegisterPage = ({ system: name, Form }: Props & { system: SystemName }) => {
  const system = exchangeSystems[name]
  const guid = Object.values(useRouteParams())[0] ?? ''
  if (!v.is(Guid, guid)) return <MessageGone system={system} />
  return (
    <MessageGate key={guid} system={system} guid={guid}>
      <Loaded system={system} guid={guid} Form={Form} />
    </MessageGate>
  )
}

export default RegisterPage
