import { Link } from 'wouter'
import { openable, useMayOpen } from '../../screen-kit/routeTable.ts'

export const RecordLink = ({ address, text }: { address: string; text: string }) => {
  const href = openable(address, useMayOpen())
  return href === undefined ? text : <Link href={href}>{text}</Link>
}
