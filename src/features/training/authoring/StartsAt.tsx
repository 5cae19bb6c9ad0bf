import { useRouteTable } from '../../../screen-kit/routeTable.ts'

/** The page on which an exercise begins: the page that was open when its creation started. */
export const StartsAt = ({ address }: { address: string }) => {
  const { titleOf } = useRouteTable()
  const title = titleOf(address)
  return title === undefined ? null : (
    <p className="muted">
      Упражнението започва от екрана <strong>„{title}“</strong>.
    </p>
  )
}
