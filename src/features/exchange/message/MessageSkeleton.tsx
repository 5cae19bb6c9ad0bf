import { RecordSkeleton } from '../../../screen-kit/RecordSkeleton.tsx'
import type { ExchangeSystem } from '../exchangeSystem.ts'

/** The shape of a message's page while it is on its way. */
export const MessageSkeleton = ({ system }: { system: ExchangeSystem }) => (
  <RecordSkeleton
    back={{ href: system.listHref(), label: system.listTitle }}
    heading={system.messageTitle}
    loading="Съобщението се зарежда"
  />
)
