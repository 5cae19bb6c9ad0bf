import { Switch } from '../../../widgets/fields/Switch.tsx'
import { isProcessedStatus } from '../messageStatus.ts'
import type { MessagesList } from './useMessagesList.ts'

/** „Само необработени“: on by itself; it works at once and takes off a status that it would hide. */
export const WaitingSwitch = ({ list: { filter, show } }: { list: MessagesList }) => {
  const { processed, incomingStatusId, ...rest } = filter
  const hidden = incomingStatusId !== undefined && isProcessedStatus(incomingStatusId)
  const waiting = hidden || incomingStatusId === undefined ? rest : { ...rest, incomingStatusId }
  return (
    <div className="messages-waiting">
      <Switch
        label="Само необработени"
        checked={!processed}
        onChange={(only) => show(only ? waiting : { ...filter, processed: true })}
      />
    </div>
  )
}
