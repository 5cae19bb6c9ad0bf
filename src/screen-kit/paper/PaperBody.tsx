import { appConfig } from '../../transport/config.ts'
import './paper.css'

/** The head of a paper: the public body that issues it, with its emblem, as the installation names them. */
export const PaperBody = ({ className }: { className?: string }) => {
  const { name, emblem } = appConfig().body
  return (
    <p className={className}>
      {emblem && <img className="paper-emblem" src={emblem} alt="" />}
      {name}
    </p>
  )
}
