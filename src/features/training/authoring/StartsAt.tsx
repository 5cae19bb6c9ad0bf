import { useRouteTable } from '../../../screen-kit/routeTable.ts'

/** Renders the name of the page that was open when the trainer began to write the exercise. */
export const StartsAt = ({ address }: { address: string }) => {
  const { titleOf } = useRouteTable()
  const title = titleOf(address)
  return title === undefined ? null : (
    <p className="muted">
      Упражнението започва от екрана <strong>„{title}“</strong>.
    </p>
  )
}
