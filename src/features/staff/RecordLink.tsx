import { Link } from 'wouter'
import { openable, useMayOpen } from '../../screen-kit/routeTable.ts'

/** Another record by its words: a link for whoever may open it. */
export const RecordLink = ({ address, words }: { address: string; words: string }) => {
  const href = openable(address, useMayOpen())
  return href === undefined ? words : <Link href={href}>{words}</Link>
}
