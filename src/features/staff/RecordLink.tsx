import { Link } from 'wouter'
import { openable, useMayOpen } from '../../screen-kit/routeTable.ts'

/** A link to another record; plain text without the permission to open it. */
export const RecordLink = ({ address, words }: { address: string; words: string }) => {
  const href = openable(address, useMayOpen())
  return href === undefined ? words : <Link href={href}>{words}</Link>
}
