import { BackHeader } from '../../../widgets/page/BackHeader.tsx'
import { Card } from '../../../widgets/page/Card.tsx'
import { Skeleton } from '../../../widgets/page/Skeleton.tsx'
import type { ExchangeSystem } from '../exchangeSystem.ts'

/** The shape of a message's page while it is on its way. */
export const MessageSkeleton = ({ system }: { system: ExchangeSystem }) => (
  <div aria-busy="true">
    <BackHeader href={system.listHref()} label={system.listTitle} />
    <h1 className="visually-hidden">{system.messageTitle}</h1>
    <p className="visually-hidden" role="status">
      Съобщението се зарежда
    </p>
    <div className="doc-grid">
      <Card>
        <Skeleton lines={8} />
      </Card>
      <aside>
        <Card>
          <Skeleton lines={5} />
        </Card>
      </aside>
    </div>
  </div>
)
