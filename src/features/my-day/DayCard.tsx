import type { ReactNode } from 'react'
import { formatCount } from '../../rules/words/pluralise.ts'
import { Card } from '../../widgets/page/Card.tsx'
import { ErrorState } from '../../widgets/page/ErrorState.tsx'
import { Skeleton } from '../../widgets/page/Skeleton.tsx'

type Props = {
  title: string
  count?: number | undefined
  actions?: ReactNode
  /** Shown instead of the lines if there are none. */
  empty: string
  failed: boolean
  onRetry: () => void
  /** Undefined while loading. */
  lines: readonly ReactNode[] | undefined
  more?: ReactNode
}

export const DayCard = ({ title, count, actions, empty, failed, onRetry, lines, more }: Props) => (
  <Card title={count ? `${title} (${formatCount(count)})` : title} actions={actions} className="day-card">
    {failed && !lines && <ErrorState title="Не се зареди" onRetry={onRetry} />}
    {!failed && !lines && <Skeleton lines={3} />}
    {lines?.length === 0 && <p className="muted m-0">{empty}</p>}
    {lines && lines.length > 0 && <ul className="day-lines">{lines}</ul>}
    {more}
  </Card>
)
