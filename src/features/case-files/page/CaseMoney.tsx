import type { CaseFileContents } from '../../../contract/caseFiles.ts'
import { formatDate } from '../../../dates/civilDate.ts'
import type { DocumentModule } from '../../../routes/to.ts'
import { isClosedManually } from '../../../rules/documents/obligationRules.ts'
import { centsOf } from '../../../rules/words/money.ts'
import { Amount } from '../../../screen-kit/money/Amount.tsx'
import { Grid } from '../../../widgets/grid/Grid.tsx'
import type { GridColumn } from '../../../widgets/grid/gridColumn.ts'
import { Card } from '../../../widgets/page/Card.tsx'
import { DocumentLink } from './DocumentLink.tsx'

type Obligation = CaseFileContents['obligations'][number]
type Props = { obligations: readonly Obligation[]; module: DocumentModule }

const centsIn = (amount: string): number => centsOf(amount) ?? 0

/** Returns the unpaid rest in cents; 0 for a cancelled or refunded obligation. */
const leftToPay = ({ amount, paid, statusId }: Pick<Obligation, 'amount' | 'paid' | 'statusId'>): number =>
  isClosedManually(statusId ?? 0) ? 0 : Math.max(0, centsIn(amount) - centsIn(paid))

const columnsFor = (module: DocumentModule): GridColumn<Obligation>[] => [
  {
    key: 'document',
    header: 'Документ',
    width: '10rem',
    onPhone: 'line',
    cell: (row) => <DocumentLink of={row} module={module} />,
  },
  { key: 'basis', header: 'Основание', onPhone: 'title', cell: ({ basis }) => basis || '–' },
  { key: 'debtor', header: 'Задължено лице', onPhone: 'line', cell: ({ debtor }) => debtor || '–' },
  {
    key: 'amount',
    header: 'Дължимо',
    width: '10rem',
    numeric: true,
    onPhone: 'line',
    cell: ({ amount, currency }) => <Amount money={{ cents: centsIn(amount), currency }} />,
  },
  {
    key: 'paid',
    header: 'Платено',
    width: '10rem',
    numeric: true,
    onPhone: 'line',
    cell: ({ paid, currency }) => <Amount money={{ cents: centsIn(paid), currency }} />,
  },
  {
    key: 'left',
    header: 'Остатък',
    width: '10rem',
    numeric: true,
    onPhone: 'line',
    cell: (row) => <Amount money={{ cents: leftToPay(row), currency: row.currency }} />,
  },
  { key: 'due', header: 'Падеж', width: '7rem', onPhone: 'line', cell: ({ dueDate }) => formatDate(dueDate) || '–' },
]

export const CaseMoney = ({ obligations, module }: Props) => (
  <Card title="Такси и плащания" {...(obligations.length > 0 && { className: 'case-wide' })}>
    {obligations.length === 0 ? (
      <p className="muted">По преписката няма задължения.</p>
    ) : (
      <Grid<Obligation>
        label="Такси и плащания"
        columns={columnsFor(module)}
        rows={obligations}
        rowKey={({ guid }) => guid}
        rowLabel={({ basis }) => basis}
      />
    )}
  </Card>
)
