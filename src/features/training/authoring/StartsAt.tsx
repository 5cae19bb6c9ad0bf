import { useRouteTable } from '../../../screen-kit/routeTable.ts'

/** On which screen an exercise begins: the one that was open when it was begun to be made. */
export const StartsAt = ({ address }: { address: string }) => {
  const { titleOf } = useRouteTable()
  const title = titleOf(address)
  return title === undefined ? null : (
    <p className="muted">
      Упражнението започва от екрана <strong>„{title}“</strong>.
    </p>
  )
}
