import { appConfig } from '../../transport/config.ts'
import { Emblem } from '../Emblem.tsx'
import './paper.css'

export const PaperBody = ({ className, unit }: { className?: string; unit?: string | undefined }) => (
  <p className={className}>
    <span className="paper-issuer">
      <Emblem className="paper-emblem" />
      <span>
        {appConfig().body.name}
        {unit && <span className="paper-unit">{unit}</span>}
      </span>
    </span>
  </p>
)
