import { useRouteTable } from '../../../screen-kit/routeTable.ts'

/**
 * Renders the name of the page on which the exercise begins: the one that was open when the trainer began to write it.
 */
export const StartsAt = ({ address }: { address: string }) => {
  const { titleOf } = useRouteTable()
  const title = titleOf(address)
  return title === undefined ? null : (
    <p className="muted">
      Упражнението започва от екрана <strong>„{title}“</strong>.
    </p>
  )
}
