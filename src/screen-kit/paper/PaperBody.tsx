import { appConfig } from '../../transport/config.ts'
import { Emblem } from '../Emblem.tsx'
import './paper.css'

/** The head of a paper: the public body that issues it, with its emblem, as the installation names them. */
export const PaperBody = ({ className }: { className?: string }) => {
  return (
    <p className={className}>
      <Emblem className="paper-emblem" />
      {appConfig().body.name}
    </p>
  )
}
