import { useAtomValue } from 'jotai'
import type { DeliveryAttempt } from '../../../contract/shapes/documents.ts'
import { formatDateYear } from '../../../dates/civilDate.ts'
import { labelFrom } from '../../../screen-kit/lookup/lookupOptions.ts'
import { sentVias } from '../../document-lookups/public.ts'

type Props = { attempts: readonly DeliveryAttempt[]; receiptName: (guid: string | null) => string }

/** Renders the failed delivery attempts before the current one, oldest first. */
export const FormerAttempts = ({ attempts, receiptName }: Props) => {
  const vias = useAtomValue(sentVias.optionsAtom)
  if (attempts.length === 0) return null
  return (
    <ol className="former-attempts" aria-label="Предишни опити за връчване">
      {attempts.map(({ sentViaId, address, sentAt, failedOn, reason, receiptGuid }, i) => (
        <li key={`${sentAt} ${failedOn}`}>
          {[
            `${i + 1}. опит`,
            labelFrom(vias, sentViaId),
            address,
            sentAt && `изпратено на ${formatDateYear(sentAt)}`,
            failedOn && `недоставено на ${formatDateYear(failedOn)}`,
            reason,
            receiptName(receiptGuid),
          ]
            .filter(Boolean)
            .join(' · ')}
        </li>
      ))}
    </ol>
  )
}
