import { Amount } from '../../screen-kit/money/Amount.tsx'
import { Card } from '../../widgets/page/Card.tsx'
import { DescriptionList } from '../../widgets/page/DescriptionList.tsx'

type Line = readonly [term: string, cents: number]
type Props = { title: string; currency: string; lines: readonly Line[]; columns?: 1 | 2 }

export const MoneyLines = ({ currency, lines, columns = 2 }: Omit<Props, 'title'>) => (
  <DescriptionList
    columns={columns}
    items={lines.map(([term, cents]) => ({ term, value: cents === 0 ? '–' : <Amount money={{ cents, currency }} /> }))}
  />
)

export const MoneyCard = ({ title, ...lines }: Props) => (
  <Card title={title}>
    <MoneyLines {...lines} />
  </Card>
)
