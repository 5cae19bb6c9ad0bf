import '../grid/grid.css'

type Props = { lines?: number; width?: string; height?: string }

const widths = ['92%', '78%', '86%', '64%']

/** The skeleton is hidden from screen readers, so render a status with „Зареждане“ beside it. */
export const Skeleton = ({ lines = 3, width, height }: Props) => (
  <div aria-hidden>
    {Array.from({ length: lines }, (_, line) => (
      <span key={line} className="bone" style={{ width: width ?? widths[line % widths.length], height }} />
    ))}
  </div>
)
