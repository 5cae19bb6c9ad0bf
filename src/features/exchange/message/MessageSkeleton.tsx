import { RecordSkeleton } from '../../../screen-kit/RecordSkeleton.tsx'
import type { ExchangeSystem } from '../exchangeSystem.ts'

export const MessageSkeleton = ({ system }: { system: ExchangeSystem }) => (
  <RecordSkeleton
    back={{ href: system.listHref(), label: system.listTitle }}
    heading={system.messageTitle}
    loading="Съобщението се зарежда"
  />
)
