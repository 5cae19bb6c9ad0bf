import { AwaitedLinks } from '../../case-files/public.ts'
import { type CaseAfterwards, closingSummary } from './closingSummary.ts'

type Props = { afterwards: CaseAfterwards; others: number; chosen: number }

export const CaseFileClosePreview = ({ afterwards, others, chosen }: Props) => {
  const { items } = afterwards.left
  return (
    <>
      <p role="status">{closingSummary(afterwards, others, chosen)}</p>
      {items.length > 0 && (
        <p className="small">
          <AwaitedLinks items={items} aside />
        </p>
      )}
    </>
  )
}
