import { isMalicious, type Scan, scanWarning } from '../../../rules/exchange/scan.ts'
import { IconForbidden, IconWarning } from '../../../widgets/icons.ts'
import { StatusTag } from '../../../widgets/tags/StatusTag.tsx'

export const ScanNote = ({ scan }: { scan: Scan }) => {
  if (isMalicious(scan))
    return (
      <span className="scan-note">
        <StatusTag tone="red" icon={IconForbidden}>
          Открит е зловреден код!
        </StatusTag>
      </span>
    )
  const warning = scanWarning(scan)
  return warning === '' ? null : (
    <span className="scan-note">
      <StatusTag tone="amber" icon={IconWarning}>
        {warning}
      </StatusTag>
    </span>
  )
}
